"""The kernel: pieces, table, frames, moves, chance, records, positions, views and scores."""
