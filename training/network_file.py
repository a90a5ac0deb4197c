"""The file of a value network: weights/<game>/value.json. docs/learning.md describes it, and
ai/learning/network_reader.cpp reads it."""

import json

import numpy as np

DIGITS = 5  # that are significant


def rounded(array):
    """As it stands in the file: float32 with so many digits."""
    flat = [float(f"{value:.{DIGITS}g}") for value in np.asarray(array, dtype=np.float64).ravel()]
    return np.array(flat, dtype=np.float32).reshape(np.shape(array))


def outlook(network, seats, table):
    """Plainly what ai/learning/value_network.cpp does: chances and scores of one position."""
    layer = {name: {part: np.array(numbers, dtype=np.float32) for part, numbers in network[name].items()}
             for name in ("first", "second", "chance", "score")}
    seats = np.asarray(seats, dtype=np.float32)
    table = np.asarray(table, dtype=np.float32)
    both = np.concatenate([seats, np.tile(table, (len(seats), 1))], axis=1)
    first = np.maximum(both @ layer["first"]["weights"] + layer["first"]["bias"], 0)
    others = (first.sum(axis=0) - first) / max(1, len(seats) - 1)
    second = np.maximum(np.concatenate([first, others], axis=1) @ layer["second"]["weights"]
                        + layer["second"]["bias"], 0)
    logits = second @ layer["chance"]["weights"] + layer["chance"]["bias"]
    odds = np.exp(logits - logits.max())
    return odds / odds.sum(), second @ layer["score"]["weights"] + layer["score"]["bias"]


def number(value):
    text = f"{float(value):.{DIGITS}g}"
    return "0" if float(text) == 0 else text


def row(values):
    return "[" + ", ".join(number(value) for value in values) + "]"


def rows(values, indent):
    between = ",\n" + " " * indent
    return "[\n" + " " * indent + between.join(row(value) for value in values) + "]"


def text_of(network):
    """One input a line, so that two networks can be compared line by line."""
    words = {name: json.dumps(network[name], ensure_ascii=False) for name in ("game", "seat", "table")}
    made_by = ",\n    ".join(json.dumps(line, ensure_ascii=False) for line in network["made_by"])
    lines = [f'  "game": {words["game"]}', f'  "made_by": [\n    {made_by}]',
             f'  "seat": {words["seat"]}', f'  "table": {words["table"]}']
    for name in ("first", "second"):
        layer = network[name]
        lines.append(f'  "{name}": {{"weights": {rows(layer["weights"], 4)},\n    "bias": {row(layer["bias"])}}}')
    for name in ("chance", "score"):
        head = network[name]
        lines.append(f'  "{name}": {{"weights": {row(head["weights"])}, "bias": {number(head["bias"])}}}')
    shown = network["example"]
    lines.append(f'  "example": {{"seats": {rows(shown["seats"], 4)},\n    "table": {row(shown["table"])},\n'
                 f'    "chances": {row(shown["chances"])}, "scores": {row(shown["scores"])}}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def with_example(network, seats, table):
    """Adds an example with its answers, by which readers see that they read and reckon right."""
    seats, table = rounded(seats), rounded(table)
    chances, scores = outlook(network, seats, table)
    return {**network, "example": {"seats": seats, "table": table, "chances": chances, "scores": scores}}


def check(text):
    """Reads it again; the example has to come out."""
    network = json.loads(text)
    shown = network["example"]
    chances, scores = outlook(network, shown["seats"], shown["table"])
    for found, expected in ((chances, shown["chances"]), (scores, shown["scores"])):
        if not np.allclose(found, expected, rtol=1e-3, atol=1e-3):
            raise SystemExit(f"the network says {found} instead of {expected} in its example")
