#!/usr/bin/python3
"""Fits the value network of a game to positions of its games: how likely each seat is to win, and its
final score.

    training/train_value.py positions.bin [more.bin …] --out weights/<game>/value.json
    training/train_value.py --smoke build/release/cli/spannung      the whole way in a minute

Reads what `spannung positions` writes and writes what ai/learning/value_network.h reads. docs/learning.md
tells how the positions come about. Needs Debian's python3-torch and python3-matplotlib, which
`scripts/provide train` installs; neither is needed to play. It runs in Debian's own Python, which finds
them.

Everything follows from the positions and --seed. After each epoch the state is kept in the folder
--keep: the same command goes on from there, and the curves are drawn there as a picture.
"""

import argparse
import hashlib
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

import numpy as np
import torch

import figures
import network_file
import positions
from value_net import Batches, Scale, ValueNet, answers, losses

ROOT = pathlib.Path(__file__).resolve().parent.parent


def split(data, seed, share=0.1):
    """Whole games are kept for validation: positions of one game know of each other."""
    games = np.unique(data.games)
    order = np.random.default_rng(seed).permutation(games)
    kept = order[:max(1, round(share * len(games)))]
    aside = np.isin(data.games, kept)
    return positions.chosen(data, ~aside), positions.chosen(data, aside)


