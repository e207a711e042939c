import { games, parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { byTemper, openState } from '../../src/bots/bot.ts';
import { nerveOf, pickBest, pickByTemper, pickRandom, skewRandom } from '../../src/bots/choice.ts';
import { endedBy, rollout } from '../../src/bots/rollout.ts';

describe('a bot chooses by value, risk and chance', () => {
  it.each([
    [0, 'a'],
    [0.49, 'b'],
    [0.999, 'c'],
    [1, 'c'],
  ])('the random number %d picks %s of three', (random, picked) => {
    expect(pickRandom(['a', 'b', 'c'], () => random)).toBe(picked);
    expect(() => pickRandom([], () => random)).toThrow(RangeError);
  });

  it('the first item with the highest value is the best', () => {
    expect(pickBest(['bb', 'a', 'cc'], (text) => text.length)).toBe('bb');
    expect(pickBest([-3, -1, -2], (value) => value)).toBe(-1);
    expect(() => pickBest([], () => 0)).toThrow(RangeError);
  });

  it('a bold bot draws larger random numbers than a careful one', () => {
    expect([-1, 0, 1].map((nerve) => skewRandom(() => 0.25, nerve))).toEqual([0.0625, 0.25, 0.5]);
    expect(byTemper((temper) => nerveOf[temper])).toEqual({ careful: -1, balanced: 0, bold: 1 });
  });

  const moves = [
    { name: 'safe', value: 0.49, risk: 1 },
    { name: 'best', value: 0.5, risk: 2 },
    { name: 'wild', value: 0.47, risk: 3 },
    { name: 'wilder', value: 0.48, risk: 3 },
    { name: 'mad', value: 0.2, risk: 9 },
  ];
  it.each([
    [-1, 0.03, 'safe'],
    [0, 0.03, 'best'],
    [1, 0.03, 'wilder'],
    [1, 0.01, 'best'],
    [-1, 0, 'best'],
    [1, 1, 'mad'],
  ])('a bot with nerve %i and a margin of %d chooses the %s move', (nerve, margin, name) => {
    const picked = pickByTemper(
      moves,
      ({ value }) => value,
      nerve,
      margin,
      ({ risk }) => risk,
    );
    expect(picked.name).toBe(name);
  });

  it('a bot gets the full state of the match only in a game without hidden information', () => {
    const state = {};
    for (const game of games)
      expect(openState(game, state)).toBe(game.facts.hiddenInformation ? undefined : state);
  });
});

describe('a rollout plays a match to its end', () => {
  const at = (line: string) => unwrap(parsePosition(line));
  const fallback = (line: string, limits: object = {}, seed = 'seed') => {
    const { game, state } = at(line);
    return rollout(game, state, (before, seat) => game.fallbackMove(before, seat), seed, limits);
  };

  it('the best total wins a rollout that is cut off, and equal totals share the win', () => {
    expect(fallback('greed - 300,900,900 111 0 - start', { mostEntries: 0 })).toEqual([0, 0.5, 0.5]);
    expect(fallback('threes - 4,12,7 3 1 start', { mostEntries: 0 })).toEqual([1, 0, 0]);
  });

  it('a rollout of a finished match returns its result, and equal seeds give equal rollouts', () => {
    const line = 'greed target=500 400,0,450 101 0 - start';
    const [once, again] = [fallback(line), fallback(line)];
    expect(once).toEqual(again);
    expect(once.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('a rollout ends with the turn if the caller knows the value of the match at that point', () => {
    const ends: unknown[] = [];
    const atTurnEnd = (state: unknown, ended: readonly number[]) => {
      ends.push([at('greed - 0,0 00 0 - start').game.step(state).kind, ended]);
      return [0.25, 0.75];
    };
    expect(fallback('greed - 300,900 11 1 - choose 350 12346', { ended: [0], atTurnEnd })).toEqual([
      0.25, 0.75,
    ]);
    expect(ends).toEqual([['choose', [0, 1]]]);
    expect(
      endedBy([
        { kind: 'turn-ended', seat: 2 },
        { kind: 'banked', seat: 1 },
      ] as never),
    ).toEqual([2]);
  });

  it('two rollouts have the same dice in the later turns of a seat, even after turns of different lengths', () => {
    const faces = (line: string, ended: readonly number[]) => {
      const { game, state } = at(line);
      const thrown: string[] = [];
      rollout(
        game,
        state,
        (before, seat) => {
          const { dice, last } = game.view(before, seat) as {
            readonly dice?: number;
            readonly last?: readonly number[];
          };
          if (last !== undefined && last.length > 0 && seat === 0) thrown.push(last.join(''));
          return dice === undefined ? null : game.fallbackMove(before, seat);
        },
        'same',
        { ended, mostEntries: 12 },
      );
      return thrown.slice(0, 2);
    };
    const [start, later] = ['greed - 900,900 11 0 - start', 'greed - 900,900 11 1 - start'];
    expect(faces(start, [])).toEqual(faces(later, []));
    expect(faces(start, [])).not.toEqual(faces(start, [0]));
  });
});
