import { seededDice } from '@dicehall/dice';
import {
  type AnyGame,
  type Entry,
  games,
  parsePosition,
  readSetup,
  replayLog,
  replayStatesOfLog,
  type Setup,
  unwrap,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { genericBots } from '../../src/bots/generic.ts';
import { rollout } from '../../src/bots/rollout.ts';
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

describe.each(games)('the generic bots play $id by the rules', (game) => {
  test('generic bots play a match to its end, and play the same match again with the same seed', () => {
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

test.each([
  ['no move', () => []],
  [
    'an endless sequence of drafts',
    (draft: number) => [{ why: null, effect: { kind: 'draft', draft: draft + 1 } }],
  ],
])('generic bots throw an error if the controls of a game offer a seat %s', (_, actionsOf) => {
  const game = {
    id: 'stuck',
    controls: (_view: unknown, _seat: number, draft: number | null) => ({
      actions: actionsOf(draft ?? 0),
      dice: [],
    }),
  } as unknown as AnyGame;
  expect(() => genericBots(game).balanced.novice.choose({} as never, 1, () => 0)).toThrow(
    'The controls of stuck offer seat 1 no move',
  );
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

describe('the generic bots compare a limited number of moves', () => {
  /** A game with a single choice. The number of the move determines the share of the win. */
  function oneChoice(count: number, winner: number) {
    let played = 0;
    const moves = Array.from({ length: count }, (_, index) => index);
    const game = {
      facts: { listsMoves: true, hiddenInformation: false, lowScoreWins: false },
      moves: () => moves,
      fallbackMove: () => count - 1,
      step: (state: number | null) =>
        state === null
          ? { kind: 'choose', seats: [0] }
          : { kind: 'over', places: state === winner ? [1, 2] : [2, 1] },
      apply: (_: unknown, { move }: { readonly move: number }) => {
        played += 1;
        return { ok: true, value: { state: move, events: [] } };
      },
    } as unknown as AnyGame;
    return { game, playedMoves: () => played };
  }
  const choose = (game: AnyGame, seed: number) =>
    genericBots(game).balanced.novice.choose({} as never, 0, seededDice(seed).random, null);

  test('generic bots compare every move if there are at most 16', () => {
    for (const winner of [0, 7, 15]) expect(choose(oneChoice(16, winner).game, winner)).toBe(winner);
  });

  test('generic bots compare a sample of 16 if there are more moves, always including the fallback move', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { game, playedMoves } = oneChoice(40, 39);
      expect(choose(game, seed)).toBe(39);
      expect(playedMoves()).toBe(16);
    }
    const found = Array.from({ length: 60 }, (_, seed) => choose(oneChoice(40, 3).game, seed) === 3);
    // The other 15 moves are drawn from 40.
    expect(found.filter(Boolean).length).toBeGreaterThan(10);
    expect(found.filter(Boolean).length).toBeLessThan(40);
  });

  test('generic bots play the only possible move without comparing', () => {
    const { game, playedMoves } = oneChoice(1, 0);
    expect(choose(game, 1)).toBe(0);
    expect(playedMoves()).toBe(0);
  });

  test('the quick policy plays the fallback move half the time, otherwise a random move', () => {
    const { game } = oneChoice(4, 0);
    const { quick } = genericBots(game).balanced.novice;
    const numbers =
      (...list: number[]) =>
      () =>
        list.shift() ?? Number.NaN;
    expect(quick?.(null, 0, numbers(0.49))).toBe(3);
    expect(quick?.(null, 0, numbers(0.5, 0.3))).toBe(1);
    const unlisted = { ...game, facts: { ...game.facts, listsMoves: false } } as AnyGame;
    expect(genericBots(unlisted).balanced.novice.quick?.(null, 0, numbers(0.9))).toBe(3);
  });
});

test.each([
  [true, [0, 0.5, 0.5]],
  [false, [1, 0, 0]],
])(
  'a rollout that reaches the maximum number of entries is decided by the scores; low scores win: %s',
  (lowScoreWins, shares) => {
    let entries = 0;
    const endless = {
      facts: { lowScoreWins },
      scores: () => [9, 4, 4],
      step: () => ({ kind: 'choose', seats: [1] }),
      apply: () => {
        entries += 1;
        if (entries > 5) throw new Error('The rollout goes on');
        return { ok: true, value: { state: null, events: [] } };
      },
    } as unknown as AnyGame;
    expect(rollout(endless, null, () => null, 'seed', { mostEntries: 5 })).toEqual(shares);
    expect(entries).toBe(5);
  },
);

test('if generic bots value two moves alike, a bold bot rolls on and a careful one does not', () => {
  const { game, state } = unwrap(
    parsePosition('greed target=1000,opening=0 500,500 11 0 - choose 250 11346'),
  );
  const rolls = (temper: 'careful' | 'bold') =>
    Array.from({ length: 40 }, (_, number) => {
      const { random } = seededDice(`close ${number}`);
      const move = genericBots(game)[temper].novice.choose(game.view(state, 0), 0, random, state);
      return (move as { readonly type: string }).type === 'roll' ? 1 : 0;
    }).reduce<number>((sum, one) => sum + one, 0);
  expect(rolls('bold')).toBeGreaterThan(rolls('careful'));
});
