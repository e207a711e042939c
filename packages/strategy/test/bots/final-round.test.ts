import {
  type Face,
  type GameId,
  type GreedOptions,
  ofSeat,
  parsePosition,
  type ScoringOptions,
  scoreGreed,
  scoringKeeps,
  unwrap,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { expertOf } from '../../src/bots/expert.ts';
import { cached } from '../../src/cached.ts';
import { afterKeep } from '../../src/games/ten-thousand/classes.ts';
import { solverOf } from '../../src/index.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import { solved } from '../solved.ts';

interface Take {
  readonly score: number;
  readonly left: number;
}
/** For each number of dice, the throws with the dice that can be kept. */
type Outcomes = readonly (readonly { readonly ways: number; readonly takes: readonly Take[] }[])[];

function outcomesBy(game: string, options: object, all: number): Outcomes {
  const takesOf = (thrown: readonly Face[]): Take[] => {
    if (game !== 'greed')
      return scoringKeeps(thrown, options as ScoringOptions).map(({ keep, score }) => ({
        score,
        left: thrown.length - keep.length || all,
      }));
    const { score, rest } = scoreGreed(thrown, options as GreedOptions);
    return score === 0 ? [] : [{ score, left: rest || all }];
  };
  return Array.from({ length: all + 1 }, (_, count) => {
    const found = new Map<string, { ways: number; readonly takes: readonly Take[] }>();
    for (const { dice, ways } of throwsOf(count)) {
      const takes = takesOf(dice);
      const known = found.get(JSON.stringify(takes));
      if (known === undefined) found.set(JSON.stringify(takes), { ways, takes });
      else known.ways += ways;
    }
    return [...found.values()];
  });
}

/** Returns the value of rolling dice with some points of the turn. `stop` returns the value of stopping. */
function rolling(outcomes: Outcomes, stop: (points: number) => number, most: number) {
  const known = new Map<number, number>();
  const rolled = (points: number, dice: number): number => {
    const name = points + dice;
    const found = known.get(name);
    if (found !== undefined) return found;
    const best = ({ score, left }: Take): number => {
      const after = points + score;
      const stopped = stop(after);
      return after >= most || stopped === 1 ? stopped : Math.max(stopped, rolled(after, left));
    };
    const sum = ofSeat(outcomes, dice).reduce(
      (sum, { ways, takes }) => sum + ways * Math.max(0, ...takes.map(best)),
      0,
    );
    known.set(name, sum / 6 ** dice);
    return sum / 6 ** dice;
  };
  return rolled;
}

const solutionFor = cached(
  (...match) => JSON.stringify(match),
  (game: GameId, options: object, seats: number) =>
    solved((solverOf(game, 2, { ...options }, seats) ?? expect.fail()).solution({ ...options })),
);
/** All positions of a match share an expert, which shows whether it confuses two turns. */
const expertFor = cached(
  (...match) => JSON.stringify(match),
  (game: GameId, options: object, seats: number) => expertOf(solutionFor(game, options, seats)),
);

/** With a lead of this many points, the player stops. */
const enough = 1000;
const beats = (own: number, mark: number, holders = 1): number =>
  own < mark ? 0 : own === mark ? 1 / (holders + 1) : 1;

const house = 'target=2000,opening=300,takeOver=false,exactFinish=false';

// In each line, the FINAL field is the player who started the final round and has no further turn.
describe.each([
  ['the last of three', 'greed target=1000 600,850,1000 111 1 2 choose 250 11345', []],
  [
    'the last of three, against two with the same score',
    'greed target=1000 1200,1200,700 111 2 0 choose 500 11345',
    [],
  ],
  ['the first of two who follow', 'greed target=1000 700,850,1000 111 0 2 choose 350 12346', [1]],
  ['the first of two who follow, at seat 1', 'greed target=1000 1000,850,600 111 1 0 choose 250 12346', [2]],
  ['the last of two', 'greed target=1000 850,1100 11 0 1 choose 250 12346', []],
  ['the last of three', `ten-thousand ${house},ending=last-turn 1900,2200,1500 0 1 choose 200 11346`, []],
  [
    'the first of two who follow',
    `ten-thousand ${house},ending=last-turn 1600,2000,1850 2 1 choose 150 12346`,
    [0],
  ],
  [
    'the second of two in the round that ends',
    `ten-thousand ${house},ending=round 1700,2100 0 1 choose 300 12346`,
    [],
  ],
  // These two positions differ only in the player who has no further turn.
  ['the first of two who follow', 'greed target=1000 700,1050,1000 111 0 2 choose 350 12346', [1]],
  ['the last of three', 'greed target=1000 700,1050,1000 111 0 1 choose 350 12346', []],
] as const)('the expert plays the final round optimally as %s: %s', (_, line, later) => {
  it('stopping is worth the chance that no player passes the score, and rolling the mean of its outcomes', () => {
    const { game, state } = unwrap(parsePosition(line));
    const { options } = state as { readonly options: GreedOptions };
    const all = game.facts.freshDice();
    const outcomes = outcomesBy(game.id, options, all);
    const scores = game.scores(state);
    const step = game.step(state);
    const seat = step.kind === 'choose' ? ofSeat(step.seats, 0) : expect.fail();
    const own = ofSeat(scores, seat);
    const others = scores.toSpliced(seat, 1);
    const mark = Math.max(...others);
    const holders = others.filter((other) => other === mark).length;
    const passing = (by: number, total: number): number =>
      rolling(
        outcomes,
        (points) => {
          const sum = ofSeat(scores, by) + points;
          return sum < total ? 0 : sum === total ? 0.5 : 1;
        },
        enough + total,
      )(0, all);
    const stop = cached(
      (points: number) => points,
      (points) => {
        const total = own + points;
        const share = beats(total, mark, holders);
        return share === 0 ? 0 : later.reduce((chance, by) => chance * (1 - passing(by, total)), share);
      },
    );
    const rolled = rolling(outcomes, stop, mark - own + enough);
    const expert = expertFor(game.id, options, scores.length);
    const moves = game.moves(state, seat);
    const values = expert.valued?.(game.view(state, seat), moves) ?? [];
    expect(values.map(({ move }) => move)).toEqual(moves);
    const { turn } = state as { turn: { points: number; dice: number; last: readonly Face[] } };
    for (const { move, value } of values) {
      const { type, keep } = move as { readonly type: string; readonly keep?: readonly number[] };
      const { points, left } =
        keep === undefined
          ? { points: turn.points, left: turn.dice }
          : afterKeep(turn, keep, options as never);
      const expected = type === 'roll' ? rolled(points, left) : stop(points);
      expect(value, JSON.stringify(move)).toBeCloseTo(expected, later.length === 0 ? 9 : 3);
    }
    const best = Math.max(...values.map(({ value }) => value));
    const chosen = JSON.stringify(expert.choose(game.view(state, seat), seat, () => 0.5));
    expect(values.find(({ move }) => JSON.stringify(move) === chosen)?.value).toBe(best);
  });
});

describe('experts play optimally before the last turns of a match that ends with a round', () => {
  it.each([
    ['the first player of the round', `ten-thousand ${house},ending=round 1500,1700 0 0 choose 300 12346`],
    ['the second player of the round', `ten-thousand ${house},ending=round 1500,1700 0 1 choose 300 12346`],
  ])('each move of %s has the value of the solution', (_, line) => {
    const { game, state } = unwrap(parsePosition(line));
    const { options } = state as { readonly options: object };
    const solution = solutionFor(game.id, options, 2);
    const moves = game.moves(state, 0);
    const values = expertFor(game.id, options, 2).valued?.(game.view(state, 0), moves) ?? [];
    expect(values.map(({ move }) => move)).toEqual(moves);
    for (const { move, value } of values) {
      const after = unwrap(game.apply(state, { seat: 0, move })).state;
      expect(value, JSON.stringify(move)).toBeCloseTo(ofSeat(solution.value(after), 0), 9);
    }
  });
});
