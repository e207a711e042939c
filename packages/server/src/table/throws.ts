import type { AnyGame, Entry, Face } from '@dicehall/engine';
import { stateAfter } from './seen.ts';

/** The dice of one match: what its throws show. */
export interface MatchDice {
  thrown(index: number, count: number): readonly Face[];
}

/** Throws whatever is to be thrown until somebody has to choose, or the match is over. */
export function throwOut(game: AnyGame, state: unknown, throws: number, dice: MatchDice): Entry[] {
  const entries: Entry[] = [];
  let now = state;
  for (let index = throws; ; index += 1) {
    const step = game.step(now);
    if (step.kind !== 'throw') return entries;
    const entry: Entry = { seat: step.seat, dice: dice.thrown(index, step.dice) };
    now = stateAfter(game, now, entry);
    entries.push(entry);
  }
}
