import { seededDice } from '@dicehall/dice';
import {
  type Face,
  parsePosition,
  type ThreeDiceMove,
  type ThreeDiceState,
  threeDice,
  unwrap,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { strategyOf } from '../../src/games/index.ts';
import {
  holdIndex,
  holds,
  holdsOf,
  pointLevels,
  rollClasses,
} from '../../src/games/three-dice/solve/classes.ts';
import { type RoundRules, solveRound } from '../../src/games/three-dice/solve/index.ts';
import {
  allowAll,
  BestTurn,
  gentlemensFilter,
  StayResults,
  stay,
} from '../../src/games/three-dice/solve/turn.ts';
import { threeDiceExpert } from '../../src/games/three-dice/values.ts';
import { solved } from '../solved.ts';
import { played, rolled, roundStart, Search } from './search.ts';

const tables: readonly RoundRules[] = [
  { shitStairs: 'rolled', gentlemen: 'off', tie: 'roll-off' },
  { shitStairs: 'kept', gentlemen: 'off', tie: 'share' },
  { shitStairs: 'rolled', gentlemen: 'enforce', tie: 'roll-off' },
];

describe('the throws of three dice are complete', () => {
  it('three dice form 56 classes, and 28 sets of held dice whose rolls have probabilities that sum to 1', () => {
    expect(rollClasses).toHaveLength(56);
    expect(holds).toHaveLength(28);
    for (const { chances } of holds) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  });
});

describe('the solved play of a round of Three Dice is optimal', () => {
  it.each(tables)(
    'the solved play for two seats equals that of a search with the engine (%o)',
    async (rules) => {
      const match = { game: 'three-dice', options: { ...rules }, seats: 2 };
      const found = await strategyOf('three-dice').part?.solve(match, { actions: true });
      const { roundValue } = solved(found ?? expect.fail()) as { roundValue: readonly number[] };
      const search = new Search();
      const [first, second] = search.round(roundStart(rules));
      expect(roundValue[0]).toBeCloseTo(second - first, 9);
      expect(roundValue[1]).toBeCloseTo(first - second, 9);
    },
    60_000,
  );

  it('the solver of a round does not support the options tie=last and payBelow', () => {
    const solves = (given: object) =>
      strategyOf('three-dice').part?.solves?.(withDefaults(threeDice.options, given));
    expect([{}, { tie: 'share' }, { tie: 'last' }, { payBelow: 100 }].map(solves)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  // The first values are in docs/strategy.md. The second values equal those of a search as above.
  it.each([
    [4, [-0.166415, 0.009272, 0.052177, 0.104966]],
    [2, [-0.222908, 0.222908]],
  ] as const)('the round of %i seats has the values %j by position', (seats, values) => {
    const rules: RoundRules = { shitStairs: 'rolled', gentlemen: 'remind', tie: 'roll-off' };
    const { roundValue } = solved(solveRound(rules, seats));
    expect(roundValue).toEqual(values.map((value) => expect.closeTo(value, 6)));
  });

  it('the solved play stays on three of a kind, and rolls on with a roll that is certain to lose', () => {
    const rules: RoundRules = { shitStairs: 'rolled', gentlemen: 'off', tie: 'roll-off' };
    const solution = solved(solveRound(rules, 2));
    const at = (thrown: readonly Face[]): ThreeDiceMove => {
      const start = roundStart(rules);
      const inTheAir = played(start, 0, { type: 'roll', dice: [0, 1, 2] });
      const first = rolled(inTheAir, [2, 2, 3]);
      const again = played(first, 0, { type: 'roll', dice: [2] });
      const onTable = rolled(again, thrown);
      return threeDiceExpert(solution).choose(threeDice.view(onTable, 0), 0, () => 0);
    };
    expect(at([2])).toEqual({ type: 'stay' });
    expect(at([3]).type).toBe('roll');
  });

  it('the solved play stays if the values differ only by rounding', () => {
    const turn = new BestTurn({ shitStairs: 'kept', gentlemen: 'off', tie: 'roll-off' });
    const results = new StayResults();
    for (const roll of results.value.keys()) results.value[roll] = 1e-15 * roll;
    turn.find([results, results, results], allowAll);
    expect(turn.choices.flatMap((choices) => choices.filter((choice) => choice !== stay).length)).toEqual([
      0, 0, 0,
    ]);
  });

  it.each([
    ['106,106,-', 106, 0],
    ['106,12,-', 12, 0],
    ['106,s,-', 106, 1],
    ['69,s,-', 69, 1],
    ['12,s,-', 12, 1],
  ] as const)(
    'after %s, the last player has the choices of the engine under the gentlemen’s rule',
    (finished, points, afterStairs) => {
      const lowest = pointLevels.indexOf(points);
      const isAllowed = gentlemensFilter({ limit: 3, afterStairs, lowest, tied: 1, penalty: 1 });
      for (const [roll, { faces: dice }] of rollClasses.entries()) {
        const line = `three-dice gentlemen=enforce 0,0,0 1 0 3 1 ${finished} choose 1 ${dice.join('')}`;
        const state = unwrap(parsePosition(line)).state as ThreeDiceState;
        const legal = threeDice
          .moves(state, 2)
          .map((move) =>
            move.type === 'roll' ? holdIndex(dice.filter((_, die) => !move.dice.includes(die))) : stay,
          );
        const allowed = [stay, ...(holdsOf[roll] ?? [])].filter((hold) => isAllowed(roll, hold));
        expect(new Set(allowed), line).toEqual(new Set(legal));
      }
    },
  );

  it('the solved play follows an enforced gentlemen’s rule, at two and three seats', () => {
    const rules: RoundRules = { shitStairs: 'kept', gentlemen: 'enforce', tie: 'share' };
    const dice = seededDice('gentlemen');
    for (const seats of [2, 3]) {
      const bot = threeDiceExpert(solved(solveRound(rules, seats)));
      let state = threeDice.start({ ...rules, rounds: 20, unit: 'sips', payBelow: 0 }, seats);
      for (let step = threeDice.step(state); step.kind !== 'over'; step = threeDice.step(state)) {
        const [seat = 0] = step.kind === 'choose' ? step.seats : [step.seat];
        state =
          step.kind === 'throw'
            ? rolled(state, dice.faces(step.dice))
            : played(state, seat, bot.choose(threeDice.view(state, seat), seat, dice.random));
      }
      expect(state.round).toBe(20);
    }
  });
});
