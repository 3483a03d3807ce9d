"""what the server tells, blocks by the name one met, and the indexes that were missing"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

# As in 0005: removing a person looks for whatever points to them.
INDEXES = (
    ("blocks", "other"),
    ("chat", "person"),
    ("proofs", "person"),
    ("removals", "person"),
    ("reports", "other"),
    ("seats", "away"),
    ("subscriptions", "session"),
)


def upgrade() -> None:
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column], unique=False)
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.Text(), nullable=True))
    with op.batch_alter_table("blocks", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("name", sa.String(length=40), server_default="", nullable=False)
        )
    op.execute("UPDATE blocks SET name = (SELECT name FROM people WHERE people.id = blocks.other)")


def downgrade() -> None:
    for table, column in INDEXES:
        op.drop_index(f"ix_{table}_{column}", table)
    with op.batch_alter_table("blocks", schema=None) as batch_op:
        batch_op.drop_column("name")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_column("told")
