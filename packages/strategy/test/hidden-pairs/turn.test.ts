import { seededDice } from '@dicehall/dice';
import { type Commit, type Face, hiddenPairs } from '@dicehall/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TurnGame, TurnTables } from '../../src/games/hidden-pairs/solve/equilibrium.ts';
import { handClasses, handIndex, reRolls } from '../../src/games/hidden-pairs/solve/hands.ts';
import {
  exploitabilityOf,
  hiddenPairsExpert,
  policyOf,
  SampledTurns,
  sampledExpert,
  solveTurn,
  strategyOf,
  type TurnStrategy,
  turnMatch,
} from '../../src/games/hidden-pairs/solve/index.ts';
import { allActions, commitFor, plansByHand } from '../../src/games/hidden-pairs/solve/plans.ts';
import { solved } from '../solved.ts';
import { afterMove, afterRoll } from './entries.ts';

const whole: TurnGame = { luckyDice: 'one', reRolls: true, actions: true };
const pairsOnly: TurnGame = { luckyDice: 'one', reRolls: false, actions: false };

/** Returns half the difference of points between two plans in the engine, averaged over both results of a tie. */
function byEngine(
  hands: readonly (readonly Face[])[],
  commits: readonly Commit[],
  luckyDice: 'one' | 'all',
): number {
  let states = [hiddenPairs.start({ turns: 1, luckyDice }, 2)];
  const all = <Value>(results: readonly { ok: boolean; value?: Value }[]): Value[] =>
    results.flatMap(({ ok, value }) => (ok && value !== undefined ? [value] : []));
  for (const dice of hands) states = all(states.map((state) => afterRoll(state, dice)));
  for (const [seat, commit] of commits.entries())
    states = all(states.map((state) => afterMove(state, seat, commit)));
  let sum = 0;
  let leaves = 0;
  for (let state = states.pop(); state !== undefined; state = states.pop()) {
    const { phase } = state;
    if (phase.kind !== 'tie-break') {
      const [mine = 0, theirs = 0] = state.points;
      const weight = 2 ** -state.shown.filter(({ values }) => values[0] === values[1]).length;
      sum += (weight * (mine - theirs)) / 2;
      leaves += weight;
      continue;
    }
    const now = [state];
    const falls: readonly (readonly Face[])[][] = [
      [
        [6, 6],
        [1, 1],
      ],
      [
        [1, 1],
        [6, 6],
      ],
    ];
    for (const [first = [], second = []] of falls) {
      states.push(
        ...all(all(now.map((tied) => afterRoll(tied, first))).map((tied) => afterRoll(tied, second))),
      );
    }
  }
  expect(leaves).toBe(1);
  return sum;
}

const facesOf = (hand: number): readonly Face[] => handClasses[hand]?.faces ?? [];

describe('a turn of Hidden Pairs between two players follows the rules', () => {
  it('a turn has 462 hands whose probabilities add up to 1', () => {
    expect(handClasses).toHaveLength(462);
    expect(handClasses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(handClasses[handIndex([6, 5, 4, 3, 2, 1])]?.probability).toBeCloseTo(720 / 46656, 15);
  });

  it('re-rolling one die leads to six equally likely hands', () => {
    const fives = reRolls[handIndex([5, 5, 5, 5, 5, 5])];
    expect(fives).toHaveLength(1);
    expect(fives?.[0]?.leadsTo.map((hand) => handClasses[hand]?.faces.join(''))).toEqual([
      '155555',
      '255555',
      '355555',
      '455555',
      '555555',
      '555556',
    ]);
  });

  it.each(['one', 'all'] as const)(
    'the solver values plans by the rules of the engine with luckyDice=%s',
    (luckyDice) => {
      const game = { ...whole, luckyDice };
      const dice = seededDice(7);
      const tables = new TurnTables(game);
      for (let round = 0; round < 150; round++) {
        const [mine, theirs] = [handIndex(dice.faces(6)), handIndex(dice.faces(6))];
        const [mySplits, theirSplits] = [
          plansByHand[mine]?.splits.length ?? 0,
          plansByHand[theirs]?.splits.length ?? 0,
        ];
        const myPlan = Math.floor(dice.random() * mySplits * allActions.length);
        const theirPlan = Math.floor(dice.random() * theirSplits * allActions.length);
        const plans = handClasses.map((_, hand) => {
          const played = new Float64Array(hand === theirs ? theirSplits * allActions.length : 0);
          if (hand === theirs) played[theirPlan] = 1;
          return played;
        });
        tables.setOpponent(
          Float64Array.from(handClasses, (_, hand) => (hand === theirs ? 1 : 0)),
          plans,
        );
        const values = new Float64Array(mySplits * allActions.length);
        tables.planValues(mine, values);
        const theirHalfPrice = tables.halfPrices[theirPlan % allActions.length] ?? 0;
        const expected = (values[myPlan] ?? 0) - 225 + theirHalfPrice;
        const hands = [handClasses[mine]?.faces ?? [], handClasses[theirs]?.faces ?? []];
        const commits = [commitFor(facesOf(mine), myPlan, 1), commitFor(facesOf(theirs), theirPlan, 0)];
        expect(byEngine(hands, commits, luckyDice)).toBeCloseTo(expected, 9);
      }
    },
  );
});

describe('the equilibrium of a turn of Hidden Pairs is hard to exploit', () => {
  let pairs: TurnStrategy;
  let turn: TurnStrategy;
  beforeAll(() => {
    pairs = solved(solveTurn(pairsOnly, 60));
    turn = solved(solveTurn(whole, 40));
  });

  it('without actions, the equilibrium has an exploitability below 1 % of the points', () => {
    const { share } = exploitabilityOf(pairs);
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThan(0.01);
  });

  it('the equilibrium is less exploitable after more iterations', () => {
    expect(exploitabilityOf(solved(solveTurn(pairsOnly, 10))).points).toBeGreaterThan(
      exploitabilityOf(pairs).points,
    );
  });

  it('the equilibrium is much less exploitable than random splits', () => {
    const evenly = { ...pairs, plans: pairs.plans.map((plans) => plans.map(() => 1 / plans.length)) };
    expect(exploitabilityOf(evenly).points).toBeGreaterThan(10 * exploitabilityOf(pairs).points);
  });

  it('the equilibrium loses little if rare plans are omitted', () => {
    const thin = strategyOf(policyOf(turn));
    expect(exploitabilityOf(thin).points).toBeLessThan(exploitabilityOf(turn).points + 2);
  });

  it('the equilibrium gives legal moves at two to six seats, with any points', () => {
    const ofTwo = hiddenPairsExpert(turnMatch(policyOf(turn)));
    const dice = seededDice('seats');
    for (let seats = 2; seats <= 6; seats++) {
      const bot =
        seats === 2
          ? ofTwo
          : sampledExpert(solved(SampledTurns.drawn({ turns: 6, luckyDice: 'one' }, seats)), seats);
      let state = hiddenPairs.start({ turns: 6, luckyDice: 'one' }, seats);
      for (let entries = 0; ; entries++) {
        const step = hiddenPairs.step(state);
        if (step.kind === 'over') break;
        const [seat = 0] = step.kind === 'choose' ? step.seats : [step.seat];
        const after =
          step.kind === 'throw'
            ? afterRoll(state, dice.faces(step.dice))
            : afterMove(state, seat, bot.choose(hiddenPairs.view(state, seat), seat, dice.random));
        if (!after.ok) throw new Error(`entry ${entries}: ${JSON.stringify(after.error)}`);
        state = after.value;
      }
      expect(state.turn).toBe(6);
    }
  });
});
