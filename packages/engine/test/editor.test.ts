import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  formatOptions,
  gameOf,
  games,
  type OptionValue,
  type PositionField,
  parsePosition,
  unwrap,
} from '../src/index.ts';

type Change = Readonly<Record<string, unknown>>;

/** Returns the line of a position after some of its fields have been set. */
function edited(line: string, changes: Readonly<Record<string, Change>> = {}): string {
  const { game, state } = unwrap(parsePosition(line));
  const { editor } = game;
  if (editor === undefined) throw new Error(`${game.id} has no editor`);
  const fields = editor.fields(state).map((field) => ({ ...field, ...changes[field.id] }) as PositionField);
  return lineOf(game, state, editor.line(state, fields));
}

const lineOf = (game: AnyGame, state: unknown, fields: string): string => {
  const { options } = state as { readonly options: Readonly<Record<string, OptionValue>> };
  return `${game.id} ${formatOptions(game.options, options)} ${fields}`;
};

describe('the editor of a position offers the fields of that position', () => {
  it.each(games.flatMap(({ id, editor }) => (editor === undefined ? [] : [[id, editor.example]])))(
    '%s: the fields describe the whole example position, and a player has a choice in it',
    (_, example) => {
      expect(edited(example)).toBe(example);
      const { game, state } = unwrap(parsePosition(example));
      expect(game.step(state).kind).toBe('choose');
      expect(game.scores(state)).toHaveLength(2);
    },
  );

  it.each([
    'greed opening=0 0,450 11 1 - choose 150 51342',
    'greed opening=0 0,0 11 0 - start',
    'threes rounds=3,scoring=rounds 1,0,2 2 0 -,-,- start',
    'threes rounds=3,scoring=rounds 1,0,2 2 1 7,-,- choose 33165 00000',
    'threes rounds=3,scoring=rounds 1,0,2 2 2 7,12,- start',
  ])('the fields of %s describe the whole position', (line) => {
    expect(edited(line)).toBe(line);
  });

  /** Returns a field with its allowed values, such as `score-0 0–2950/50` or `dice 0,5`. */
  const allowed = (field: PositionField): string =>
    field.kind === 'dice'
      ? `${field.id} ${field.counts.join()}`
      : field.kind === 'seat'
        ? `${field.id} of ${field.seats}`
        : `${field.id} ${field.min}–${field.max}/${field.step}`;

  it.each([
    [
      'greed',
      ['score-0 0–6000/50', 'score-1 0–6000/50', 'seat of 2', 'points 0–6000/50', 'dice 0,1,2,3,4,5'],
    ],
    [
      'ten-thousand',
      ['score-0 0–10000/50', 'score-1 0–10000/50', 'seat of 2', 'points 0–10000/50', 'dice 0,1,2,3,4,5,6'],
    ],
    ['threes', ['score-0 -300–290/1', 'score-1 -300–290/1', 'round 1–10/1', 'seat of 2', 'dice 0,5']],
    ['three-dice', ['theirs 0,3', 'limit 1–3/1', 'roll 1–3/1', 'dice 0,3']],
    ['hidden-pairs', ['turn 1–3/1', 'score-0 0–5000/25', 'score-1 0–5000/25', 're-rolls 0–2/1', 'dice 6']],
  ])('%s: the fields of the example position allow %j', (id, fields) => {
    const { editor } = gameOf(id);
    const { state } = unwrap(parsePosition(editor?.example ?? ''));
    expect(editor?.fields(state).map(allowed)).toEqual(fields);
  });

  it.each<[string, string, Record<string, Change>, string]>([
    [
      'Greed: the points of the roll are added to the turn, and the scores decide who is in the game',
      'greed - 1200,800 11 0 - choose 450 51341',
      { 'score-1': { value: 0 }, points: { value: 100 }, dice: { dice: [1, 1] } },
      'greed - 1200,0 10 0 - choose 300 11',
    ],
    [
      'Greed: a score at the target starts the final round',
      'greed - 1200,800 11 0 - choose 450 51341',
      { 'score-1': { value: 3000 } },
      'greed - 1200,3000 11 0 1 choose 450 51341',
    ],
    [
      'Ten Thousand: a position without dice is the start of a turn',
      'ten-thousand - 2400,1050 1 choose 200 1534',
      { dice: { dice: [] }, seat: { value: 0 } },
      'ten-thousand - 2400,1050 0 start',
    ],
    [
      'Threes: locked dice stay locked',
      'threes - 12,9 3 0 choose 63215 00000',
      { dice: { locked: [false, true, false, false, false] } },
      'threes - 12,9 3 0 choose 63215 01000',
    ],
    [
      'Three Dice: the other player’s three of a kind adds to the penalty',
      'three-dice - 2,3 4 1 2 1 -,106 choose 1 214',
      { theirs: { dice: [5, 5, 5] } },
      'three-dice - 2,3 4 1 2 6 -,t choose 1 214',
    ],
    [
      'Three Dice: without dice of the other player, the seat starts the round',
      'three-dice - 2,3 4 1 2 1 -,106 choose 1 214',
      { theirs: { dice: [] } },
      'three-dice - 2,3 4 0 3 1 -,- choose 1 214',
    ],
    [
      'Hidden Pairs: re-rolls in the first turn lower the points',
      'hidden-pairs - 1 500,500 661524+0/112233+0 - 00 choosing',
      { 're-rolls': { value: 1 } },
      'hidden-pairs - 1 450,500 661524+1/112233+0 - 00 choosing',
    ],
    [
      'Hidden Pairs: later turns allow any number of points',
      'hidden-pairs - 1 500,500 661524+0/112233+0 - 00 choosing',
      { turn: { value: 3 }, 'score-0': { value: 300 } },
      'hidden-pairs - 3 300,500 661524+0/112233+0 66.11=0/55.11=0/44.11=0 00 choosing',
    ],
  ])('%s', (_, from, changes, to) => {
    expect(edited(from, changes)).toBe(to);
    expect(parsePosition(to).ok).toBe(true);
  });

  it.each([
    ['the lowest and the highest cost of every turn', 'threes rounds=4 12,9 3 0 start', -120, 116],
    ['five sixes as the highest cost without the moon', 'threes rounds=4,moon=none 12,9 3 0 start', 0, 120],
    [
      'two points for each round before, if each is scored',
      'threes rounds=4,scoring=rounds 2,4,2 3 0 -,-,- start',
      0,
      6,
    ],
  ])('the fields for the totals of Threes allow %s', (_, line, min, max) => {
    const { game, state } = unwrap(parsePosition(line));
    const scores = game.editor?.fields(state).filter(({ id }) => id.startsWith('score-')) ?? [];
    expect(scores.length).toBeGreaterThan(1);
    for (const field of scores) expect(field).toMatchObject({ min, max, step: 1 });
  });

  it.each([
    ['-30 to 29 if the moon is a bonus', 'threes scoring=rounds 2,4,2 3 1 7,-,- start', [-30, 29]],
    ['0 to 29 if the moon wins the round', 'threes moon=wins,scoring=rounds 2,4,2 3 1 7,-,- start', [0, 29]],
    ['0 to 30 without a moon', 'threes moon=none,scoring=rounds 2,4,2 3 1 7,-,- start', [0, 30]],
  ])('the field for an earlier turn in a round of Threes allows %s', (_, line, [min, max]) => {
    const { game, state } = unwrap(parsePosition(line));
    const costs = game.editor?.fields(state).filter(({ id }) => id.startsWith('cost-')) ?? [];
    expect(
      costs.map((field) => field.kind === 'number' && [field.id, field.value, field.min, field.max]),
    ).toEqual([
      ['cost-0', 7, min, max],
      ['cost-1', 8, min, max],
    ]);
  });

  it.each([
    ['greed - 0,0 00 0 - start', 300, 9],
    ['greed target=500 0,0 00 0 - start', 50, 9],
    ['greed target=550 0,0 00 0 - start', 100, 5],
    ['greed target=1050 0,0 00 0 - start', 150, 6],
    ['ten-thousand target=3050 0,0 0 start', 350, 8],
    ['ten-thousand target=10050 0,0 0 start', 1050, 9],
    ['ten-thousand target=2100 0,0 0 start', 250, 8],
    ['ten-thousand target=12600 0,0 0 start', 1300, 9],
  ])(
    'a chart of %s has at most ten scores, %i points apart, from 0 to below the target',
    (line, apart, last) => {
      const { game, state } = unwrap(parsePosition(line));
      expect(game.editor?.chartScores?.(state)).toEqual(
        Array.from({ length: last + 1 }, (_, index) => apart * index),
      );
    },
  );

  it('a last turn of Greed has no chart of scores', () => {
    const { game, state } = unwrap(parsePosition('greed target=500 450,500 11 0 1 start'));
    expect(game.editor?.chartScores?.(state)).toEqual([]);
  });

  it('the charts of Threes have scores around the mean, and there are none before the first turn', () => {
    const scoresAt = (line: string) => {
      const { game, state } = unwrap(parsePosition(line));
      return game.editor?.chartScores?.(state);
    };
    expect(scoresAt('threes - 12,9,4 3 0 start')).toEqual([-1, 1, 3, 5, 7, 9, 11, 13, 15, 17]);
    expect(scoresAt('threes - 0,0,0 1 0 start')).toEqual([]);
  });

  it('the editor accepts impossible combinations of fields, and the notation refuses them', () => {
    const impossible = edited('greed - 1200,800 11 0 - choose 450 51341', {
      points: { value: 0 },
      dice: { dice: [2, 3] },
    });
    expect(parsePosition(impossible)).toMatchObject({
      ok: false,
      error: { code: 'impossible', field: 'last' },
    });
  });
});
