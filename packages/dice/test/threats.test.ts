import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clientCommitmentOf,
  commitmentOf,
  committedDice,
  diceDomain,
  type SeenDice,
  seededDice,
  verifyRecord,
} from '../src/index.ts';

// Ada is honest. The server and Eve try to choose the dice; docs/dice.md lists the threats in the same order.

/** All secrets of a match at a table with Ada, Eve and a bot. */
interface Secrets {
  readonly table: string;
  readonly serverSeed: string;
  readonly clientCommitments: readonly (string | null)[];
  readonly clientSeeds: readonly (string | null)[];
}

const random = seededDice('threats');
const newSeed = (): string => Array.from({ length: 64 }, () => (random.word() & 15).toString(16)).join('');
const adasSeed = newSeed();
const evesSeed = newSeed();
const honest: Secrets = {
  table: 'tab1e00000000000',
  serverSeed: newSeed(),
  clientCommitments: [clientCommitmentOf(adasSeed), clientCommitmentOf(evesSeed), null],
  clientSeeds: [adasSeed, evesSeed, null],
};

const diceOf = (secrets: Secrets) =>
  committedDice({ ...secrets, serverSeed: Buffer.from(secrets.serverSeed, 'hex') });
const serverCommitmentOf = ({ serverSeed, table }: Secrets) =>
  commitmentOf(Buffer.from(serverSeed, 'hex'), table);

/** Returns the record that follows from these secrets. Its commitment matches them unless another one is given. */
const recordOf = (secrets: Secrets, commitment = serverCommitmentOf(secrets)) => ({
  seats: [{ name: 'Ada' }, { name: 'Eve' }, { name: 'Bot' }],
  log: [{ seat: 0, dice: diceOf(secrets).thrown(0, 5) }],
  proof: { dice: diceDomain, ...secrets, commitment },
});

/** Returns the observations that Ada's client saved before it revealed its seed. */
const seen: SeenDice = {
  table: honest.table,
  commitment: serverCommitmentOf(honest),
  clientCommitments: honest.clientCommitments,
  own: { seat: 0, seed: adasSeed },
};

const isWanted = (secrets: Secrets): boolean => diceOf(secrets).thrown(0, 3).join('') === '666';

/** Tries variants of the secrets until the first throw begins with three sixes. */
function ground(variant: () => Partial<Secrets>): Secrets {
  for (;;) {
    const secrets = { ...honest, ...variant() };
    if (isWanted(secrets)) return secrets;
  }
}

const outcome = (record: unknown, compared?: SeenDice): unknown => {
  const verified = verifyRecord(record, compared);
  return verified.ok ? verified.value.proves : [verified.error.code, verified.error.seat];
};

test('honest dice are verified for Ada, for a spectator, and for a reader of the record', () => {
  expect(outcome(recordOf(honest), seen)).toBe('own');
  expect(outcome(recordOf(honest), { ...seen, own: undefined })).toBe('players');
  expect(outcome(recordOf(honest))).toBe('record');
});

describe('a server that tries seeds is detected', () => {
  const otherSeed = ground(() => ({ serverSeed: newSeed() }));
  const otherTable = ground(() => ({ table: newSeed().slice(0, 16) }));

  test('the server cannot replace its seed, because its commitment was seen', () => {
    expect(outcome(recordOf(otherSeed, serverCommitmentOf(honest)))).toEqual(['wrong-commitment', -1]);
    expect(outcome(recordOf(otherSeed), seen)).toEqual(['other-commitment', -1]);
  });

  test('the server cannot replace the id of the table, because its commitment contains it', () => {
    expect(outcome(recordOf(otherTable, serverCommitmentOf(honest)))).toEqual(['wrong-commitment', -1]);
    expect(outcome(recordOf(otherTable), seen)).toEqual(['other-table', -1]);
  });

  test('the server cannot contribute a seed for a bot', () => {
    const withBot = ground(() => {
      const seed = newSeed();
      const [ada = null, eve = null] = honest.clientCommitments;
      return {
        clientCommitments: [ada, eve, clientCommitmentOf(seed)],
        clientSeeds: [adasSeed, evesSeed, seed],
      };
    });
    expect(outcome(recordOf(withBot), seen)).toEqual(['other-client-commitment', 2]);
  });

  test('the server cannot replace Ada’s seed, and cannot drop it unnoticed', () => {
    const seed = newSeed();
    const [, eve = null] = honest.clientCommitments;
    const replaced = { ...honest, clientSeeds: [seed, evesSeed, null] };
    const both = { ...replaced, clientCommitments: [clientCommitmentOf(seed), eve, null] };
    const dropped = { ...honest, clientSeeds: [null, evesSeed, null] };
    expect(outcome(recordOf(replaced))).toEqual(['wrong-client-seed', 0]);
    expect(outcome(recordOf(both), seen)).toEqual(['other-client-commitment', 0]);
    expect(outcome(recordOf(dropped), seen)).toEqual(['own-seed-missing', 0]);
  });
});

