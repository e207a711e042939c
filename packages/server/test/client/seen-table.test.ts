import { clientCommitmentOf } from '@dicehall/dice';
import { describe, expect, it } from 'vitest';
import {
  dutyOf,
  type OnlineState,
  seenAfter,
  seenDiceOf,
  stateOf,
  unseen,
  verifyCommand,
} from '../../src/client/index.ts';
import { drawSeed, type TableMemory } from '../../src/client/table-memory.ts';
import type { Snapshot, TableState } from '../../src/protocol/index.ts';
import { personAt, tableBefore } from '../support/table-state.ts';

const seed = '0a'.repeat(32);
const own = clientCommitmentOf(seed);
const other = clientCommitmentOf('b0'.repeat(32));
const revealBy = '2026-01-01T00:00:10.000Z';

const dice = {
  commitment: 'c',
  clientCommitments: [own, other] as (string | null)[],
  clientSeeds: [null, null] as (string | null)[],
  revealBy: null as string | null,
  serverSeed: null,
};
const open = tableBefore([personAt(0, 'Ada'), personAt(1, 'Bo')], { dice });
const revealing: TableState = { ...open, status: 'playing', dice: { ...dice, revealBy } };
const running: TableState = { ...open, status: 'playing', match: { view: {} } as TableState['match'] };
const over: TableState = { ...running, status: 'over' };
const nothing = unseen('table');
const after = (...tables: readonly TableState[]) => tables.reduce(seenAfter, nothing);

describe('a client observes the dice of a table for their verification', () => {
  it('the observations contain the first commitment of the server and the last commitment of each client', () => {
    const replaced = { ...revealing, dice: { ...revealing.dice, commitment: 'x' } };
    expect(after(open)).toMatchObject({ commitment: 'c', clientCommitments: null });
    expect(after(open, revealing, running, over)).toMatchObject({
      commitment: 'c',
      clientCommitments: [own, other],
    });
    expect(after(open, replaced).commitment).toBe('c');
    const swapped = { ...running, dice: { ...dice, clientCommitments: [own, own] } };
    expect(after(open, revealing, swapped).clientCommitments).toEqual([own, other]);
  });

  it('the observations are empty if the client first saw the table after the first roll or after the match', () => {
    const closed: TableState = { ...open, status: 'over' };
    for (const late of [over, running, closed]) expect(after(late)).toBe(nothing);
    expect(seenDiceOf(after(over))).toEqual({ table: 'table' });
  });

  it('the observations record that no client committed, if the match starts at once', () => {
    const none = { ...dice, clientCommitments: [null, null] };
    expect(after({ ...open, dice: none }, { ...running, dice: none }).clientCommitments).toEqual([
      null,
      null,
    ]);
    expect(after({ ...running, dice: none }).clientCommitments).toBeNull();
  });

  it('a client stores no commitments at a new table, or while they can still change', () => {
    expect(nothing).toEqual({
      table: 'table',
      commitment: null,
      clientCommitments: null,
      ownSeed: null,
      ownSeat: null,
    });
    for (const clientCommitments of [
      [own, null],
      [null, other],
    ])
      expect(after(open, { ...running, dice: { ...dice, clientCommitments } }).clientCommitments).toBeNull();
  });

  it('the client’s own seed belongs to the seat at which it was accepted', () => {
    const seen = after(open, revealing);
    const known = { table: 'table', commitment: 'c', clientCommitments: [own, other] };
    const accepted = { ...seen, ownSeed: seed, ownSeat: 1 };
    expect(seenDiceOf(accepted)).toEqual({ ...known, own: { seat: 1, seed } });
    const without = [seen, { ...accepted, ownSeat: null }, { ...accepted, ownSeed: null }];
    expect(without.map(seenDiceOf)).toEqual([known, known, known]);
    const command = `dicehall verify match.json --table table --commitments c,${own},${other}`;
    expect(without.map(verifyCommand)).toEqual([command, command, command]);
    expect(verifyCommand(nothing)).toBe('dicehall verify match.json --table table --commitments -');
  });

  it('a client draws a seed of 32 bytes, and saves it under its commitment', async () => {
    const saved: [string, string][] = [];
    const memory = { saveSeed: (...one: [string, string]) => saved.push(one) } as unknown as TableMemory;
    const drawn = [await drawSeed(memory), await drawSeed(memory)];
    expect(saved.map(([commitment]) => commitment)).toEqual(drawn);
    for (const [commitment, secret] of saved) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(clientCommitmentOf(secret)).toBe(commitment);
    }
    expect(new Set(drawn).size).toBe(2);
  });

  it('the observations can be written as a `dicehall verify` command', () => {
    const seen = { ...after(open, revealing), clientCommitments: [own, null], ownSeed: seed, ownSeat: 0 };
    expect(verifyCommand(seen)).toBe(
      `dicehall verify match.json --table table --commitments c,${own},- --own-seed ${seed} --own-seat 1`,
    );
  });
});

describe('a client contributes a seed to the dice', () => {
  const seedOf = (commitment: string) => (commitment === own ? seed : null);
  const at = (table: TableState, seen = after(open, revealing), number: number | null = 0): OnlineState =>
    stateOf({ seq: 1, you: { person: 'ada', seat: number }, table } as Snapshot, seen);
  const kindAt = (...of: Parameters<typeof at>) => dutyOf(at(...of), seedOf)?.kind ?? null;

  it('a client commits to a seed when it has a seat without a commitment', () => {
    const without = { ...open, dice: { ...dice, clientCommitments: [null, other] } };
    expect(kindAt(without)).toBe('commit');
    expect(kindAt(without, nothing, null)).toBeNull();
    expect(kindAt(open)).toBeNull();
  });

  it('a client reveals its seed after the start and never before', () => {
    expect(kindAt(open)).toBeNull();
    expect(dutyOf(at(revealing), seedOf)).toEqual({ kind: 'reveal', seed });
    expect(kindAt(running)).toBeNull();
    expect(kindAt({ ...revealing, dice: { ...revealing.dice, clientSeeds: [seed, null] } })).toBeNull();
  });

  it('a client does not reveal its seed if its commitment was replaced or is not its own', () => {
    const server = { ...revealing, dice: { ...revealing.dice, commitment: 'x' } };
    const player = { ...revealing, dice: { ...revealing.dice, clientCommitments: [own, own] } };
    const mine = { ...revealing, dice: { ...revealing.dice, clientCommitments: [other, other] } };
    expect([kindAt(server), kindAt(player), kindAt(mine, after(open, mine))]).toEqual([null, null, null]);
  });
});
