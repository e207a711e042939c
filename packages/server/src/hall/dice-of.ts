import { committedDice } from '@dicehall/dice';
import type { Table } from '../table/table.ts';
import type { MatchDice } from '../table/throws.ts';

/** The dice of a table's match, from its server seed (hex) and the seeds of those who sit there. */
export const diceOf = (table: Table, seed: string): MatchDice =>
  committedDice({
    serverSeed: Buffer.from(seed, 'hex'),
    table: table.id,
    clientSeeds: table.chairs.map((chair) => (chair.kind === 'empty' ? '' : chair.seed)),
  });
