import { seededDice } from '@dicehall/dice';
import {
  type AnyGame,
  type Entry,
  games,
  readSetup,
  replayLog,
  replayStatesOfLog,
  type Setup,
  unwrap,
} from '@dicehall/engine';
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
  test('generic bots play a match to its end, and the same match for the same seed', () => {
    const { novice } = genericBots(game).balanced;
    const play = () => {
      const log: Entry[] = [];
      const dice = seededDice('generic');
      const { scores } = playBotMatch(setupOf(game), [novice, novice], dice, dice.random, (entry) =>
        log.push(entry),
      );
      return { log, scores };
    };
    const played = play();
    const match = unwrap(replayLog(setupOf(game), played.log));
    expect(game.step(match.state)).toMatchObject({ kind: 'over' });
    expect(game.scores(match.state)).toEqual(played.scores);
    expect(play()).toEqual(played);
  });

  test('generic bots choose a legal move from the view of their seat alone, at every choice of a match', () => {
    const setup = setupOf(game);
    const { novice, expert } = genericBots(game).balanced;
    const dice = seededDice('view');
    const log: Entry[] = [];
    playBotMatch(setup, [novice, novice], dice, dice.random, (entry) => log.push(entry));
    const { states } = unwrap(replayStatesOfLog(setup, log));
    for (const state of states) {
      const step = game.step(state);
      for (const seat of step.kind === 'choose' ? step.seats : []) {
        const move = expert?.choose(game.view(state, seat) as never, seat, dice.random);
        expect(game.moves(state, seat)).toContainEqual(move);
      }
    }
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

test('generic bots are not used for a game with bots of its own', () => {
  for (const strength of strengths) {
    expect(botFor('greed', strength)).not.toBe(genericBots(games[0] as AnyGame).balanced[strength]);
  }
});
