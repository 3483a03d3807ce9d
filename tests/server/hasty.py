"""`orleans` in a hurry: what others wait for in seconds takes tenths here."""

from dataclasses import replace

from orleans import cli
from orleans.server import bot_pool, table

bot_pool.STARTUP = 5.0  # twice as long as a process takes to start on a busy machine
table.BOT_GRACE = 500

from orleans.server import bot_queue, serve  # noqa: E402 - it reads what was changed above

bot_queue.HEARTBEAT, bot_queue.SILENCE = 0.2, 1.0
run = serve.run
serve.run = lambda settings, **more: run(replace(settings, sweep_seconds=0.2), **more)

cli.main()
