import { seededDice } from '@dicehall/dice';
import { type AnyGame, games, readSetup, type Setup } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { genericBots } from '../../src/bots/generic.ts';
import { botFor, strengths } from '../../src/index.ts';
import { openDuel } from '../../src/simulate/duel.ts';
import { playBotMatch } from '../../src/solvers.ts';

const short: Readonly<Record<string, object>> = {
  greed: { target: 500, opening: 0 },
  'ten-thousand': { target: 2000, opening: 0 },
  threes: { rounds: 1 },
  'three-dice': { rounds: 1 },
  'hidden-pairs': { turns: 1 },
};

function setupOf(game: AnyGame): Setup {
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const setup = readSetup({ game: game.id, seats, options: short[game.id] ?? {} });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

describe.each(games)('the generic bots of $id', (game) => {
  test('play a match to its end, reproducibly for a seed', () => {
    const { novice } = genericBots(game).balanced;
    const play = () => {
      const log: unknown[] = [];
      const dice = seededDice('generic');
      playBotMatch(setupOf(game), [novice, novice], dice, dice.random, (entry) => log.push(entry));
      return log;
    };
    const log = play();
    expect(log.length).toBeGreaterThan(0);
    expect(play()).toEqual(log);
  });

  test('choose a legal move from their view', () => {
    const setup = setupOf(game);
    const dice = seededDice('view');
    const bots = genericBots(game).balanced;
    const blind = {
      choose: (view: never, seat: number, random: () => number) => bots.expert?.choose(view, seat, random),
    };
    const { places } = playBotMatch(setup, [blind, blind], dice, dice.random);
    expect(places).toHaveLength(2);
  });
});

test('the generic steady player beats random players in Greed', () => {
  const [game] = games;
  if (game === undefined) throw new Error('There is a first game');
  const field = {
    choose: (view: never, seat: number, random: () => number) =>
      genericBots(game).balanced.novice.choose(view, seat, random),
  };
  const duel = openDuel({
    game,
    options: setupOf(game).options,
    seats: 2,
    challenger: genericBots(game).balanced.steady,
    field,
    seed: 'generic',
  });
  duel.play(25);
  expect(duel.result().share.mean).toBeGreaterThan(0.55);
});

test('are not used for a game with bots of its own', () => {
  for (const strength of strengths) {
    expect(botFor('greed', strength)).not.toBe(genericBots(games[0] as AnyGame).balanced[strength]);
  }
});
