import { seededDice } from '@dicehall/dice';
import { type HiddenPairsState, hiddenPairs } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  hiddenPairsExpert,
  MatchValue,
  policyOf,
  solveTurn,
  strategyOf,
} from '../../src/solve/hidden-pairs/index.ts';
import { solved } from '../solved.ts';
import { afterRoll } from './entries.ts';

const turn = solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 12));
const policy = policyOf(turn);
const match = new MatchValue(strategyOf(policy));

describe('the value of a lead in a match', () => {
  test('after the last turn is 1, and 0.5 in a draw', () => {
    expect([-25, 0, 25].map((lead) => match.at(0, lead))).toEqual([0, 0.5, 1]);
  });

  test('sums to 1 over both players, and is 0.5 at equal points', () => {
    for (const lead of [0, 100, 250, 425, 1000]) {
      for (const turns of [1, 2, 5]) {
        expect(match.at(turns, lead) + match.at(turns, -lead)).toBeCloseTo(1, 9);
      }
    }
  });

  test('rises with the lead, and with fewer turns left', () => {
    const leads = [0, 100, 200, 400, 800];
    const values = leads.map((lead) => match.at(2, lead));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(match.at(1, 200)).toBeGreaterThan(match.at(3, 200));
  });

  test('is 1 for a lead larger than all rounds and the cost of a turn', () => {
    expect(match.at(1, 450 + 375 + 25)).toBe(1);
    expect(match.at(1, -(450 + 375 + 25))).toBe(0);
  });
});

/** What a player commits to in the last turn at some points each, over and over. */
function spentInTheLastTurn(own: number, other: number): number {
  const bot = hiddenPairsExpert(policy);
  const dice = seededDice(3);
  let spent = 0;
  for (let match = 0; match < 40; match++) {
    const start = hiddenPairs.start({ turns: 1, luckyDice: 'one' }, 2);
    let state: HiddenPairsState = { ...start, points: [own, other], shownPoints: [own, other] };
    for (const _ of [0, 1]) {
      const thrown = afterRoll(state, dice.faces(6));
      if (!thrown.ok) throw new Error(thrown.error.code);
      state = thrown.value;
    }
    const move = bot.choose(hiddenPairs.view(state, 0), 0, dice.random);
    if (move.type === 're-roll') spent += 50;
    else spent += (move.hinderance ? 50 : 0) + (move.diceBlock ? 125 : 0) + (move.luckyDice ? 100 : 0);
  }
  return spent;
}

describe('the expert of Hidden Pairs in a match', () => {
  test('spends more in the last turn when it is behind than when it is ahead', () => {
    expect(spentInTheLastTurn(500, 800)).toBeGreaterThan(spentInTheLastTurn(900, 500));
  });
});
