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
