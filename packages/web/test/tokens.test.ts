import { describe, expect, it } from 'vitest';
import { distinctTokens, type Token, tokenOfSeat } from '../src/tokens/tokens.ts';

const heart: Token = { shape: 'heart', colour: 'pink' };

describe('the tokens of an online table', () => {
  it('tokens are the chosen ones, or by default those of the seats', () => {
    expect(distinctTokens([undefined, heart, undefined])).toEqual([tokenOfSeat(0), heart, tokenOfSeat(2)]);
  });
  it('tokens have different shapes even if two people chose the same one', () => {
    const [first, second] = distinctTokens([heart, { ...heart, colour: 'blue' }]);
    expect(first).toEqual(heart);
    expect(second?.shape).not.toBe('heart');
  });
  it('no other person gets a chosen shape', () => {
    const chosen = tokenOfSeat(0);
    const [unchosen, own] = distinctTokens([undefined, chosen]);
    expect(own).toEqual(chosen);
    expect(unchosen?.shape).not.toBe(chosen.shape);
  });
  it('all tokens are different at any full table', () => {
    const tokens = distinctTokens(
      Array.from({ length: 12 }, (_, seat) => (seat % 2 === 0 ? heart : undefined)),
    );
    expect(new Set(tokens.map(({ shape }) => shape)).size).toBe(12);
  });
});
