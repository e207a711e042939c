import {
  type BySeat,
  type Face,
  ofSeat,
  type Seat,
  type ThreesMove,
  type ThreesView,
} from '@dicehall/engine';
import { highest, keptIndex, keptOf, lowest, ThreesTurn } from '../solve/threes/turn.ts';
import { greatestLead, type ThreesForTwo } from '../solve/threes/two.ts';
import type { Bot } from './bot.ts';
import { manyDuels } from './race-book.ts';

interface OpenKeep {
  /** Indexes of open dice. */
  readonly kept: readonly number[];
  readonly dice: number;
  readonly points: number;
  readonly moon: boolean;
}

const keepsByThrow = new Map<string, readonly OpenKeep[]>();

/** For each number of dice, only the fewest points or all 6s can be best. */
function keepsOf(open: readonly Face[]): readonly OpenKeep[] {
  const name = open.join('');
  const known = keepsByThrow.get(name);
  if (known !== undefined) return known;
  const best = new Map<string, OpenKeep>();
  for (let mask = 1; mask < 1 << open.length; mask++) {
    const kept = open.flatMap((_, index) => ((mask >> index) % 2 === 1 ? [index] : []));
    const keep = { kept, ...keptOf(kept.map((index) => open[index])) };
    const key = `${keep.dice} ${keep.moon}`;
    const found = best.get(key);
    if (found === undefined || keep.points < found.points) best.set(key, keep);
  }
  const keeps = [...best.values()];
  keepsByThrow.set(name, keeps);
  return keeps;
}

/** Cached turns against one opponent, by turns left and lead. */
const mostTurns = 20_000;

/** The value of each score of the turn: the product of the duels, raised to a power (see `manyDuels`). */
function endValues(
  { values, options }: ThreesForTwo,
  scores: BySeat<number>,
  seat: Seat,
  round: number,
): Float64Array {
  const lead = greatestLead(options.rounds);
  const width = 2 * lead + 1;
  return Float64Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const own = ofSeat(scores, seat) + index + lowest;
    const product = scores.reduce((chance, theirs, other) => {
      if (other === seat) return chance;
      const turns = 2 * (options.rounds - round) + (other > seat ? 1 : 0);
      const more = Math.min(lead, Math.max(-lead, theirs - own));
      return chance * (1 - values[turns * width + lead + more]);
    }, 1);
    return product ** manyDuels(scores.length);
  });
}

/** Optimal for two seats; an approximation for more. */
export function threesExpert(solution: ThreesForTwo): Bot<ThreesView, ThreesMove> {
  const turn = new ThreesTurn(solution.options.lastDie);
  const known = new Map<string, Float64Array>();

  const turnOf = ({ scores, seat, round }: ThreesView): Float64Array => {
    const [first = 0, second = 0] = scores;
    const name =
      scores.length === 2 ? `${round} ${seat} ${first - second}` : `${round} ${seat} ${scores.join(' ')}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    turn.evaluate(endValues(solution, scores, seat, round));
    if (known.size >= (scores.length === 2 ? mostTurns : 1)) known.clear();
    const values = turn.values.slice();
    known.set(name, values);
    return values;
  };

  return {
    choose(view) {
      if (view.dice.length === 0) return { type: 'roll' };
      const values = turnOf(view);
      const open = view.locked.flatMap((locked, position) => (locked ? [] : [position]));
      const before = keptOf(view.dice.filter((_, position) => view.locked[position] === true));
      let best: OpenKeep | null = null;
      let most = Number.NEGATIVE_INFINITY;
      for (const keep of keepsOf(open.map((position) => view.dice[position]))) {
        const left = open.length - keep.dice;
        if (left > 0 && left < turn.fewest) continue;
        const value =
          values[
            keptIndex({
              dice: before.dice + keep.dice,
              points: before.points + keep.points,
              moon: before.moon && keep.moon,
            })
          ];
        if (value > most) [best, most] = [keep, value];
      }
      if (best === null) throw new RangeError('Nothing can be kept of this throw');
      const { kept } = best;
      return kept.length === open.length
        ? { type: 'bank' }
        : { type: 'roll', keep: kept.map((index) => open[index]) };
    },
  };
}
