import type { BaseView, BySeat, Frame } from '@dicehall/engine';

export function scoreHistory(start: BaseView, frames: readonly Frame[]): BySeat<number>[] {
  const history: BySeat<number>[] = [start.scores];
  for (const { view } of frames) {
    const before = history.at(-1);
    if (before?.some((score, seat) => score !== view.scores[seat])) history.push(view.scores);
  }
  return history;
}

export function along(value: number, min: number, max: number, size: number): number {
  return max === min ? size / 2 : ((value - min) / (max - min)) * size;
}

/** The largest increase of a score between two entries of the history; null when no score rose. */
export function biggestGain(
  history: readonly BySeat<number>[],
): { readonly seat: number; readonly gain: number } | null {
  let best: { seat: number; gain: number } | null = null;
  for (const [index, scores] of history.entries()) {
    const before = history[index - 1];
    if (before === undefined) continue;
    for (const [seat, score] of scores.entries()) {
      const gain = score - (before[seat] ?? 0);
      if (gain > (best?.gain ?? 0)) best = { seat, gain };
    }
  }
  return best;
}
