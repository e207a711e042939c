import { gameOf, games, withDefaults } from '@dicehall/engine';
import { type Bot, botFor } from '@dicehall/strategy';
import { describe, expect, it } from 'vitest';
import { warmUp } from '../src/values/warm-up.ts';

/** A steady bot that counts the questions it gets. */
function counting(game: (typeof games)[number]) {
  const bot = botFor(game.id, 'steady');
  const asked = { times: 0 };
  const counted: Bot = {
    choose(view, seat, random) {
      asked.times += 1;
      return bot.choose(view, seat, random);
    },
  };
  return { counted, asked };
}

const noPause = () => Promise.resolve();

describe('bots are warmed up before their first move', () => {
  it('warming up lets a bot make six choices in every game, at the smallest and the largest table', async () => {
    for (const game of games) {
      const options = withDefaults(game.options, {});
      for (const seats of [game.seats.min, game.seats.max]) {
        const { counted, asked } = counting(game);
        await warmUp(counted, { game: game.id, options, seats }, noPause);
        expect([game.id, seats, asked.times]).toEqual([game.id, seats, 6]);
      }
    }
  });
  it('warming up ends early with a shorter match, and skips invalid options', async () => {
    for (const game of games) {
      const { counted, asked } = counting(game);
      await warmUp(counted, { game: game.id, options: { nothing: 1 }, seats: 2 }, noPause);
      expect(asked.times).toBe(0);
    }
    const short = gameOf('threes');
    const { counted, asked } = counting(short);
    let pauses = 0;
    const pause = async () => void pauses++;
    await warmUp(
      counted,
      { game: 'threes', options: withDefaults(short.options, { rounds: 1 }), seats: 1 },
      pause,
    );
    expect([asked.times, pauses]).toEqual([5, 9]);
  });
});
