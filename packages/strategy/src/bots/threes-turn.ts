import { dieScore, type Face, moon, type ThreesOptions } from '@dicehall/engine';
import { throwsOf } from '../outcomes/throws.ts';

/** How the open dice of a throw can be kept: which, what they cost, and whether they are sixes all. */
interface Keep {
  readonly kept: readonly number[];
  readonly cost: number;
  readonly sixes: boolean;
}

/** The mean final score of a turn under play that makes it least, before `open` dice are thrown. */
export interface ThreesTurnTable {
  /**
   * @param cost what the locked dice cost
   * @param sixes whether every locked die is a six, so that a moon is still possible
   */
  before(open: number, cost: number, sixes: boolean): number;
  /** Which of the open dice (their indexes) to keep: all of them is to bank. */
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
  // plain[n]: mean cost of n dice about to be thrown; moonward[n]: mean score of the turn when the 5 - n others are sixes.
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
  // What the locked dice cost moves every keep alike, and where they are sixes all it is known from their number.
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

/** The table of a turn on its own, computed on first use (some milliseconds). */
export function threesTurn(lastDie: ThreesOptions['lastDie']): ThreesTurnTable {
  const known = tables.get(lastDie) ?? makeTable(lastDie);
  tables.set(lastDie, known);
  return known;
}
