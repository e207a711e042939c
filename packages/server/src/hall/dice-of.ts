import { committedDice } from '@dicehall/dice';
import type { Table } from '../table/table.ts';
import type { MatchDice } from '../table/throws.ts';

/** The dice of a table's match, from its server seed (hex) and the seeds of those who sit there. */
const derive = (table: Table, seed: string): MatchDice =>
  committedDice({
    serverSeed: Buffer.from(seed, 'hex'),
    table: table.id,
    clientSeeds: table.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.seed)),
  });

const running = new WeakMap<object, MatchDice>();

/** The dice of a table's match. While it runs the seeds are fixed, and what is derived from them is kept. */
export function diceOf(table: Table, seed: string): MatchDice {
  // Every state of one match has the one setup that it began with.
  const match = table.match?.setup;
  if (match === undefined) return derive(table, seed);
  const dice = running.get(match) ?? derive(table, seed);
  running.set(match, dice);
  return dice;
}