test.each<[string, () => Partial<Secrets>]>([
  ['the server', () => ({ clientSeeds: [newSeed(), evesSeed, null] })],
  ['the last player', () => ({ serverSeed: newSeed() })],
])('%s cannot influence the dice: they are uniform over all seeds of the others', (_who, drawn) => {
  const counts = new Float64Array(6);
  for (let match = 0; match < 600; match += 1) {
    for (const face of diceOf({ ...honest, ...drawn() }).thrown(0, 5)) {
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
  // The quantile of chi-square with 5 degrees of freedom at 1 in 10,000.
  expect(chiSquare).toBeLessThan(25.74);
});

describe('a last player who tries seeds gains nothing', () => {
  test('the last player cannot use Ada’s seed as her own, because equal commitments are refused', () => {
    const copied = {
      ...honest,
      clientCommitments: [seen.clientCommitments?.[0] ?? null, seen.clientCommitments?.[0] ?? null, null],
    };
    for (const clientSeeds of [
      [adasSeed, adasSeed, null],
      [null, adasSeed, null],
      [adasSeed, null, null],
    ]) {
      const secrets = { ...copied, clientSeeds };
      const verified = verifyRecord(recordOf(secrets), {
        ...seen,
        clientCommitments: copied.clientCommitments,
      });
      expect(verified).toMatchObject({ ok: false, error: { code: 'equal-commitments', seat: 1 } });
    }
  });

  test("the last player cannot make Ada's seed count for three copies of Ada's seat", () => {
    const [ada = null] = honest.clientCommitments;
    const copies = [ada, ada, ada, ada];
    const compared = { ...seen, clientCommitments: copies };
    const accepted: unknown[] = [];
    // Each of the four seats may reveal or withhold its seed.
    for (let shown = 1; shown < 2 ** copies.length; shown += 1) {
      const clientSeeds = copies.map((_, seat) => ((shown & (1 << seat)) === 0 ? null : adasSeed));
      const record = { ...recordOf({ ...honest, clientCommitments: copies, clientSeeds }), seats: undefined };
      if (verifyRecord(record, compared).ok) accepted.push(clientSeeds);
    }
    expect(accepted).toEqual([]);
  });

  test("the last player cannot make Ada's seed count for Eve's seat instead of Ada's", () => {
    const [ada = null, eve = null] = honest.clientCommitments;
    const moved = { ...honest, clientCommitments: [eve, ada, null], clientSeeds: [null, adasSeed, null] };
    const compared = { ...seen, clientCommitments: moved.clientCommitments };
    expect(outcome(recordOf(moved), compared)).toEqual(['own-seed-missing', 0]);
  });

  test('the last player cannot change her seed once she knows the others', () => {
    const other = ground(() => ({ clientSeeds: [adasSeed, newSeed(), null] }));
    expect(outcome(recordOf(other))).toEqual(['wrong-client-seed', 1]);
  });
});

describe('a server and a last player together can choose only among counted sequences', () => {
  test('the server and the last player cannot change the last player’s commitment after Ada has revealed her seed', () => {
    const other = ground(() => {
      const seed = newSeed();
      const [ada = null] = honest.clientCommitments;
      return {
        clientCommitments: [ada, clientCommitmentOf(seed), null],
        clientSeeds: [adasSeed, seed, null],
      };
    });
    expect(outcome(recordOf(other))).toBe('record');
    expect(outcome(recordOf(other), seen)).toEqual(['other-client-commitment', 1]);
  });

  test('the server and the last player can choose only whether the last player’s seed is revealed, and the verification reports this choice', () => {
    expect(verifyRecord(recordOf(honest), seen)).toMatchObject({
      ok: true,
      value: { proves: 'own', withheld: 0, untrusted: 1 },
    });
    const withheld = { ...honest, clientSeeds: [adasSeed, null, null] };
    const verified = verifyRecord(recordOf(withheld), seen);
    expect(verified).toMatchObject({
      ok: true,
      value: { proves: 'own', contributions: ['revealed', 'withheld', 'none'], withheld: 1, untrusted: 1 },
    });
    expect(diceOf(withheld).thrown(0, 20)).not.toEqual(diceOf(honest).thrown(0, 20));
  });

  test('the server and the last player cannot hide that the last player did not reveal the seed', () => {
    const [ada = null] = honest.clientCommitments;
    const hidden = { ...honest, clientCommitments: [ada, null, null], clientSeeds: [adasSeed, null, null] };
    const { log } = recordOf({ ...honest, clientSeeds: [adasSeed, null, null] });
    expect(outcome({ ...recordOf(hidden), log })).toEqual(['wrong-dice', -1]);
    expect(outcome(recordOf(hidden), seen)).toEqual(['other-client-commitment', 1]);
  });
});

test('each seat that does not reveal its seed lets the server choose between two dice sequences, and no more', () => {
  const seats = fc.array(fc.boolean(), { minLength: 1, maxLength: 4 });
  const run = fc.property(seats, fc.nat(), (withholds, at) => {
    const seeds = withholds.map(newSeed);
    const clientCommitments = seeds.map(clientCommitmentOf);
    const possible = new Set<string>();
    const subsets = 2 ** withholds.length;
    for (let chosen = 0; chosen < subsets; chosen += 1) {
      const clientSeeds = seeds.map((seed, seat) =>
        withholds[seat] === true && (chosen & (1 << seat)) !== 0 ? null : seed,
      );
      possible.add(
        diceOf({ ...honest, clientCommitments, clientSeeds })
          .thrown(at, 60)
          .join(''),
      );
    }
    expect(possible.size).toBe(2 ** withholds.filter(Boolean).length);
  });
  fc.assert(run, { numRuns: 20 });
});
