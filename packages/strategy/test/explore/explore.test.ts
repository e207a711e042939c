import {
  type AnyGame,
  faces,
  type OptionValue,
  ofSeat,
  parsePosition,
  type Seat,
  unwrap,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { computeOnce } from '../../src/cached.ts';
import { ValuesOfTwo } from '../../src/games/hidden-pairs/index.ts';
import { policyOf, solveTurn, turnMatch } from '../../src/games/hidden-pairs/solve/index.ts';
import { type NextRoll, typicalOutcome } from '../../src/index.ts';
import type { ValuedMatch } from '../../src/values/values.ts';
import { opened, openedAt } from '../opened.ts';
import { explore as searched } from '../solve/brute-force.ts';
import { solved } from '../solved.ts';

const roughTurn = computeOnce(() =>
  turnMatch(policyOf(solved(solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, 2)))),
);

/** Returns a position and its values. Those of Hidden Pairs are from a rough solution. */
async function at(line: string) {
  const { game, state } = unwrap(parsePosition(line));
  if (!game.facts.hiddenInformation) return openedAt(line);
  const { options } = state as { readonly options: Readonly<Record<string, OptionValue>> };
  const values = new ValuesOfTwo({ game: game.id, options, seats: 2 }, roughTurn());
  return { game, state, values, position: values.at(state) };
}

const meanOf = ({ outcomes }: NextRoll): number =>
  outcomes.reduce((sum, { chance, value }) => sum + chance * (value ?? Number.NaN), 0);

const choosingPairs = 'hidden-pairs turns=1 1 500,500 616243+0/555123+0 - 00 choosing';

