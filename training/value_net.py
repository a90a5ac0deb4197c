"""The network, and positions as it takes them."""

import numpy as np
import torch
from torch import nn


class ValueNet(nn.Module):
    """The layers of ai/learning/value_network.h."""

    def __init__(self, seat, table, first, second):
        super().__init__()
        self.of_seat = nn.Linear(seat, first)
        self.of_table = nn.Linear(table, first, bias=False)
        self.own = nn.Linear(first, second)
        self.others = nn.Linear(first, second, bias=False)
        self.chance = nn.Linear(second, 1, bias=False)  # what all seats have in common matters to none
        self.score = nn.Linear(second, 1)

    def forward(self, table, seats, present):
        """Logits of the chances, and scores, by [row, seat]."""
        there = present.unsqueeze(-1).to(seats.dtype)
        first = torch.relu(self.of_table(table).unsqueeze(1) + self.of_seat(seats)) * there
        count = (there.sum(1, keepdim=True) - 1).clamp(min=1)
        others = (first.sum(1, keepdim=True) - first) / count
        second = torch.relu(self.own(first) + self.others(others))
        logits = self.chance(second).squeeze(-1).masked_fill(~present, -torch.inf)
        return logits, self.score(second).squeeze(-1)


def tensor(array, kind=np.float32):
    """Shares the memory where it can: positions may fill much of it."""
    return torch.from_numpy(np.require(array, kind, ["C", "W"]))


class Batches:
    """Positions as tensors, in parts."""

    def __init__(self, data, scale, mix):
        self.table = tensor(data.table)
        self.seats = tensor(data.seats)
        self.present = tensor(data.present, bool)
        self.score = tensor(scale.shrink(data.score))
        self.aim = tensor(aims(data, mix))

    def __len__(self):
        return len(self.table)

    def part(self, rows):
        return [tensor[rows] for tensor in (self.table, self.seats, self.present, self.aim, self.score)]


class Scale:
    """Scores of games as numbers around 0."""

    def __init__(self, data):
        scores = data.score[data.present]
        self.mean, self.size = float(scores.mean()), max(float(scores.std()), 1e-3)

    def shrink(self, scores):
        return (scores - self.mean) / self.size

    def grow(self, numbers):
        return numbers * self.size + self.mean


def aims(data, mix):
    """Who won, mixed with what a search thought where it was asked."""
    known = ~np.isnan(data.chance) & data.present
    said = np.where(known, data.chance, 0)
    share = np.where(known.any(axis=1, keepdims=True), mix, 0)
    return ((1 - share) * data.won + share * said).astype(np.float32)


def losses(net, table, seats, present, aim, score):
    """Cross-entropy of the chances and squared error of the scores, both by position."""
    logits, scores = net(table, seats, present)
    chances = torch.log_softmax(logits, dim=1).masked_fill(~present, 0)
    wrong = ((scores - score) ** 2).masked_fill(~present, 0).sum(1) / present.sum(1)
    return -(aim * chances).sum(1), wrong


def answers(net, batches, size=8192):
    """Chances and shrunk scores of all positions."""
    chances, scores = [], []
    with torch.no_grad():
        for begin in range(0, len(batches), size):
            table, seats, present, _, _ = batches.part(slice(begin, begin + size))
            logits, score = net(table, seats, present)
            chances.append(torch.softmax(logits, dim=1))
            scores.append(score)
    return torch.cat(chances).numpy(), torch.cat(scores).numpy()
