import { committedDice } from '@dicehall/dice';
import type { AnyGame, Entry, Face } from '@dicehall/engine';
import { stateAfter } from './seen.ts';
import { clientParts, type Table } from './table.ts';
export interface MatchDice {
  /** Returns the faces of the throw with this 0-based index. */
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

/**
 * Derives the dice of a table.
 * @param seed the server seed in hex
 */
const derive = (table: Table, seed: string): MatchDice =>
  committedDice({
    serverSeed: Buffer.from(seed, 'hex'),
    table: table.id,
    ...clientParts(table.chairs),
  });

const running = new WeakMap<object, MatchDice>();

/** Returns the dice of a match. They are cached, because the seeds are final during a match. */
export function diceOf(table: Table, seed: string): MatchDice {
  // All states of a match share one setup object.
  const match = table.match?.setup;
  if (match === undefined) return derive(table, seed);
  const dice = running.get(match) ?? derive(table, seed);
  running.set(match, dice);
  return dice;
}
