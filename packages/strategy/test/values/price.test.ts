import { seededDice } from '@dicehall/dice';
import {
  games,
  type OptionValue,
  ofSeat,
  parsePosition,
  readSetup,
  replayStatesOfLog,
  type Setup,
  unwrap,
} from '@dicehall/engine';
import { chanceOf, rollout } from '@dicehall/engine/testing';
import { describe, expect, test } from 'vitest';
import { adviceOf, EstimatedValues, lossOf, markOf, review, type Values } from '../../src/index.ts';
import { bestMoves } from '../../src/my-play/best-moves.ts';
import { oneBest } from '../../src/puzzles/one-best.ts';
import { keyOf } from '../../src/values/values.ts';
import { opened } from '../opened.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Options of matches that can be solved quickly. A game without an entry has its default options. */
const quick: Readonly<Record<string, readonly Options[]>> = {
  greed: [{ target: 500 }, { target: 700, opening: 0 }],
  'ten-thousand': [
    { target: 2000, opening: 0 },
    { target: 2000, takeOver: false, exactFinish: false },
  ],
  threes: [{ rounds: 1 }, { rounds: 1, lastDie: 'rolled' }],
  'three-dice': [{ rounds: 2 }, { rounds: 3, tie: 'share', shitStairs: 'kept', gentlemen: 'enforce' }],
  'hidden-pairs': [{ turns: 1 }],
};

const matches = games.flatMap(({ id, seats }) =>
  (quick[id] ?? [{}]).flatMap((options, index) =>
    [2, 3, 4 + index]
      .filter((count) => count >= seats.min && count <= seats.max)
      .map((count) => [id, options, count] as const),
  ),
);

function setupOf(game: string, options: Options, seats: number): Setup {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}` }));
  return unwrap(readSetup({ game, options, seats: names }));
}

/** Fewer rollouts are enough, because they are compared with themselves. */
const quicker = (values: Values): Values => (values instanceof EstimatedValues ? values.by(4, 1) : values);

/** The number of choices that are checked in each match. */
const mostChoices = 8;

describe('the loss of a move is the same in coach, explorer, review, puzzles and My play', () => {
  test.each(matches)('a move of %s %j for %i seats has the same loss in each', async (id, options, seats) => {
    const setup = setupOf(id, options, seats);
    const { game } = setup;
    const values = quicker(await opened(id, setup.options, seats));
    const { log } = rollout(setup, chanceOf(seats), 60);
    const { states } = unwrap(replayStatesOfLog(setup, log));
    const { random } = seededDice(`${id} ${seats}`);
    const choices = review(setup, log, values)
      .entries.filter((entry) => entry.kind === 'choice')
      .filter(({ forced }) => !forced);
    const looked = choices
      .map((choice) => ({ choice, by: random() }))
      .sort((a, b) => a.by - b.by)
      .slice(0, mostChoices);
    expect(looked.length).toBeGreaterThan(0);
    for (const { choice } of looked) {
      const { seat, move, error, best, after } = choice;
      const state = states[choice.entry];
      const position = values.at(state, { seat, played: [move] });
      const explored = position.moves.find((one) => keyOf(one.move) === keyOf(move));
      const [top] = position.moves;
      // The review agrees with the explorer.
      expect(explored?.loss).toBe(error);
      expect(keyOf(best)).toBe(keyOf(error > 0 ? top?.move : move));
      // The coach agrees with the explorer.
      expect(lossOf(position, game, move)).toBe(error);
      const mark = markOf(position, game, move);
      if (mark !== null) expect(mark).toMatchObject({ loss: error, best: top?.move });
      expect(adviceOf(position, game, state)?.best.move).toEqual(top?.move);
      // My play.
      expect(bestMoves(values, { state, seat, move }).map(keyOf)).toContain(keyOf(best));
      if (values.isEstimated) continue;
      // The list of all moves, which the explorer and the puzzles use, agrees as well.
      const all = values.at(state, { seat }).moves;
      expect(all.find((one) => keyOf(one.move) === keyOf(move))?.loss).toBe(error);
      expect(all[0]?.value).toBe(top?.value);
      const losses = all.flatMap(({ loss }) => (loss > 0 ? [loss] : []));
      const puzzle = oneBest(values, game, { state, seat, margin: 0 });
      if (puzzle !== null) expect(puzzle.margin).toBe(Math.min(...losses));
      // Hidden information changes the value of a position, but not the loss of a move.
      if (!game.facts.hiddenInformation) expect(explored?.value).toBeCloseTo(ofSeat(after, seat), 9);
    }
  });

  test('at a table without a solution, the loss of a move is the same in each, by rollouts', async () => {
    const setup = setupOf('greed', { target: 500 }, 3);
    const values = quicker(await opened('greed', setup.options, 3, { limit: { seconds: 0 } }));
    expect(values.how).toBe('rollouts');
    const { log } = rollout(setup, chanceOf(3), 40);
    const { states } = unwrap(replayStatesOfLog(setup, log));
    for (const entry of review(setup, log, values).entries) {
      if (entry.kind !== 'choice' || entry.forced) continue;
      const { moves } = values.at(states[entry.entry], { seat: entry.seat, played: [entry.move] });
      const own = moves.find((one) => keyOf(one.move) === keyOf(entry.move));
      expect(own?.loss).toBe(entry.error);
      expect(keyOf(entry.best)).toBe(keyOf(entry.error > 0 ? moves[0]?.move : entry.move));
    }
  });

  test('the loss in Three Dice is in sips of the whole match', async () => {
    const setup = setupOf('three-dice', {}, 2);
    const values = await opened('three-dice', setup.options, 2);
    const { state } = unwrap(parsePosition('three-dice - 1,2 4 1 3 1 -,66 choose 1 224'));
    const stay = values.at(state).moves.find(({ move }) => (move as { type: string }).type === 'stay');
    expect(stay?.loss).toBeCloseTo(2.642, 2);
  });
});
