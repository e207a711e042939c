import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/index.ts';
import { answerTo, positionAfter, recordRefusal, refusalOf, shownAt } from './shown.ts';

const read = (name: string): string => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');

/**
 * The examples of a game: blocks of a sentence, a position, the viewer (`seat 0`, `seat 0 marks {"marked":[0]}` or `table`) and
 * the shown text.
 */
const examplesOf = (game: string) =>
  read(game)
    .trim()
    .split('\n\n')
    .map((block) => {
      const [title = '', position = '', viewer = '', ...lines] = block.split('\n');
      const [, seat, draft] = /^(?:seat (\d+)|table)(?: marks (.*))?$/.exec(viewer) ?? [];
      return {
        title: title.replace('# ', ''),
        position,
        seat: seat === undefined ? null : Number(seat),
        draft: draft === undefined ? null : JSON.parse(draft),
        lines,
      };
    });

/** The contract tests cover games without examples. */
const shownGames = games
  .map(({ id }) => id)
  .filter((id) => existsSync(new URL(`./${id}.txt`, import.meta.url)));

describe.each(shownGames)('the controls of the game %s equal the checked examples', (game) => {
  it.each(examplesOf(game).map((example) => [example.title, example] as const))(
    'the controls equal the checked example “%s”',
    (_, example) => {
      expect(shownAt(example.position, example.seat, example.draft)).toEqual(example.lines);
    },
  );
});

/** Returns the lines of a file, split at `=>`. */
const linesOf = (name: string) =>
  read(name)
    .trim()
    .split('\n')
    .map((line) => line.split(' => '));

describe('a position is accepted or refused as its file expects', () => {
  it.each(linesOf('refused-positions'))('the position %s gets the expected answer', (position = '', why) => {
    expect(refusalOf(position)).toBe(why);
  });
});

describe('a refused entry has the values of its message', () => {
  it.each(linesOf('refused-entries'))(
    'at %s, the entry %s is refused as expected',
    (position = '', entry = '', why) => {
      expect(answerTo(position, entry)).toBe(why);
    },
  );
});

describe('a record is accepted, or refused with the place of the problem', () => {
  it.each(linesOf('refused-records'))('the record %s gets the expected answer', (record = '', why) => {
    expect(recordRefusal(record)).toBe(why?.replace('(every game)', games.map(({ id }) => id).join(', ')));
  });
});

describe('a script of entries leads to the expected position', () => {
  it.each(linesOf('positions-after'))('the script “%s” gives its position', (line = '', position) => {
    const [, game = '', script = ''] = /^([a-z-]+): ?(.*)$/.exec(line) ?? [];
    expect(positionAfter(game, script)).toBe(position);
  });
});
