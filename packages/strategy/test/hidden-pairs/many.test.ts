import { seededDice } from '@dicehall/dice';
import { emptyHand, hiddenPairs, sumOf, withDefaults } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { handClasses } from '../../src/games/hidden-pairs/solve/hands.ts';
import { manySeatsExpert } from '../../src/games/hidden-pairs/solve/many/expert.ts';
import {
  knownTo,
  SampledChoice,
  sampledExpert,
} from '../../src/games/hidden-pairs/solve/many/sampled-choice.ts';
import { SampledTurns } from '../../src/games/hidden-pairs/solve/many/sampled-turns.ts';
import { expertValues } from '../../src/games/hidden-pairs/solve/many/values.ts';
import { allActions } from '../../src/games/hidden-pairs/solve/plans.ts';
import { type Bot, botFor } from '../../src/index.ts';
import { openDuel } from '../../src/simulate/duel.ts';
import { solved } from '../solved.ts';

const options = withDefaults(hiddenPairs.options, {});
const bought = (plan: number) => allActions[plan % allActions.length];

/** Returns the mean points of a plan in sampled turns against experts, minus the mean points of the experts. */
function aboveOthers(turns: SampledTurns, seats: number, own: number): number {
  const samples = 20_000;
  const { random } = seededDice(`turns ${seats}`);
  const below = (limit: number) => Math.floor(random() * limit);
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const points = new Float64Array(seats);
    const plans = Int32Array.from({ length: seats }, (_, seat) => (seat === 0 ? own : below(8192)));
    turns.play(points, plans, below(2 ** 32));
    const [mine = 0, ...others] = points;
    sum += mine - sumOf(others) / others.length;
  }
  return sum / samples;
}

/**
 * The number of seats, and the tolerance compared with sampled turns. It is largest with three seats, where an attack
 * on one opponent spares the other.
 */
describe.each([
  [3, 16],
  [4, 5],
  [6, 5],
])('a turn of Hidden Pairs for %i seats is valued by the rules', (seats, tolerance) => {
  const values = expertValues(seats, 500);

  it('no player gains more than the mean if all play the same way', () => {
    // A best response gains, because the players do not always choose the best plan.
    const mean = handClasses.reduce(
      (sum, { probability }, hand) => sum + probability * values.best(hand, 0),
      0,
    );
    expect(mean).toBeGreaterThan(0);
    expect(mean).toBeLessThan(10);
  });

  it('a Dice-Block makes its player win that round more often, and no other round', () => {
    const turns = solved(SampledTurns.drawn(options as never, seats));
    const points = new Array<number>(seats).fill(500);
    const won = (plan: number) => {
      const own = turns.add(333, plan, 0);
      const counts = [0, 0, 0];
      for (let sample = 0; sample < 2000; sample++) {
        const bits = turns.roundsWon({ points, left: 1 }, 0, own, sample);
        counts.forEach((count, round) => {
          counts[round] = count + ((bits >> round) % 2);
        });
      }
      return counts.map((count) => count / 2000);
    };
    // Two plans with the same split: without actions, and with Dice-Block in the second round.
    const [plain, blocking] = [won(0), won(8)];
    expect(bought(8)).toMatchObject({ hinderance: 0, diceBlock: 2, luckyDice: 0 });
    expect(blocking[1]).toBeGreaterThan((plain[1] ?? 1) + 0.02);
    expect([blocking[0], blocking[2]]).toEqual([plain[0], plain[2]]);
  });

  it('the values of plans equal those of turns played with the engine', () => {
    const turns = solved(SampledTurns.drawn(options as never, seats));
    for (const hand of [40, 333]) {
      for (const { plan, value } of values.plans(hand, 0).slice(0, 2)) {
        turns.clear();
        const own = turns.add(hand, plan, 0);
        expect(Math.abs(aboveOthers(turns, seats, own) - value)).toBeLessThan(tolerance);
      }
    }
  });

  it('Dice-Block and Lucky Dice cost more than they gain', () => {
    for (const hand of handClasses.keys()) {
      const best = values.plans(hand, 0).reduce((one, other) => (other.value > one.value ? other : one));
      expect(bought(best.plan)).toMatchObject({ diceBlock: 0, luckyDice: 0 });
    }
  });
});

describe('the expert of Hidden Pairs plays at a larger table', () => {
  it('the expert wins 1.5 times its share at a table of four against steady players', () => {
    const challenger = sampledExpert(solved(SampledTurns.drawn(options as never, 4)), 4) as Bot;
    const field = botFor('hidden-pairs', 'steady');
    const duel = openDuel({ game: hiddenPairs as never, options, seats: 4, challenger, field, seed: 1 });
    duel.play(40);
    expect(duel.result().share.low).toBeGreaterThan(1.5 / 4);
  });

  it('the expert wins more often if it plays the last turn for the win rather than for points', () => {
    const expert = sampledExpert(solved(SampledTurns.drawn(options as never, 3)), 3);
    const turns = solved(SampledTurns.drawn(options as never, 3));
    const dice = seededDice('last turns');
    const start = hiddenPairs.start({ ...options, turns: 1 } as never, 3);
    let gain = 0;
    const deals = 12;
    for (let deal = 0; deal < deals; deal++) {
      const points = start.points.map(() => 300 + 50 * Math.floor(dice.random() * 12));
      const hands = start.hands.with(0, { ...emptyHand, dice: dice.faces(6) });
      const state = { ...start, points, shownPoints: points, hands, phase: { kind: 'choosing' } } as const;
      const view = hiddenPairs.view(state, 0);
      const choice = new SampledChoice(turns, knownTo(view, 0));
      const [won, byPoints] = [expert, manySeatsExpert].map((bot) => {
        const candidate = choice.of(bot.choose(view, 0, dice.random));
        let sum = 0;
        for (let sample = 5000; sample < 9000; sample++) sum += choice.share(candidate, sample) / 4000;
        return sum;
      }) as [number, number];
      expect(won).toBeGreaterThan(byPoints - 0.03);
      gain += (won - byPoints) / deals;
    }
    expect(gain).toBeGreaterThan(0.02);
  });

  it('the expert buys nothing once the match is decided', () => {
    const expert = sampledExpert(solved(SampledTurns.drawn(options as never, 3)), 3);
    const start = hiddenPairs.start({ ...options, turns: 1 } as never, 3);
    for (const points of [
      [2000, 500, 500],
      [500, 2000, 500],
    ]) {
      const hands = start.hands.with(0, { ...emptyHand, dice: [1, 1, 2, 4, 5, 6] });
      const state = { ...start, points, shownPoints: points, hands, phase: { kind: 'choosing' } } as const;
      const { random } = seededDice('decided');
      const move = expert.choose(hiddenPairs.view(state, 0), 0, random);
      expect(Object.keys(move)).toEqual(['type', 'pairs']);
    }
  });
});
