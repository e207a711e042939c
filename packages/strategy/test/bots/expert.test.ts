import { seededDice } from '@dicehall/dice';
import {
  type AnyGame,
  type Entry,
  type GreedOptions,
  gameOf,
  ofSeat,
  openMatch,
  parsePosition,
  readSetup,
  replayLog,
  rollsOf,
  type Setup,
  type TenThousandOptions,
  type ThreesOptions,
  unwrap,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { describe, expect, it } from 'vitest';
import { runSeed } from '../../../tooling/test/seed.ts';
import { GreedForThree } from '../../src/games/greed/solve/three.ts';
import { solveGreed } from '../../src/games/greed/solve/two.ts';
import { solveTenThousand } from '../../src/games/ten-thousand/solve/two.ts';
import { solveThrees } from '../../src/games/threes/solve/match.ts';
import {
  botFor,
  expertOf,
  openContest,
  openValues,
  runToEnd,
  type Solution,
  solverOf,
} from '../../src/index.ts';
import { bestMove, valuedMoves } from '../../src/solve/solution.ts';
import { opened, openedAt } from '../opened.ts';

function setupOf(game: string, options: object): Setup {
  const setup = readSetup({ game, options, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  if (!setup.ok) throw new Error(setup.error.code);
  return setup.value;
}

function solved(setup: Setup): Solution {
  const solution =
    setup.game.id === 'greed'
      ? runToEnd(solveGreed(setup.options as GreedOptions))
      : setup.game.id === 'threes'
        ? runToEnd(solveThrees(setup.options as ThreesOptions, 2))
        : runToEnd(solveTenThousand(setup.options as TenThousandOptions));
  if (solution === null) throw new Error('The solver stopped');
  return solution;
}

function fail(): never {
  throw new Error('The solver stopped');
}

/** Plays a match with the expert in both seats, and calls a function at each choice. */
function watch(
  setup: Setup,
  solution: Solution,
  seen: (game: AnyGame, state: unknown, seat: number, move: unknown) => void,
): void {
  const { game } = setup;
  const dice = seededDice(game.id);
  const expert = expertOf(solution);
  let { state } = openMatch(setup);
  for (let step = game.step(state); step.kind !== 'over'; step = game.step(state)) {
    const seat = step.kind === 'throw' ? step.seat : (step.seats[0] ?? 0);
    const view: ReturnType<AnyGame['view']> = JSON.parse(JSON.stringify(game.view(state, seat)));
    const entry: Entry =
      step.kind === 'throw'
        ? { seat, dice: dice.faces(step.dice) }
        : { seat, move: expert.choose(view, seat, dice.random) };
    if ('move' in entry) seen(game, state, seat, entry.move);
    const after = game.apply(state, entry);
    if (!after.ok) throw new Error(after.error.code);
    state = after.value.state;
  }
}

describe.each([
  setupOf('greed', { target: 700 }),
  setupOf('threes', { rounds: 2 }),
  setupOf('threes', { rounds: 1, lastDie: 'rolled' }),
  setupOf('ten-thousand', { target: 2000, opening: 300 }),
])('the expert of $game.id plays by its solution', (setup) => {
  it('the expert plays a best move at every choice, and uses only its own view', () => {
    const solution = solved(setup);
    let choices = 0;
    watch(setup, solution, (_game, state, seat, move) => {
      const best = bestMove(solution, state, seat);
      const own = valuedMoves(solution, state, seat).find(
        (one) => JSON.stringify(one.move) === JSON.stringify(move),
      );
      expect(own?.value).toBeCloseTo(best?.value ?? Number.NaN, 12);
      choices += 1;
    });
    expect(choices).toBeGreaterThan(3);
  });

  it('the values of an expert for all legal moves equal those of the solution, after any moves', () => {
    const { game, options } = setup;
    // The solution is restored as from a file, which leaves out offers that are not best.
    const solution = runToEnd(solverOf(game.id, 2)?.solution(options) ?? fail());
    if (solution === null) return fail();
    const expert = expertOf(solution);
    let compared = 0;
    replayLog(setup, rollout(setup, chanceOf(7), 200).log, (state, _after, entry) => {
      if ('dice' in entry) return;
      const values = valuedMoves(solution, state, entry.seat);
      const own = expert.valued?.(game.view(state, entry.seat), game.moves(state, entry.seat));
      expect(own?.map(({ move }) => move)).toEqual(values.map(({ move }) => move));
      values.forEach(({ value }, at) => {
        expect(own?.[at]?.value).toBeCloseTo(value, 12);
      });
      compared += values.length;
    });
    expect(compared).toBeGreaterThan(10);
  });
});

describe('the experts of all games play as their solutions say', () => {
  it('an expert is at least as good as the steady player, on average over both seats', () => {
    const setup = setupOf('greed', { target: 700 });
    const expert = botFor('greed', 'expert', expertOf(solved(setup)));
    const steady = botFor('greed', 'steady');
    const wins = [
      [expert, steady],
      [steady, expert],
    ].map((bots, seat) => {
      const { game, options } = setup;
      const contest = openContest({ game, options, bots, seed: 'expert' });
      contest.play(1500);
      return contest.result().seats[seat]?.wins ?? 0;
    });
    expect(wins.reduce((sum, won) => sum + won, 0)).toBeGreaterThan(1500);
  });

  it('an expert without a solution plays like the steady player', () => {
    expect(botFor('greed', 'expert')).toBe(botFor('greed', 'steady'));
  });

  it('the expert of Three Dice is solved for its table, and takes fewer sips than the steady player', async () => {
    const { game, options } = setupOf('three-dice', { rounds: 5 });
    const { bot } = await opened('three-dice', options, 2);
    const bots = [bot, botFor('three-dice', 'steady')];
    const contest = openContest({ game, options, bots, seed: 'expert' });
    contest.play(1000);
    const { seats } = contest.result();
    expect(seats[0]?.score.mean ?? Infinity).toBeLessThan(seats[1]?.score.mean ?? 0);
  });

  it.each([
    'three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 214',
    'three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 651',
    'three-dice - 3,0,1 2 2 3 1 -,-,- choose 1 511',
    'three-dice rounds=2 3,0,1 2 1 2 1 -,106,s choose 1 214',
  ])('the expert of Three Dice plays a best move of a match of three: %s', async (line) => {
    const { game, state, values, position } = await openedAt(line);
    const seat = position.seat ?? Number.NaN;
    const move = values.bot.choose(game.view(state, seat), seat, () => 0);
    const own = position.moves.find((one) => JSON.stringify(one.move) === JSON.stringify(move));
    expect(own?.loss).toBe(0);
  });

  // The best move of the match can differ from that of the round: with 5 5 2 against 106 points, for example, it is
  // better to roll again.
  it.each(['2 3 1 -,-,-', '1 2 1 -,106,s', '0 2 1 106,-,-', '0 2 1 65,-,-'])(
    'a choice in Three Dice is worth as much as its best move in the match: %s',
    async (fields) => {
      for (const dice of rollsOf(3))
        for (const rolls of fields.startsWith('2') ? [1, 2] : [1]) {
          const line = `three-dice - 3,0,1 2 ${fields} choose ${rolls} ${dice.join('')}`;
          // Some first rolls of the starter restart the round.
          if (!parsePosition(line).ok) continue;
          const { state, values, position } = await openedAt(line);
          const own = values.bySeat(state)[position.seat ?? Number.NaN];
          expect(own, line).toBeCloseTo(position.moves[0]?.value ?? Number.NaN, 9);
        }
    },
  );

  it.each([
    ['- 3,0,1 2 0 2 1 106,106,-', 2],
    ['- 3,0,1 2 0 2 1 s,106,-', 2],
    ['tie=share 3,0,1 2 0 2 1 106,106,-', 2],
    ['- 3,0,1,2 2 0 2 1 s,106,106,-', 3],
    ['- 3,0,1 2 1 2 1 -,106,106', 0],
    ['- 3,0,1 2 2 2 1 106,-,65', 1],
  ])(
    'a roll in Three Dice is worth the mean of its results for every seat, including ties: %s',
    async (fields, seat) => {
      const { game, state, values } = await openedAt(`three-dice ${fields} choose 1 214`);
      const after = (now: unknown, entry: object) =>
        unwrap(game.apply(now, { seat, ...entry } as Entry)).state;
      const inTheAir = after(state, { move: { type: 'roll', dice: [0, 2] } });
      const results = rollsOf(2).map((dice) => values.bySeat(after(inTheAir, { dice })));
      values.bySeat(inTheAir).forEach((value, other) => {
        const mean = results.reduce((sum, result) => sum + ofSeat(result, other) / 36, 0);
        expect(value).toBeCloseTo(mean, 9);
      });
    },
  );

  it.each([
    ['is one in three after a tie with two others', '- 3,0,1 2 0 2 1 106,106,-', 1 / 3],
    ['is one in two after a tie with one other', '- 3,0,1 2 0 2 1 s,106,-', 1 / 2],
    ['is one in four after a tie with three others', '- 3,0,1,2 2 0 3 1 106,106,106,-', 1 / 4],
    ['is zero with more than the fewest points', '- 3,0,1,2 2 0 3 1 104,104,s,-', 0],
    ['is 1 with fewer points than all others', '- 3,0,1,2 2 0 3 1 107,s,107,-', 1],
  ])('the chance of losing the round of Three Dice with 2 1 4 %s', async (_, fields, loses) => {
    const { position } = await openedAt(`three-dice ${fields} choose 1 214`);
    const stays = position.moves.find(({ move }) => (move as { type: string }).type === 'stay');
    expect(stays?.round?.loses).toBeCloseTo(loses, 12);
  });

  it.each([
    ['three-dice - 3,0,1 2 1 2 1 -,106,s give', [1]],
    ['three-dice - 1,0,1 2 0 2 1 106,s,- give', [0, 2]],
  ])('the expert of Three Dice gives sips to another player with the fewest: %s', async (line, to) => {
    const { game, state, values, position } = await openedAt(line);
    const seat = position.seat ?? Number.NaN;
    const given = [0, 0.999].map((drawn) => values.bot.choose(game.view(state, seat), seat, () => drawn));
    expect(given).toEqual([to[0], to.at(-1)].map((other) => ({ type: 'give', to: other })));
  });

  it.each([2, 3])(
    'Hidden Pairs for %d seats has no values once the caller stops the solver',
    async (seats) => {
      const { options } = setupOf('hidden-pairs', { turns: 2 });
      const game = gameOf('hidden-pairs');
      expect(await openValues(game, options, seats, { maySolve: () => false })).toBeNull();
    },
  );

  it('a single seat has no expert bot, because the steady player is optimal there', async () => {
    const { bot, how } = await opened('threes', setupOf('threes', {}).options, 1);
    expect(how).toBe('rollouts');
    expect(bot).toBe(botFor('threes', 'steady'));
  });

  it('no expert can be loaded for a solution without a bot, and an expert refuses the view of another game', () => {
    const solution = solved(setupOf('greed', { target: 500 }));
    expect(() => expertOf({ ...solution, seats: 5 })).toThrow('No bot plays a solution of greed for 5');
    const expert = expertOf(solution);
    for (const other of ['hidden-pairs', 'threes']) {
      const view = gameOf(other).view(openMatch(setupOf(other, {})).state, 0);
      const choosing = () => expert.choose(view, 0, seededDice(runSeed).random);
      expect(choosing).toThrow(new TypeError('No solution of greed plays from this view'));
    }
  });
});

it.each([2, 4])('an expert with a solution for three refuses a table of %i', (seats) => {
  const { options } = setupOf('greed', { target: 500 });
  const expert = expertOf(
    new GreedForThree(options as GreedOptions, new Float64Array(2 * 10 ** 3), new Map(), 0),
  );
  const { state } = unwrap(
    parsePosition(`greed target=500 ${Array(seats).fill(300)} ${'1'.repeat(seats)} 1 - start`),
  );
  const choosing = () => expert.choose(gameOf('greed').view(state, 1), 1, () => 0);
  expect(choosing).toThrow(new RangeError(`A solution for 3 seats at a table of ${seats}`));
});

it('an expert plays the first of several equally good moves', () => {
  const game = gameOf('greed');
  const equal = { game: 'greed', value: () => [0.5, 0.5] } as unknown as Solution;
  const { state: choice } = unwrap(parsePosition('greed target=500 400,450 11 1 - choose 100 12346'));
  expect(game.moves(choice, 1).length).toBeGreaterThan(1);
  expect(bestMove(equal, choice, 1)?.move).toEqual(game.moves(choice, 1)[0]);
  expect(bestMove(equal, choice, 0)).toBeUndefined();
});
