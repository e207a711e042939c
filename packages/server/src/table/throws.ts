import type { AnyGame, Entry, Face } from '@dicehall/engine';
import { stateAfter } from './seen.ts';

/** The dice of one match. */
export interface MatchDice {
  /** The faces of the throw with this index, 0-based. */
  thrown(index: number, count: number): readonly Face[];
}

/** Throws dice until a seat has to choose or the match is over. */
export function throwPending(game: AnyGame, state: unknown, throws: number, dice: MatchDice): Entry[] {
  const entries: Entry[] = [];
  let current = state;
  for (let index = throws; ; index += 1) {
    const step = game.step(current);
    if (step.kind !== 'throw') return entries;
    const entry: Entry = { seat: step.seat, dice: dice.thrown(index, step.dice) };
    current = stateAfter(game, current, entry);
    entries.push(entry);
  }
}
