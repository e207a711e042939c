import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { seededDice } from '@dicehall/dice';
import { hiddenPairs, unwrap, withDefaults } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import { exploitabilityOf, readPolicy, strategyOf, type TurnGame } from '@dicehall/strategy/hidden-pairs';
import { type HiddenPairsRule, playBotMatch, Tally } from '@dicehall/strategy/solvers';
import { expect, it } from 'vitest';
import { HiddenPairsCards, hiddenPairsCardPlayer, strategyBy } from '../src/cards/hidden-pairs.ts';
import { cardRulesOf } from './card-rules.ts';

const game: TurnGame = { luckyDice: 'one', reRolls: true, actions: true };
const cards = cardRulesOf('hidden-pairs') as readonly {
  rules: readonly HiddenPairsRule[];
  cost: { loss: number; read?: number };
}[];
const [first = [], last = []] = [cards[0]?.rules, cards.at(-1)?.rules];
/** Returns the loss of a card against another one, which takes the place of the equilibrium. */
const lossAgainst = (one: readonly HiddenPairsRule[], other: readonly HiddenPairsRule[]): number =>
  new HiddenPairsCards(strategyBy(game, other)).cost(one).loss;

it('each card of Hidden Pairs has one more rule than the one before, and its stated worst-case loss is right', () => {
  expect(cards.length).toBeGreaterThan(0);
  for (const [index, { rules, cost }] of cards.entries()) {
    expect(rules).toHaveLength(index + 1);
    expect(cost.read).toBeCloseTo(exploitabilityOf(strategyBy(game, rules)).points, 9);
    expect(cost.read).toBeGreaterThan(cost.loss);
  }
});

it('all cards have about the same cost against the shipped equilibrium', () => {
  const file = gunzipSync(
    readFileSync(new URL('../../strategy/solutions/hidden-pairs-2.solution', import.meta.url)),
  );
  const shipped = strategyOf(unwrap(readPolicy(file, game)));
  const evaluator = new HiddenPairsCards(shipped);
  expect(evaluator.valueOf(shipped)).toBeCloseTo(0, 6);
  for (const { rules, cost } of cards) {
    expect(Math.abs(evaluator.cost(rules).loss - cost.loss)).toBeLessThan(3);
  }
});

it('the loss of one card against another is the gain of the other', () => {
  expect(lossAgainst(first, last)).toBeCloseTo(-lossAgainst(last, first), 9);
  expect(lossAgainst(last, last)).toBeCloseTo(0, 9);
});

it('the loss of a card equals that in turns played with the engine', () => {
  const setup = {
    game: hiddenPairs,
    options: withDefaults(hiddenPairs.options, { turns: 1 }),
    names: ['one', 'other'],
  };
  const dice = seededDice('cards of hidden pairs');
  const bots = [first, last].map((rules) => hiddenPairsCardPlayer(rules) as Bot);
  const lost = new Tally();
  for (let turn = 0; turn < 3000; turn++) {
    const { scores } = playBotMatch(setup as never, bots, dice, dice.random);
    lost.add(((scores[1] ?? 0) - (scores[0] ?? 0)) / 2);
  }
  const { low, high } = lost.measured;
  expect(high - low).toBeLessThan(12);
  expect(lossAgainst(first, last)).toBeGreaterThan(low);
  expect(lossAgainst(first, last)).toBeLessThan(high);
});