class Trainer:
    def __init__(self, options, data, identity):
        torch.manual_seed(options.seed)
        torch.set_num_threads(options.threads)
        self.options, self.identity = options, identity
        self.train_data, self.check_data = split(data, options.seed)
        self.scale = Scale(self.train_data)
        self.train = Batches(self.train_data, self.scale, options.mix)
        self.check = Batches(self.check_data, self.scale, options.mix)
        self.train_data = None  # in the batches now
        self.net = ValueNet(len(data.seat_names), len(data.table_names), options.first, options.second)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=options.rate, weight_decay=options.decay)
        self.history, self.best = [], None
        self.state_file = options.keep / "state.pt"

    def run(self):
        self.resume()
        while len(self.history) < self.options.epochs and not self.is_done():
            self.epoch()
            self.keep()
        self.net.load_state_dict(self.best["net"])

    def is_done(self):
        return self.best is not None and len(self.history) - self.best["epoch"] >= self.options.patience

    def epoch(self):
        number = len(self.history)
        order = torch.randperm(len(self.train), generator=torch.Generator().manual_seed(
            self.options.seed * 1_000_003 + number))
        total = 0.0
        for begin in range(0, len(order), self.options.batch):
            rows = order[begin:begin + self.options.batch]
            loss = self.loss(self.train, rows)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            total += loss.item() * len(rows)
        self.judge(total / len(order))

    def loss(self, batches, rows):
        chance, score = losses(self.net, *batches.part(rows))
        return (chance + self.options.score_weight * score).mean()

    def judge(self, train):
        with torch.no_grad():
            parts = [(self.loss(self.check, rows).item(), len(rows))
                     for rows in torch.arange(len(self.check)).split(8192)]
        validation = sum(loss * count for loss, count in parts) / sum(count for _, count in parts)
        self.history.append({"train": train, "validation": validation})
        print(f"epoch {len(self.history):3}: training {train:.4f}, validation {validation:.4f}", flush=True)
        if self.best is None or validation < self.best["validation"]:
            self.best = {"epoch": len(self.history), "validation": validation,
                         "net": {name: tensor.clone() for name, tensor in self.net.state_dict().items()}}
        elif (len(self.history) - self.best["epoch"]) % self.options.rest == 0:
            for group in self.optimizer.param_groups:
                group["lr"] /= 2

    def keep(self):
        draft = self.state_file.with_suffix(".new")
        torch.save({"identity": self.identity, "net": self.net.state_dict(),
                    "optimizer": self.optimizer.state_dict(), "history": self.history, "best": self.best},
                   draft)
        draft.rename(self.state_file)

    def resume(self):
        if not self.state_file.exists():
            return
        state = torch.load(self.state_file)
        if state["identity"] != self.identity:
            print(f"{self.state_file} belongs to another training and is begun anew", flush=True)
            return
        self.net.load_state_dict(state["net"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.history, self.best = state["history"], state["best"]
        print(f"goes on after epoch {len(self.history)}", flush=True)


def exported(net, data, scale, made_by):
    """The network as the file has it, its scores in the points of the game."""
    def numbers(tensor):
        return tensor.detach().numpy().astype(np.float64)
    return {
        "game": data.game, "made_by": made_by, "seat": data.seat_names, "table": data.table_names,
        "first": {"weights": network_file.rounded(np.concatenate(
            [numbers(net.of_seat.weight).T, numbers(net.of_table.weight).T])),
            "bias": network_file.rounded(numbers(net.of_seat.bias))},
        "second": {"weights": network_file.rounded(np.concatenate(
            [numbers(net.own.weight).T, numbers(net.others.weight).T])),
            "bias": network_file.rounded(numbers(net.own.bias))},
        "chance": {"weights": network_file.rounded(numbers(net.chance.weight)[0]), "bias": 0.0},
        "score": {"weights": network_file.rounded(numbers(net.score.weight)[0] * scale.size),
                  "bias": float(network_file.rounded(scale.grow(numbers(net.score.bias)[0])))},
    }


def coarsen(net):
    """Rounds the weights as the file does, so that validation judges what is shipped."""
    with torch.no_grad():
        for tensor in net.parameters():
            tensor.copy_(torch.from_numpy(network_file.rounded(tensor.numpy())))


def commands(options, data):
    """How the network came about, for the file."""
    lines = []
    for source in data.sources:
        said = " ".join(f"--{name} {value}" for name, value in sorted(source["options"].items()))
        lines.append(f"spannung selfplay {source['game']} {said} --bots {','.join(source['bots'])} "
                     f"--random {source['random']} --seed {source['seed'][:16]}… "
                     f"(weights {source['weights']})")
    unique = sorted(set(lines), key=lines.index)
    return unique + ["spannung positions", "training/train_value.py " + options.said]


def identity_of(options, paths):
    """Tells one training from another: its settings and its positions."""
    digest = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            while part := file.read(1 << 24):
                digest.update(part)
    names = ("seed", "mix", "score_weight", "first", "second", "rate", "decay", "batch", "rest")
    digest.update(json.dumps([getattr(options, name) for name in names]).encode())
    return digest.hexdigest()


def train(options):
    data = positions.joined([positions.read(path) for path in options.positions])
    print(f"{data.game}: {len(data)} positions of {len(np.unique(data.games))} games, "
          f"{len(data.seat_names)} numbers a seat and {len(data.table_names)} of the table", flush=True)
    options.keep.mkdir(parents=True, exist_ok=True)
    trainer = Trainer(options, data, identity_of(options, options.positions))
    del data  # the trainer has it in two parts
    trainer.run()
    check = trainer.check_data
    network = exported(trainer.net, check, trainer.scale, commands(options, check))
    coarsen(trainer.net)
    chances, scores = answers(trainer.net, trainer.check)
    figures.draw(trainer.history, figures.calibration(chances, check), options.keep / "curves.png")
    found = figures.report(chances, scores, check, trainer.scale)
    figures.tell(found)
    (options.keep / "figures.json").write_text(json.dumps(found, indent=2) + "\n")
    shown = len(check) // 2
    network = network_file.with_example(network, check.seats[shown][check.present[shown]], check.table[shown])
    text = network_file.text_of(network)
    network_file.check(text)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(text)
    print(f"{options.out}: {len(text)} bytes")
    return found


# --- the whole way in a minute -------------------------------------------------------------------


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(str(word) for word in words)}\n{done.stderr}")
    return done.stdout


def learned_games():
    return sorted(path.parent.name for path in ROOT.glob("weights/*/value.json"))


def smoke(options):
    """Games of every game that has a network, a network that knows more than nothing, and its file."""
    for game in learned_games():
        with tempfile.TemporaryDirectory() as folder:
            here = pathlib.Path(folder)
            run(options.smoke, "selfplay", game, "--players", "2", "--bots", "greedy,random", "--random", "5",
                "--games", "40", "--seed", "smoke", "--threads", "1", "--no-progress", "--out", here / "games")
            run(options.smoke, "positions", here / "games", "--every", "3", "--out", here / "positions")
            words = [str(here / "positions"), "--out", str(here / "value.json"), "--keep", str(here / "kept"),
                     "--epochs", "4", "--first", "16", "--second", "16", "--batch", "64"]
            found = train(read_options(words))
            if not found["log_loss"] < found["log_loss_constant"]:
                raise SystemExit(f"{game}: nothing was learned")
            if (here / "kept/curves.png").stat().st_size == 0:
                raise SystemExit(f"{game}: no curves were drawn")
            run(options.smoke, "positions", here / "games", "--every", "3", "--out", here / "positions",
                "--judge", here / "value.json")
            print(f"{game}: learned a little\n", flush=True)


def read_options(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("positions", nargs="*", metavar="positions.bin")
    parser.add_argument("--out", type=pathlib.Path, help="where the network goes")
    parser.add_argument("--keep", type=pathlib.Path, help="folder of the state and the curves "
                        "(otherwise build/learning/<name of the first file>)")
    parser.add_argument("--mix", type=float, default=0.5,
                        help="share of what a search thought in the aim, where one was asked")
    parser.add_argument("--score-weight", type=float, default=0.3, help="of the squared error of scores")
    parser.add_argument("--first", type=int, default=32, help="neurons of the first layer, a multiple of 16")
    parser.add_argument("--second", type=int, default=32, help="and of the second")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--epochs", type=int, default=60, help="at most")
    parser.add_argument("--patience", type=int, default=8, help="epochs without a gain before it ends")
    parser.add_argument("--rest", type=int, default=2, help="epochs without a gain before smaller steps")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--smoke", metavar="PROGRAM")
    options = parser.parse_args(words)
    options.said = shlex.join(words)
    if not options.smoke and not (options.positions and options.out):
        parser.error("name positions and --out")
    if options.first % 16 or options.second % 16:
        parser.error("layers have a multiple of 16 neurons")
    if options.keep is None and options.positions:
        options.keep = pathlib.Path("build/learning") / pathlib.Path(options.positions[0]).stem
    return options


def main():
    options = read_options(sys.argv[1:])
    if options.smoke:
        smoke(options)
    else:
        train(options)


if __name__ == "__main__":
    main()
