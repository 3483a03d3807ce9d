"""indexes, and the clock of the tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

# Removing a person or a table looks for whatever points to them.
INDEXES = (
    ("invitations", "holder"),
    ("invitations", "used_by"),
    ("notices", "person"),
    ("notices", "table_id"),
    ("people", "created_at"),
    ("seats", "resigned_by"),
    ("tables", "host"),
    ("watchers", "person"),
)


def upgrade() -> None:
    for table, column in INDEXES:
        op.create_index(f"ix_{table}_{column}", table, [column], unique=False)
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock")),
    )


def downgrade() -> None:
    op.drop_table("clock")
    for table, column in INDEXES:
        op.drop_index(f"ix_{table}_{column}", table)
