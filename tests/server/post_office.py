"""An SMTP server on this machine that keeps what it is sent."""

import re
import socket
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default

from aiosmtpd.controller import Controller


class Box:
    def __init__(self):
        self.mails = []

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd's name
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def code(self, to):
        """The code in the last link that was sent to an address."""
        found = [mail for mail in self.mails if mail["to"] == to]
        return re.search(r"/account#link=([\w-]+)", found[-1].get_content())[1]


@contextmanager
def post_office():
    """Return the settings of a server that sends mails here, and the box."""
    box = Box()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "orleans@example.org"}, box
    finally:
        controller.stop()
