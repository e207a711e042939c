import { existsSync } from 'node:fs';
import { type GameId, gameOf, games, readOptions } from '@dicehall/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, botFor } from '../../src/index.ts';
import { openDuel } from '../../src/simulate/duel.ts';

const gamesWithBots = games
  .map(({ id }) => id)
  .filter((id) => existsSync(new URL(`../../src/games/${id}`, import.meta.url)));

function optionsOf(id: GameId) {
  const options = readOptions(gameOf(id), {});
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

const duel = (id: GameId, seats: number, challenger: Bot, field: Bot, seed = 'duel') =>
  openDuel({ game: gameOf(id), options: optionsOf(id), seats, challenger, field, seed });

describe('a duel uses mirrored dice', () => {
  it.each([2, 3])('equal deterministic bots draw a duel with mirrored dice at %i seats', (seats) => {
    for (const id of ['greed', 'ten-thousand', 'threes'] as const) {
      const steady = botFor(id, 'steady');
      const alike = duel(id, seats, steady, steady);
      alike.play(8);
      const { share, matches } = alike.result();
      expect(matches).toBe(8 * seats);
      // The shares of the win sum to 1 in every deal.
      expect(share.mean).toBeCloseTo(1 / seats, 12);
      expect(share.high - share.low).toBeLessThan(1e-6);
    }
  });

  it('a duel gives the same result for the same seed, however it is divided into parts, and another one for another seed', () => {
    const [novice, steady] = [botFor('greed', 'novice'), botFor('greed', 'steady')];
    const [whole, cut, other] = [
      duel('greed', 2, steady, novice),
      duel('greed', 2, steady, novice),
      duel('greed', 2, steady, novice, 'other'),
    ];
    whole.play(40);
    for (const part of [1, 9, 30]) cut.play(part);
    other.play(40);
    expect(cut.result()).toEqual(whole.result());
    expect(other.result()).not.toEqual(whole.result());
  });

  it('a duel has the same dice in each match of a deal, and others in other deals and with another seed', () => {
    /** Returns the first roll of each match. */
    const rolled = (seed: string): string[] => {
      const first: string[] = [];
      const watching: Bot = {
        choose(view, seat, random) {
          const { last } = view as unknown as { readonly last: readonly number[] };
          if (seat === 0 && last.length === 5 && view.scores.every((score) => score === 0))
            first.push(last.join(''));
          return botFor('greed', 'steady').choose(view, seat, random);
        },
      };
      const watched = duel('greed', 2, watching, watching, seed);
      watched.play(2);
      return first;
    };
    const [one, other] = [rolled('duel'), rolled('other')];
    expect(one).toEqual([one[0], one[0], one[2], one[2]]);
    expect(new Set([...one, ...other]).size).toBe(4);
  });

  it('the rolls of a seat do not depend on the turns of the seats before it', () => {
    const rolledAfter = (type: 'roll' | 'stop'): string => {
      const rolls: string[] = [];
      const lastOf = (view: unknown) => (view as { readonly last: readonly number[] }).last;
      const field: Bot = { choose: (view) => ({ type: lastOf(view).length === 0 ? 'roll' : type }) };
      const watching: Bot = {
        choose(view, seat, random) {
          if (seat === 1 && lastOf(view).length === 5) rolls.push(lastOf(view).join(''));
          return botFor('greed', 'steady').choose(view, seat, random);
        },
      };
      duel('greed', 2, watching, field).play(1);
      return rolls.slice(0, 3).join();
    };
    expect(rolledAfter('stop')).toBe(rolledAfter('roll'));
  });

  it('with another seed, the bots of a duel draw other random numbers', () => {
    const drawn = (seed: string): number[] => {
      const numbers: number[] = [];
      const novice = botFor('greed', 'novice');
      const listening: Bot = {
        choose(view, seat, random) {
          numbers.push(random());
          return novice.choose(view, seat, random);
        },
      };
      duel('greed', 2, listening, listening, seed).play(1);
      return numbers.slice(0, 3);
    };
    expect(drawn('duel')).toEqual(drawn('duel'));
    expect(drawn('other')).not.toEqual(drawn('duel'));
  });

  // The generic bot is left out, because it would need minutes for this many matches (generic.test.ts).
  it.each(gamesWithBots)('a duel shows that the steady player of %s beats the novice in every seat', (id) => {
    const ahead = duel(id, 2, botFor(id, 'steady'), botFor(id, 'novice'));
    ahead.play(40);
    const { share, bySeat } = ahead.result();
    expect(share.low).toBeGreaterThan(0.5);
    for (const seat of bySeat) expect(seat.mean).toBeGreaterThan(0.5);
  });
});
