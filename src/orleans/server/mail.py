"""Mails in the reader's language, sent by the operator's SMTP server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import lru_cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

from orleans.errors import BadSetup
from orleans.notation.fluent import Sentences, Value, messages_in
from orleans.server.refusal import Refusal
from orleans.server.settings import MAIL_FROM, SMTP, Settings

TIMEOUT = 10.0  # seconds for each command of a delivery
AN_ADDRESS = re.compile(r"[^@\s<>\",;:\\()\[\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*")


def read_address(text: str) -> str:
    """Return an address as it is stored; refuse anything else."""
    address = text.strip().lower()
    if len(address) > 254 or not address.isprintable() or not AN_ADDRESS.fullmatch(address):
        raise Refusal("not-possible", "this is no mail address")
    return address


@lru_cache(maxsize=3)
def texts(language: str) -> Sentences:
    path = Path(__file__).parent / "mails" / f"{language}.ftl"
    return Sentences(language, dict(messages_in(path.read_text(encoding="utf-8"))))


def say(language: str, key: str, **values: Value) -> str:
    return texts(language).say(key, values, {})


class Mailer:
    """Sends mails from threads of its own, so that a slow server delays nothing else."""

    def __init__(self, settings: Settings) -> None:
        self.smtp, self.sender = settings.smtp, settings.mail_from
        self._threads = ThreadPoolExecutor(2, "orleans-mail")
        if self.smtp and not self.sender:
            raise BadSetup(f"with {SMTP}, {MAIL_FROM} must name the sender of mails")
        if self.smtp and urlsplit(self.smtp).scheme not in ("smtp", "smtps"):
            raise BadSetup(f"{SMTP} begins with smtp:// or smtps://")
        if self.smtp and not settings.link_to:
            raise BadSetup("mails need --address or --name, for the links in them")

    def __bool__(self) -> bool:
        return bool(self.smtp)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a mail; an OSError or SMTPException says why it was not taken."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain="orleans")
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._threads, deliver, self.smtp, mail)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def deliver(smtp: str, mail: EmailMessage) -> None:
    """Hand a mail to the server, encrypted if possible; a password is never sent in clear."""
    parts = urlsplit(smtp)
    host = parts.hostname or "localhost"
    context = ssl.create_default_context()
    server: smtplib.SMTP
    if parts.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 25, timeout=TIMEOUT)
    with server:
        server.ehlo()
        if parts.scheme == "smtp" and (parts.username or server.has_extn("starttls")):
            server.starttls(context=context)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(mail)
