import { committedDice } from '@dicehall/dice';
import { clientParts, type Table } from '../table/table.ts';
import type { MatchDice } from '../table/throws.ts';

/** @param seed the server seed in hex */
const derive = (table: Table, seed: string): MatchDice =>
  committedDice({
    serverSeed: Buffer.from(seed, 'hex'),
    table: table.id,
    ...clientParts(table.chairs),
  });

const running = new WeakMap<object, MatchDice>();

/** The dice of a table's match. The seeds are final once it runs, so the dice are cached. */
export function diceOf(table: Table, seed: string): MatchDice {
  // Every state of one match shares one setup object.
  const match = table.match?.setup;
  if (match === undefined) return derive(table, seed);
  const dice = running.get(match) ?? derive(table, seed);
  running.set(match, dice);
  return dice;
}
