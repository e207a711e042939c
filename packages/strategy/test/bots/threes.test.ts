import { seededDice } from '@dicehall/dice';
import {
  type Face,
  faces,
  ofSeat,
  openMatch,
  parsePosition,
  readSetup,
  scoreThrees,
  type ThreesState,
  type ThreesView,
  threes,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { scripted } from '@dicehall/engine/testing';
import { describe, expect, it } from 'vitest';
import { botFor } from '../../src/bots/expert.ts';
import { solveThrees } from '../../src/games/threes/solve/match.ts';
import { threesForTwo } from '../../src/games/threes/solve/solver.ts';
import { keptOf, roundTurn, meanTurn as turnFor, valuedKeeps } from '../../src/games/threes/solve/turn.ts';
import { throwsOf } from '../../src/outcomes/throws.ts';
import { solved } from '../solved.ts';

/** Returns the state of a turn with these dice and locks. */
function meanTurn(lastDie: string, turns: number): number {
  const rounds = 20;
  const setup = readSetup({ game: 'threes', options: { rounds, lastDie }, seats: [{ name: 'Ada' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  const dice = seededDice(lastDie);
  const bot = botFor('threes', 'steady');
  let sum = 0;
  for (let match = 0; match < turns / rounds; match++) {
    let state = openMatch(setup.value).state as ThreesState;
    for (let step = threes.step(state); step.kind !== 'over'; step = threes.step(state)) {
      const after = threes.apply(
        state,
        step.kind === 'throw'
          ? { seat: 0, dice: dice.faces(step.dice) }
          : { seat: 0, move: bot.choose(threes.view(state, 0), 0, dice.random) as never },
      );
      if (!after.ok) throw new Error(after.error.code);
      state = after.value.state;
    }
    sum += state.scores[0] ?? 0;
  }
  return sum / turns;
}

describe('the steady player of Threes minimises the mean score', () => {
  it('the steady player of Threes keeps 3s, and aims for the moon only with 6s', () => {
    const turn = turnFor('rolled');
    const bestKeep = (kept: readonly Face[], rolled: readonly Face[]) =>
      valuedKeeps(turn, keptOf(kept), rolled).reduce((best, keep) => (keep.value > best.value ? keep : best));
    expect(bestKeep([], [3, 5, 2, 6, 3]).indexes).toEqual([0, 4]);
    expect(bestKeep([6, 6, 6, 6], [6]).indexes).toEqual([0]);
    expect(-turn.throwing(keptOf([6, 6, 6, 6]))).toBeCloseTo((-30 + 24 * 5 + 1 + 2 + 0 + 4 + 5) / 6, 12);
  });

  it.each([
    ['rolled', 1],
    ['lies', 2],
  ] as const)(
    'the mean score after each set of kept dice equals that of a plain search, with any dice locked before (last die %s)',
    (lastDie, fewest) => {
      const turn = turnFor(lastDie);
      /** Returns the sets of positions that may be kept. */
      const setsOf = (open: readonly Face[]) =>
        Array.from({ length: 2 ** open.length }, (_, set) =>
          open.flatMap((_face, die) => (Math.floor(set / 2 ** die) % 2 === 1 ? [die] : [])),
        ).filter(
          (set) => set.length > 0 && (set.length === open.length || open.length - set.length >= fewest),
        );
      const scoreOf = (dice: readonly Face[]) =>
        dice.every((face) => face === 6) ? -30 : dice.reduce((sum, face) => sum + (face === 3 ? 0 : face), 0);
      const means = new Map<string, number>();
      const meanOf = (locked: readonly Face[]): number => {
        if (locked.length === 5) return scoreOf(locked);
        const key = [...locked].sort().join('');
        const known = means.get(key);
        if (known !== undefined) return known;
        const mean = throwsOf(5 - locked.length).reduce((sum, { dice, ways }) => {
          const scores = setsOf(dice).map((set) => meanOf([...locked, ...set.map((die) => dice[die] ?? 3)]));
          return sum + (ways * Math.min(...scores)) / 6 ** dice.length;
        }, 0);
        means.set(key, mean);
        return mean;
      };
      meanOf([]);
      for (const key of means.keys()) {
        const locked = [...key].map((face) => Number(face) as Face);
        for (const { dice } of throwsOf(5 - locked.length)) {
          const keeps = valuedKeeps(turn, keptOf(locked), dice);
          const best = Math.min(
            ...setsOf(dice).map((set) => meanOf([...locked, ...set.map((die) => dice[die] ?? 3)])),
          );
          expect(Math.max(...keeps.map(({ value }) => value))).toBeCloseTo(-best, 9);
          for (const { indexes, value } of keeps)
            expect(-value).toBeCloseTo(meanOf([...locked, ...indexes.map((die) => dice[die] ?? 3)]), 9);
        }
      }
    },
  );

  it('the steady player expects a single rolled die to cost three points on average', () => {
    expect(-turnFor('rolled').throwing(keptOf([3, 3, 3, 3]))).toBeCloseTo((1 + 2 + 4 + 5 + 6) / 6, 12);
    expect(scoreThrees([3, 3, 3, 3, 3])).toBe(0);
  });

  it.each(['rolled', 'lies'] as const)(
    'the mean score of the steady player equals that of its table (last die %s)',
    (lastDie) => {
      const promised = -turnFor(lastDie).throwing(keptOf([]));
      expect(promised).toBeLessThan(lastDie === 'rolled' ? 6.25398 : 8);
      // The standard deviation of a turn is about 5 points, so five standard errors of the mean of 3,000 turns are 0.5.
      expect(Math.abs(meanTurn(lastDie, 3_000) - promised)).toBeLessThan(0.5);
    },
  );
});

describe('the steady player of Threes with rounds scored separately plays for the round', () => {
  const choose = (first: string, dice: readonly Face[], options: object = {}) => {
    const match = scripted<ThreesView>(
      'threes',
      `0 roll | 0: ${first} | 0 bank | 1 roll | 1: ${dice.join('')}`,
      {
        seats: 2,
        options: { scoring: 'rounds', ...options },
      },
    );
    return botFor('threes', 'steady').choose(match.view(1), 1, seededDice('rounds').random);
  };

  it('the steady player stops as soon as it is certain to win the round', () => {
    expect(choose('11111', [1, 1, 1, 3, 3])).toEqual({ type: 'bank' });
    expect(choose('33313', [1, 1, 1, 3, 3])).not.toEqual({ type: 'bank' });
  });

  it('the steady player shoots the moon if nothing else can win', () => {
    expect(choose('33333', [6, 6, 6, 1, 2])).toEqual({ type: 'roll', keep: [0, 1, 2] });
    expect(choose('33313', [6, 6, 6, 3, 3], { moon: 'none' })).not.toMatchObject({ keep: [0, 1, 2] });
  });
});

describe('the expert of Threes at a table of four combines its duels', () => {
  const options = withDefaults(threes.options, { rounds: 3, lastDie: 'rolled' });
  const duel = solved(solveThrees(options, 2));
  const expert = threesForTwo.player(duel);
  const scores = [12, 9, 4, 20];

  /**
   * Returns the product of the chances to beat each other player alone after a turn of seat 1, to the power (2 / 4) ^
   * (1 / 3).
   */
  function worth(score: number, round: number): number {
    const own = 9 + score;
    const product = scores.reduce((product, theirs, other) => {
      if (other === 1) return product;
      const state = { ...threes.start(options, 2), round };
      if (other > 1) return product * ofSeat(duel.value({ ...state, scores: [own, theirs], seat: 1 }), 0);
      if (round === options.rounds) return product * (own < theirs ? 1 : own === theirs ? 0.5 : 0);
      return product * ofSeat(duel.value({ ...state, round: round + 1, scores: [theirs, own] }), 1);
    }, 1);
    return product ** ((1 / 2) ** (1 / 3));
  }
  const valuedAt = (round: number, dice: string) => {
    const { state } = unwrap(
      parsePosition(`threes rounds=3,lastDie=rolled ${scores} ${round} 1 choose ${dice}`),
    );
    const view = threes.view(state as ThreesState, 1) as ThreesView;
    return expert.valued?.(view, threes.moves(state as ThreesState, 1)) ?? [];
  };

  it.each([2, 3])(
    'in round %i, the value of a bank is the product of the duels, and that of rolling one die the mean over its faces',
    (round) => {
      const values = valuedAt(round, '33154 11100');
      const mean = (kept: number) =>
        faces.reduce((sum, die) => sum + worth(kept + (die === 3 ? 0 : die), round), 0) / 6;
      expect(values).toEqual([
        { move: { type: 'roll', keep: [3] }, value: expect.closeTo(mean(1 + 5), 12) },
        { move: { type: 'roll', keep: [4] }, value: expect.closeTo(mean(1 + 4), 12) },
        { move: { type: 'bank' }, value: expect.closeTo(worth(1 + 5 + 4, round), 12) },
      ]);
    },
  );

  it('the tables of the expert value five 6s as the moon', () => {
    const [bank] = valuedAt(2, '66666 11100').filter(
      ({ move }) => (move as { type: string }).type === 'bank',
    );
    expect(bank?.value).toBeCloseTo(worth(-30, 2), 12);
  });

  it('the expert of Threes plays a move of the highest value', () => {
    for (const dice of ['33154 00000', '66612 00000', '14544 10000']) {
      const { state } = unwrap(parsePosition(`threes rounds=3,lastDie=rolled ${scores} 2 1 choose ${dice}`));
      const played = expert.choose(threes.view(state as ThreesState, 1), 1, seededDice(1).random);
      const values = valuedAt(2, dice);
      const best = Math.max(...values.map(({ value }) => value));
      const own = values.find(({ move }) => JSON.stringify(move) === JSON.stringify(played));
      expect(own?.value, dice).toBeCloseTo(best, 12);
    }
  });
});

it.each([
  [[1, 1, 1, 1, 2], 6, 1],
  [[1, 1, 1, 2, 2], 7, 0.5],
  [[1, 1, 2, 2, 2], 8, 0],
] as const)(
  'with 7 points to beat in the last turn of a round, the dice %j (%i points) win %s of the round',
  (dice, points, share) => {
    expect(scoreThrees(dice)).toBe(points);
    const turn = roundTurn({ lastDie: 'rolled', moon: 'bonus' }, 7, 0);
    const whole = valuedKeeps(turn, keptOf([]), dice).find(({ indexes }) => indexes.length === 5);
    expect(whole?.value).toBe(share);
  },
);
