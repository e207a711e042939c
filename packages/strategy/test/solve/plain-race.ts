import { cached } from '../../src/cached.ts';
import { compileScoring } from '../../src/outcomes/scoring-table.ts';
import type { BustRace, BustStart } from '../../src/race/busts.ts';
import type { RaceRules, Side } from '../../src/race/rules.ts';

/** Two dice: a 1 is worth one unit, a 2 two units; double 3 is worth three. All others score nothing. */
export const smallScores = compileScoring(2, 50, (dice) => {
  const worth = (face: number): number => (face <= 2 ? 50 * face : 0);
  const [one = 6, two = 6] = dice;
  if (dice.length === 1) return one <= 2 ? [{ score: worth(one), left: 2 }] : [];
  if (one === 3 && two === 3) return [{ score: 150, left: 2 }];
  const all = one <= 2 && two <= 2 ? [{ score: worth(one) + worth(two), left: 2 }] : [];
  return [...dice.filter((face) => face <= 2).map((face) => ({ score: worth(face), left: 1 })), ...all];
});

/** Turns with more points than this practically do not occur. */
const most = 50;

interface Worth {
  readonly rolled: number;
  /** The value of stopping; -1 if stopping is not allowed. */
  readonly stopped: number;
}

/** Solves a race by value iteration over whole turns, directly by its rules. */
export function solvePlainly(rules: RaceRules) {
  const { scoring, finish, target, opening, takeOver, least = 0, mustRollHot = false } = rules;
  const { dice, classes } = scoring;
  const scores = [0, ...Array.from({ length: target }, (_, at) => at)].filter(
    (score, at) => at === 0 || (score > 0 && score >= opening),
  );
  const sides: readonly Side[] = finish === 'round' ? [0, 1] : [0];
  const mayBank = (own: number, points: number, left: number): boolean =>
    points > 0 && points >= least && own + points >= opening && !(mustRollHot && left === dice);

  /** The value of rolling: the mean over all throws, with the best take of each. */
  function rolling(
    left: number,
    bust: number,
    worth: (score: number, left: number) => number | null,
  ): number {
    return (classes[left] ?? []).reduce((sum, { ways, takes }) => {
      const all = takes.map(({ score, left }) => worth(score, left));
      const best = all.length === 0 || all.includes(null) ? bust : Math.max(...all.map((one) => one ?? 0));
      return sum + (ways / 6 ** left) * best;
    }, 0);
  }

  const lastTurns = new Map<string, Worth>();
  function lastTurn(score: number, mark: number, points: number, left: number): Worth {
    const name = `${[score, mark, points, left]}`;
    const found = lastTurns.get(name);
    if (found !== undefined) return found;
    const total = score + points;
    const stopped = mayBank(score, points, left) ? (total > mark ? 1 : total === mark ? 0.5 : 0) : -1;
    const rolled =
      points > most
        ? 1
        : rolling(left, 0, (more, next) => {
            const after = lastTurn(score, mark, points + more, next);
            return Math.max(after.rolled, after.stopped);
          });
    const worth = { rolled, stopped };
    lastTurns.set(name, worth);
    return worth;
  }

  const starts = scores.flatMap((own) =>
    scores.flatMap((other) => sides.map((side) => ({ own, other, side, sum: own + other }))),
  );
  const known = new Map<string, Worth[][]>();
  const nameOf = (own: number, other: number, side: Side): string => `${[own, other, side]}`;
  const otherSide = (side: Side): Side => (finish === 'round' && side === 0 ? 1 : 0);
  const value = (own: number, other: number, side: Side): number =>
    known.get(nameOf(own, other, side))?.[0]?.[dice]?.rolled ?? 0.5;

  /** The value after a bank, for the banker. */
  function banked(own: number, other: number, side: Side, points: number, left: number): number {
    const total = own + points;
    if (total >= target) {
      const hasLast = finish === 'final-round' || (finish === 'round' && side === 0);
      return hasLast ? 1 - lastTurn(other, total, 0, dice).rolled : 1;
    }
    const fresh = value(other, total, otherSide(side));
    const mayTake = takeOver && other >= opening && other + points < target;
    const taken = known.get(nameOf(other, total, otherSide(side)))?.[points]?.[left]?.rolled ?? 0;
    return 1 - (mayTake ? Math.max(fresh, taken) : fresh);
  }

  function evaluate(own: number, other: number, side: Side): number {
    const before = value(own, other, side);
    const bust = 1 - value(other, own, otherSide(side));
    const turn: Worth[][] = [];
    for (let points = most; points >= 0; points--) {
      const row: Worth[] = [];
      turn[points] = row;
      for (let left = 1; left <= dice; left++) {
        const total = own + points;
        // Hot dice need not be rolled if the bank ends the match at once, whoever began.
        const isWon = finish === 'bank' && total >= target && points >= least;
        const may = mayBank(own, points, left) || isWon;
        const stopped =
          finish === 'exact' && total === target ? 1 : may ? banked(own, other, side, points, left) : -1;
        const rolled = rolling(left, bust, (score, next) => {
          const sum = points + score;
          if (finish === 'exact' && own + sum > target) return null;
          const after = turn[sum]?.[next];
          return after === undefined ? 1 : Math.max(after.rolled, after.stopped);
        });
        row[left] = { rolled, stopped };
      }
    }
    known.set(nameOf(own, other, side), turn);
    return Math.abs(value(own, other, side) - before);
  }

  const order = starts.toSorted((a, b) => b.sum - a.sum);
  for (let change = 1; change > 1e-13; ) {
    change = 0;
    for (const { own, other, side } of order) change = Math.max(change, evaluate(own, other, side));
  }
  /** A turn against several players: a power of the product of the duels with each of them. */
  function many(own: number, [next = 0, ...others]: readonly number[]) {
    const power = (2 / (others.length + 2)) ** (finish === 'final-round' ? 1 : 1 / 3);
    const product = (total: number): number =>
      others.reduce((all, other) => {
        const theirs = total < target ? value(other, total, 0) : lastTurn(other, total, 0, dice).rolled;
        return all * (1 - theirs);
      }, 1);
    const bust = ((1 - value(next, own, 0)) * product(own)) ** power;
    const stop = (points: number, left: number): number => {
      const total = own + points;
      if (total >= target && finish !== 'final-round') return total === target || finish === 'bank' ? 1 : -1;
      if (mayBank(own, points, left)) return (banked(own, next, 0, points, left) * product(total)) ** power;
      // Stopping below the opening banks nothing.
      return finish === 'final-round' && own === 0 && points > 0 ? bust : -1;
    };
    const turn: Worth[][] = [];
    for (let points = most; points >= 0; points--) {
      turn[points] = Array.from({ length: dice + 1 }, (_, left) => {
        const rolled = rolling(left, bust, (score, next) => {
          if (finish === 'exact' && own + points + score > target) return null;
          const after = turn[points + score]?.[next];
          return after === undefined ? 1 : Math.max(after.rolled, after.stopped);
        });
        return { rolled, stopped: stop(points, left) };
      });
    }
    return (points: number, left: number): Worth => turn[points]?.[left] ?? { rolled: 1, stopped: 1 };
  }

  return {
    starts: starts.map(({ own, other, side }) => ({ own, other, side, value: value(own, other, side) })),
    lastTurn,
    many,
    turn: (own: number, other: number, side: Side, points: number, left: number): Worth =>
      known.get(nameOf(own, other, side))?.[points]?.[left] ?? { rolled: 1, stopped: 1 },
  };
}

