import { expect, it } from 'vitest';
import { solved } from '../../strategy/test/solved.ts';
import { threeDiceFamily } from '../src/cards/three-dice.ts';
import { cardRulesOf } from './card-rules.ts';

it('each strategy card of Three Dice has one more rule than the one before, and costs each player what it states', () => {
  const evaluator = solved(threeDiceFamily.open());
  const cards = cardRulesOf('three-dice');
  expect(cards.map(({ rules }) => rules.length)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const { rules, cost } of cards)
    expect(evaluator.cost(rules as never).bySeat).toEqual(cost.bySeat.map((lost) => expect.closeTo(lost, 9)));
});
