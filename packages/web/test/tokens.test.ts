import { describe, expect, it } from 'vitest';
import {
  colours,
  distinctTokens,
  freeToken,
  freeTokens,
  shapeNames,
  type Token,
  tokenOfSeat,
} from '../src/tokens/tokens.ts';

const heart: Token = { shape: 'heart', colour: 'pink' };

describe('players at an online table have different tokens', () => {
  it('players have the tokens that they chose, or by default those of their seats', () => {
    expect(distinctTokens([undefined, heart, undefined])).toEqual([tokenOfSeat(0), heart, tokenOfSeat(2)]);
  });
  it('tokens have different shapes even if two people chose the same one', () => {
    const [first, second] = distinctTokens([heart, { ...heart, colour: 'blue' }]);
    expect(first).toEqual(heart);
    expect(second?.shape).not.toBe('heart');
  });
  it('a token beside others has a free shape and colour, and the colour of its seat if all are taken', () => {
    const seats = (count: number) => Array.from({ length: count }, (_, seat) => tokenOfSeat(seat));
    expect(freeToken([heart])).toEqual({ shape: 'star', colour: 'yellow' });
    expect(freeToken(seats(3))).toEqual(tokenOfSeat(3));
    expect(freeToken(seats(9))).toEqual(tokenOfSeat(9));
    expect(tokenOfSeat(9).colour).not.toBe(tokenOfSeat(0).colour);
  });
  it('a shape that a person has chosen is given to no other person', () => {
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

describe('a new player gets a free token', () => {
  const taken = [tokenOfSeat(0), tokenOfSeat(2)];
  const free = shapeNames.flatMap((_, nth) => (nth === 0 || nth === 2 ? [] : [tokenOfSeat(nth)]));

  it('a player chooses from the tokens whose shape no other player has; the player’s current token comes first', () => {
    expect(freeTokens(taken)).toEqual(free);
    const own: Token = { shape: tokenOfSeat(5).shape, colour: 'pink' };
    expect(freeTokens(taken, own)).toEqual([own, ...free.filter(({ shape }) => shape !== own.shape)]);
    expect(freeTokens(taken, { ...tokenOfSeat(2), colour: 'pink' })).toEqual(free);
  });
  it('a new player gets the first free shape and colour, or at a full table those of the seat', () => {
    expect(freeToken(taken)).toEqual({ shape: shapeNames[1], colour: colours[1] });
    const all = shapeNames.map((_, nth) => tokenOfSeat(nth));
    expect(freeToken(all)).toEqual(tokenOfSeat(all.length));
    expect(tokenOfSeat(shapeNames.length + 1).shape).toBe(shapeNames[1]);
    expect(tokenOfSeat(colours.length + 1).colour).toBe(colours[1]);
  });
});