/** Solves a race with a penalty for the third bust in a row by value iteration, directly by its rules. */
export function solveBustsPlainly({ scoring, target, least, penalty, lowest }: BustRace) {
  const { dice, classes } = scoring;
  const scores = Array.from({ length: target - lowest }, (_, at) => lowest + at);
  const starts: BustStart[] = scores.flatMap((own) =>
    scores.flatMap((other) =>
      [0, 1, 2].flatMap((busts) => [0, 1, 2].map((others) => ({ own, other, busts, others }))),
    ),
  );
  const known = new Map<number, number>();
  const keyOf = ({ own, other, busts, others }: BustStart): number =>
    [own - lowest, other - lowest, busts, others].reduce((key, part) => 100 * key + part, 0);
  const value = (start: BustStart): number => known.get(keyOf(start)) ?? 0.5;

  function evaluate({ own, other, busts, others }: BustStart): number {
    const isThird = busts === 2;
    const lost = isThird ? Math.max(lowest, own - penalty) : own;
    const bust = 1 - value({ own: other, other: lost, busts: others, others: isThird ? 0 : busts + 1 });
    const best = cached(
      (points: number, left: number) => 100 * points + left,
      (points, left): number => {
        const total = own + points;
        if (total >= target && points >= least) return 1;
        const banked = 1 - value({ own: other, other: total, busts: others, others: 0 });
        return points < least ? rolled(points, left) : Math.max(banked, rolled(points, left));
      },
    );
    const rolled = (points: number, left: number): number =>
      (classes[left] ?? []).reduce((sum, { ways, takes }) => {
        const all = takes.map(({ score, left }) => best(points + score, left));
        return sum + (ways / 6 ** left) * (all.length === 0 ? bust : Math.max(...all));
      }, 0);
    return rolled(0, dice);
  }

  for (let change = 1; change > 1e-9; ) {
    change = 0;
    for (const start of starts) {
      const now = evaluate(start);
      change = Math.max(change, Math.abs(now - value(start)));
      known.set(keyOf(start), now);
    }
  }
  return starts.map((start) => ({ start, value: value(start) }));
}
