"""Positions as `spannung positions` writes them; docs/learning.md describes the file."""

import dataclasses
import json

import numpy as np

FORMAT = 1
BEFORE_TABLE = ("game", "ply", "plies", "mover", "seats")
BEHIND_SEAT = ("won", "score", "chance")


@dataclasses.dataclass
class Positions:
    """Arrays with a row a position; [row, seat] where something belongs to a seat."""

    game: str
    seat_names: list
    table_names: list
    sources: list  # headers of the games
    games: np.ndarray  # numbers; those of different files differ
    progress: np.ndarray  # 0 at the beginning of a game, 1 at its end
    present: np.ndarray  # whether there is such a seat
    table: np.ndarray
    seats: np.ndarray  # [row, seat, feature]
    won: np.ndarray  # share of the victory
    score: np.ndarray
    chance: np.ndarray  # as a search saw it; NaN where none was asked

    def __len__(self):
        return len(self.games)

    @property
    def most_seats(self):
        return self.seats.shape[1]


def read(path):
    with open(path, "rb") as file:
        header = json.loads(file.readline())
        if header.get("positions") != FORMAT:
            raise SystemExit(f"{path}: not a file of positions in format {FORMAT}")
        numbers = np.frombuffer(file.read(), dtype="<f4")
    seat, table = len(header["seat"]), len(header["table"])
    wide = seat + len(BEHIND_SEAT)
    start = len(BEFORE_TABLE) + table
    width = start + header["seats"] * wide
    if numbers.size % width:
        raise SystemExit(f"{path}: breaks off in the middle of a position")
    rows = numbers.reshape(-1, width)
    by_seat = rows[:, start:].reshape(len(rows), header["seats"], wide)
    column = {name: rows[:, place] for place, name in enumerate(BEFORE_TABLE)}
    present = np.arange(header["seats"]) < column["seats"][:, None]
    return Positions(
        game=header["game"], seat_names=header["seat"], table_names=header["table"],
        sources=header["sources"], games=column["game"].astype(np.int64),
        progress=column["ply"] / np.maximum(column["plies"], 1), present=present,
        table=rows[:, len(BEFORE_TABLE):start], seats=by_seat[:, :, :seat],
        won=np.where(present, by_seat[:, :, seat], 0), score=np.where(present, by_seat[:, :, seat + 1], 0),
        chance=by_seat[:, :, seat + 2])


def widened(array, seats, fill=0.0):
    """With so many seats."""
    missing = seats - array.shape[1]
    padding = [(0, 0), (0, missing)] + [(0, 0)] * (array.ndim - 2)
    return np.pad(array, padding, constant_values=fill) if missing else array


def joined(parts):
    first = parts[0]
    if len(parts) == 1:
        return first
    for part in parts[1:]:
        if (part.game, part.seat_names, part.table_names) != (first.game, first.seat_names, first.table_names):
            raise SystemExit("the files have different games or features; write them anew")
    seats = max(part.most_seats for part in parts)
    numbers, offset = [], 0
    for part in parts:
        numbers.append(part.games + offset)
        offset += int(part.games.max(initial=-1)) + 1
    together = {
        "games": np.concatenate(numbers),
        "progress": np.concatenate([part.progress for part in parts]),
        "table": np.concatenate([part.table for part in parts]),
        "chance": np.concatenate([widened(part.chance, seats, np.nan) for part in parts]),
    }
    for name in ("present", "seats", "won", "score"):
        together[name] = np.concatenate([widened(getattr(part, name), seats) for part in parts])
    return dataclasses.replace(first, sources=[source for part in parts for source in part.sources],
                               **together)


def chosen(positions, rows):
    """Some of the positions, by a mask or by numbers."""
    names = ("games", "progress", "present", "table", "seats", "won", "score", "chance")
    return dataclasses.replace(positions, **{name: getattr(positions, name)[rows] for name in names})
