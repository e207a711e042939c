import { dieScore, type Face, moon, type ThreesOptions } from '@dicehall/engine';
import { throwsOf } from '../outcomes/throws.ts';

interface Keep {
  /** Indexes of open dice. */
  readonly kept: readonly number[];
  readonly cost: number;
  readonly sixes: boolean;
}

export interface ThreesTurnTable {
  /**
   * The mean score of the turn before `open` dice are rolled.
   * @param cost of the locked dice
   * @param sixes whether all locked dice are sixes, so that the moon is possible
   */
  before(open: number, cost: number, sixes: boolean): number;
  /** The indexes of the open dice to keep; all of them to bank. */
  keep(open: readonly Face[], cost: number, sixes: boolean): readonly number[];
}

function keepsOf(open: readonly Face[]): Keep[] {
  return Array.from({ length: 2 ** open.length - 1 }, (_, mask) => {
    const kept = open.flatMap((_face, index) => (((mask + 1) >> index) % 2 === 1 ? [index] : []));
    const dice = kept.map((index) => open[index]);
    return {
      kept,
      cost: dice.reduce<number>((sum, face) => sum + dieScore(face), 0),
      sixes: dice.every((face) => face === 6),
    };
  });
}

function makeTable(lastDie: ThreesOptions['lastDie']): ThreesTurnTable {
  // plain[n]: mean cost of n dice to roll; moonward[n]: mean score of the turn if the other 5 - n dice are sixes.
  const plain = [0];
  const moonward = [moon];
  const sixCost = dieScore(6);
  const after = (left: number, cost: number, sixes: boolean): number =>
    sixes ? moonward[left] : cost + plain[left];
  const best = (open: readonly Face[], cost: number, sixes: boolean): { score: number; keep: Keep } => {
    const keeps = keepsOf(open).filter(({ kept }) => lastDie === 'rolled' || open.length - kept.length !== 1);
    let found: { score: number; keep: Keep } | null = null;
    for (const keep of keeps) {
      const score = after(open.length - keep.kept.length, cost + keep.cost, sixes && keep.sixes);
      if (found === null || score < found.score) found = { score, keep };
    }
    if (found === null) throw new RangeError('No open dice to keep');
    return found;
  };
  for (let open = 1; open <= 5; open++) {
    let [plainSum, moonSum] = [0, 0];
    for (const { dice, ways } of throwsOf(open)) {
      plainSum += ways * best(dice, 0, false).score;
      moonSum += ways * best(dice, (5 - open) * sixCost, true).score;
    }
    plain.push(plainSum / 6 ** open);
    moonward.push(moonSum / 6 ** open);
  }
  // The cost of the locked dice changes all keeps equally, or follows from their number if all are sixes.
  const decided = new Map<string, readonly number[]>();
  return {
    before: after,
    keep(open, cost, sixes) {
      const name = `${sixes} ${open.join('')}`;
      const kept = decided.get(name) ?? best(open, cost, sixes).keep.kept;
      decided.set(name, kept);
      return kept;
    },
  };
}

const tables = new Map<ThreesOptions['lastDie'], ThreesTurnTable>();

/** Computed on first use, in some milliseconds. */
export function threesTurn(lastDie: ThreesOptions['lastDie']): ThreesTurnTable {
  const known = tables.get(lastDie) ?? makeTable(lastDie);
  tables.set(lastDie, known);
  return known;
}