describe.each([
  'greed target=500 0,0 00 0 - start',
  'greed target=500 400,450 11 1 - choose 100 12346',
  'ten-thousand target=2000 1500,1700 0 choose 0 112346',
  'ten-thousand target=2000 1500,1700 0 offer 300 3',
  'threes rounds=2 3,7 2 0 choose 63215 00000',
  'threes rounds=2 3,7 2 1 choose 33152 11000',
  'three-dice - 0,0 1 0 3 1 -,- start',
  'three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 214',
  'three-dice shitStairs=kept,gentlemen=enforce 3,0,1 2 1 2 1 -,106,s choose 1 214',
  'three-dice - 3,0,1 2 1 2 1 -,106,- start',
  choosingPairs,
])('the moves of the position %s are valued', (line) => {
  test('every legal move has a value in range, and the best move has no loss', async () => {
    const { position, game, state } = await at(line);
    const { moves, seat, unit } = position;
    const sorted = (all: readonly unknown[]) => all.map((move) => JSON.stringify(move)).sort();
    expect(sorted(moves.map(({ move }) => move))).toEqual(sorted(game.moves(state, seat ?? -1)));
    expect(moves[0]?.loss).toBe(0);
    const best = moves[0]?.value ?? 0;
    const wrong = moves.filter(
      ({ value, loss, margin }) =>
        // The values of the moves of a mixture may differ by their margin.
        (margin !== 0 && !game.facts.hiddenInformation) ||
        loss < 0 ||
        Math.abs(best - value - loss) > (loss === 0 ? margin : 0) + 1e-9 ||
        (unit === 'win' && (value < 0 || value > 1 + 1e-12)),
    );
    expect(wrong).toEqual([]);
  });

  test('the value of a move is the mean of the outcomes of the roll that follows it', async () => {
    const { moves } = (await at(line)).position;
    // Rolls of a tie-break have no value of their own.
    const rolling = moves.filter(({ roll }) => roll?.outcomes[0]?.value != null);
    expect(rolling.length).toBeGreaterThan(0);
    for (const { roll, value } of rolling) {
      if (roll === null) continue;
      expect(roll.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(Math.abs(meanOf(roll) - value)).toBeLessThan(1e-9);
    }
  });
});

const sortedDice = (state: unknown): string => {
  const { turn, ...rest } = state as { turn: { last?: readonly number[] } };
  return JSON.stringify([rest, turn.last === undefined ? turn : { ...turn, last: [...turn.last].sort() }]);
};

/** If stopping wins, rolling again cannot be better. */
const withoutVainRolls = (game: AnyGame) => (state: unknown, seat: Seat) => {
  const moves = game.moves(state, seat);
  const winning = moves.filter((move) => {
    const step = game.step(unwrap(game.apply(state, { seat, move })).state);
    return (
      step.kind === 'over' &&
      step.places[seat] === 1 &&
      step.places.every((place, at) => at === seat || place > 1)
    );
  });
  return winning.length > 0 ? winning : moves;
};

describe('the values equal those of a full search with the engine', () => {
  test.each([
    'greed target=500,opening=0 1500,400 11 1 0 choose 1050 11152',
    'greed target=500,opening=0 1500,450 11 1 0 choose 950 15222',
    'ten-thousand target=2000 1900,1950 0 choose 0 122346',
    'threes rounds=1 5,0 1 1 choose 63215 11000',
    'threes rounds=1,lastDie=rolled 12,0 1 1 choose 33152 11000',
  ])('the values of %s equal those of a full search with the engine', async (line) => {
    const { game, state, position } = await at(line);
    const search = searched(game, state, sortedDice, withoutVainRolls(game));
    const seat = position.seat ?? -1;
    for (const { move, value } of position.moves) {
      const found = search.value(unwrap(game.apply(state, { seat, move })).state);
      if (!Number.isNaN(found)) expect(value).toBeCloseTo(seat === 0 ? found : 1 - found, 9);
    }
    expect(position.bySeat?.[0]).toBeCloseTo(search.value(state), 9);
  });

  test.each([
    'three-dice rounds=2,tie=share 3,0,1 2 1 2 1 -,106,107 choose 1 214',
    'three-dice rounds=2,shitStairs=kept,tie=share 3,0,1 2 1 2 1 -,106,s choose 1 234',
  ])(
    'the values of the Three Dice position %s equal those of a full search with the engine',
    async (line) => {
      const { game, state, position } = await at(line);
      const seat = position.seat ?? -1;
      const { round } = state as { round: number };
      /**
       * The value is the mean sips of the others minus the seat's own at the end of the match, which ends with this
       * round.
       */
      const search = (now: unknown): number => {
        const step = game.step(now);
        const scores = game.scores(now);
        const all = scores.reduce((sum, sips) => sum + sips, 0);
        if (step.kind === 'over' || (now as { round: number }).round !== round) {
          return (all - ofSeat(scores, seat)) / (scores.length - 1) - ofSeat(scores, seat);
        }
        if (step.kind === 'choose') {
          return Math.max(
            ...game.moves(now, seat).map((move) => search(unwrap(game.apply(now, { seat, move })).state)),
          );
        }
        const next = Array.from({ length: 6 ** step.dice }, (_, index) =>
          Array.from({ length: step.dice }, (_, die) => faces[Math.floor(index / 6 ** die) % 6] ?? 1),
        ).map((dice) => search(unwrap(game.apply(now, { seat, dice })).state));
        return next.reduce((sum, value) => sum + value, 0) / next.length;
      };
      for (const { move, value } of position.moves) {
        expect(value).toBeCloseTo(search(unwrap(game.apply(state, { seat, move })).state), 9);
      }
    },
  );
});

describe('the explorer shows the next roll of a position', () => {
  test('two dice in Greed bust in 16 of 36 rolls, and busts are listed last', async () => {
    const { position } = await at('greed target=500 400,450 11 0 - throw 100 2');
    expect(position.roll?.bust).toBeCloseTo(16 / 36, 12);
    expect(position.roll?.outcomes.at(-1)?.busts).toBe(true);
    expect(position.moves).toEqual([]);
  });

  test('the typical outcome of a roll is the one that half of all rolls at least reach', async () => {
    const { position } = await at('greed target=500 400,450 11 0 - throw 100 5');
    const roll = position.roll;
    if (roll === null) throw new Error('No roll');
    const typical = typicalOutcome(roll);
    const better = roll.outcomes.filter(({ value }) => (value ?? 0) > (typical?.value ?? 0));
    const share = better.reduce((sum, { chance }) => sum + chance, 0);
    expect(share).toBeLessThan(0.5);
    expect(share + (typical?.chance ?? 0)).toBeGreaterThanOrEqual(0.5);
  });

  test('a roll is not shown if it would reveal hidden dice', async () => {
    const { position } = await at('hidden-pairs turns=1 1 500,500 616243+0=02.14.35/616243+0 - 00 choosing');
    expect(position.seat).toBe(1);
    expect(
      position.moves
        .filter(({ roll }) => roll !== null)
        .every(({ move }) => JSON.stringify(move).includes('re-roll')),
    ).toBe(true);
  });
});

test('information that is hidden from a seat does not change its values', async () => {
  const { values, position } = await at(choosingPairs);
  const inTheAir = choosingPairs.replace('500,500', '500,450').replace('555123+0', '123456+1?2');
  const { state } = unwrap(parsePosition(inTheAir));
  expect(values.at(state, { seat: 0 })).toEqual(position);
});

test('a move has a next roll only if the same player rolls it', async () => {
  const { position } = await at('three-dice - 3,0,1 2 1 2 1 -,106,106 choose 1 114');
  const stay = position.moves.find(({ move }) => (move as { readonly type: string }).type === 'stay');
  expect(stay?.roll).toBeNull();
});

test('a table without a solution gets estimates with their margin', async () => {
  const { position } = await at('greed target=500 400,450,0,0 1100 0 - choose 150 51342');
  expect(position).toMatchObject({ how: 'duels', unit: 'win', seat: 0 });
  expect(position.margin).toBeGreaterThan(0);
  expect(position.margin).toBeLessThan(0.11);
  expect(position.moves[0]?.roll?.outcomes.every(({ value }) => value === null) ?? true).toBe(true);
});

test.each([
  'greed target=500 400,450,0,0 1100 0 - choose 150 51342',
  'greed target=500 300,450,0,0 1100 0 - choose 100 12346',
])('the best move at a table without a solution is the one that the expert plays: %s', async (line) => {
  const { game, state, values, position } = await at(line);
  const [best, ...others] = position.moves;
  expect(best?.move).toEqual(values.bot?.choose(game.view(state, 0), 0, () => 0.5, state));
  expect(best?.loss).toBe(0);
  for (const { loss } of others) expect(loss).toBeGreaterThan(0);
});

test('all moves at a larger table are listed from the best to the worst, by the values of the expert', async () => {
  const { game, state } = unwrap(
    parsePosition('threes rounds=2,lastDie=rolled 32,9,4,20 2 1 choose 33154 11000'),
  );
  const { options } = state as { readonly options: ValuedMatch['options'] };
  const values = await opened(game.id, options, 4);
  const valued = values.bot.valued?.(game.view(state, 1), game.moves(state, 1)) ?? [];
  const best = Math.max(...valued.map(({ value }) => value));
  const expected = valued.toSorted((a, b) => b.value - a.value);
  expect(new Set(valued.map(({ value }) => value.toFixed(9))).size).toBe(7);
  expect(expected).not.toEqual(valued);
  expect(values.at(state, { rollouts: 1 }).moves).toMatchObject(
    expected.map(({ move, value }) => ({ move, loss: expect.closeTo(best - value, 12) })),
  );
});

test('moves that are equally good for the seat but not for the other seats are reported', async () => {
  const give = 'three-dice - 3,0,1 2 1 2 1 -,106,s give';
  const line = (await at('three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 214')).position;
  expect(line.severalBest).toBe(false);
  const { position } = await at(give);
  expect(position.moves.map(({ loss }) => loss)).toEqual([0, 0]);
  expect(position.severalBest).toBe(true);
});
