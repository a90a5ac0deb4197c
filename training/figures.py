"""How good a network is on games that it was not trained with, in figures and as a picture."""

import numpy as np

BINS = 10


def log_loss(chances, won):
    return -(won * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1)


def calibration(chances, data):
    """(said, came, cases) for each bin of chances; nothing of games that somebody plays alone."""
    together = data.present & (data.present.sum(axis=1, keepdims=True) > 1)
    said, came = chances[together], data.won[together]
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    return [(said[place == i].mean(), came[place == i].mean(), int((place == i).sum()))
            for i in range(BINS) if (place == i).any()]


def calibration_error(bins):
    cases = sum(count for _, _, count in bins)
    return sum(abs(said - came) * count for said, came, count in bins) / max(cases, 1)


def report(chances, scores, data, scale):
    """What validation says, as a dictionary of figures."""
    seats = data.present.sum(axis=1)
    score_error = (scale.grow(scores) - data.score)[data.present]
    searched = ~np.isnan(data.chance).all(axis=1)
    found = {
        "positions": len(data),
        "log_loss": float(log_loss(chances, data.won).mean()),
        "log_loss_constant": float(np.log(seats).mean()),
        "calibration_error": calibration_error(calibration(chances, data)),
        "score_error": float(np.sqrt((score_error ** 2).mean())),
        "score_error_constant": float(np.sqrt(((scale.mean - data.score[data.present]) ** 2).mean())),
        "log_loss_by_third": [float(log_loss(chances, data.won)[place].mean()) for place in thirds(data)
                              if place.any()],
    }
    if searched.any():
        said = np.nan_to_num(data.chance[searched])
        found["searched_positions"] = int(searched.sum())
        found["log_loss_of_search"] = float(log_loss(said, data.won[searched]).mean())
        found["log_loss_there"] = float(log_loss(chances[searched], data.won[searched]).mean())
    return found


def thirds(data):
    place = np.minimum((data.progress * 3).astype(int), 2)
    return [place == third for third in range(3)]


def tell(found):
    print(f"validation, {found['positions']} positions of games that were not trained on:")
    print(f"  log loss          {found['log_loss']:.4f}  (constant chances: "
          f"{found['log_loss_constant']:.4f})")
    print(f"  by third of game  {', '.join(f'{loss:.4f}' for loss in found['log_loss_by_third'])}")
    if "log_loss_of_search" in found:
        print(f"  where a search was asked ({found['searched_positions']}): {found['log_loss_there']:.4f}"
              f"  (the search: {found['log_loss_of_search']:.4f})")
    print(f"  calibration error {100 * found['calibration_error']:.1f} points")
    print(f"  score error       {found['score_error']:.2f}  (constant score: "
          f"{found['score_error_constant']:.2f})")


def draw(history, bins, path):
    import matplotlib
    matplotlib.use("Agg")
    from matplotlib import pyplot
    picture, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4.5))
    epochs = range(1, len(history) + 1)
    left.plot(epochs, [entry["train"] for entry in history], label="training")
    left.plot(epochs, [entry["validation"] for entry in history], label="validation")
    left.set(xlabel="epoch", ylabel="loss")
    left.legend()
    right.plot([0, 1], [0, 1], color="grey", linewidth=0.8)
    right.plot([said for said, _, _ in bins], [came for _, came, _ in bins], marker="o")
    right.set(xlabel="chance told", ylabel="came true", xlim=(0, 1), ylim=(0, 1))
    picture.tight_layout()
    picture.savefig(path, dpi=100)
    pyplot.close(picture)
