import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  games,
  type Message,
  message,
  type PositionCode,
  parsePosition,
  positionCodes,
} from '../src/index.ts';

const docOf = (path: string) => readFileSync(new URL(`../../../docs/${path}.md`, import.meta.url), 'utf8');
const page = docOf('positions');
/** Returns the examples of a page: the lines of its code blocks that have values instead of field names. */
const examplesOf = (text: string) =>
  [...text.matchAll(/^```text\n(.*)\n```$/gm)]
    .map(([, line = '']) => line)
    .filter((line) => !/OPTIONS/.test(line));
const ofGames = games.flatMap(({ id }) => examplesOf(docOf(`games/${id}`)));

describe('docs/positions.md and docs/games are complete', () => {
  it.each([...examplesOf(page), ...ofGames])('the documented line %s is a valid position', (example) => {
    const read = parsePosition(example);
    expect(read.ok ? read.value.game.formatPosition(read.value.state) : read.error).toBe(example);
  });

  it('the pages have an example of every game', () => {
    const shown = new Set(ofGames.map((line) => line.split(' ')[0]));
    expect(shown).toEqual(new Set(games.map(({ id }) => id)));
  });

  it('the pages list every refusal code', () => {
    const [, codes = ''] = page.split('## Codes');
    expect([...codes.matchAll(/^\| `([a-z-]+)`/gm)].map(([, code]) => code)).toEqual(positionCodes);
  });
});

const steps = (min: number, max: number, step: number) => message('allowed-number', { min, max, step });
const digits = (count: number | string, first: number, last: number) =>
  message('allowed-digits', { count, first, last });

describe('a refused position names the wrong field and what is allowed', () => {
  it.each<[PositionCode, string, string]>([
    ['unknown-game', 'chess - 0,0', 'game'],
    ['unknown-game', '', 'game'],
    ['missing-field', 'greed - 0,0 00 0 -', 'turn'],
    ['missing-field', 'greed  0,0 00 0 - start', 'options'],
    ['extra-field', 'greed - 0,0 00 0 - start now', 'end'],
    ['bad-option', 'greed goal=5 0,0 00 0 - start', 'options'],
    ['bad-option', 'threes rounds=21 0 1 0 start', 'options'],
    ['bad-field', 'greed - 0,0 00 2 - start', 'seat'],
    ['bad-field', 'greed - 0,x 00 0 - start', 'scores'],
    ['not-canonical', 'greed target=3000 0,0 00 0 - start', 'position'],
    ['not-canonical', 'greed - 0,00 00 0 - start', 'position'],
    ['impossible', 'greed - 0,300 00 0 - start', 'in-game'],
    ['impossible', 'greed - 0,3000 01 0 - start', 'final'],
    // Every score is a multiple of 50, and a first bank is at least 1,000.
    ['impossible', 'ten-thousand - 1010,0 0 start', 'scores'],
    ['impossible', 'ten-thousand - 950,0 0 start', 'scores'],
    // A turn cannot continue at the target, and with an exact finish it cannot pass it.
    ['impossible', 'ten-thousand - 10000,0 1 start', 'scores'],
    ['impossible', 'ten-thousand - 10050,0 0 over', 'scores'],
    ['impossible', 'ten-thousand - 9000,0 0 throw 1000 3', 'points'],
    ['impossible', 'ten-thousand - 9000,0 0 choose 950 15', 'last'],
    // A new roll has six dice, and each kept die has scored.
    ['impossible', 'ten-thousand - 0,0 0 throw 0 5', 'points'],
    ['impossible', 'ten-thousand - 0,0 0 choose 50 1234', 'points'],
    ['impossible', 'ten-thousand - 0,0 0 choose 0 223346', 'last'],
    // The previous seat must have banked the points of the offer.
    ['impossible', 'ten-thousand - 1000,0 1 offer 1050 3', 'points'],
    ['impossible', 'ten-thousand takeOver=false 1000,0 1 offer 1000 3', 'points'],
    ['impossible', 'ten-thousand - 0,0 1 order 0,1 -', 'seat'],
    ['impossible', 'ten-thousand - 0,0 0 order 1,0 -', 'seats'],
    ['impossible', 'ten-thousand - 1000,0 0 order 0,1 -', 'scores'],
    // A throw-off has at least two different seats, and ends when all of them have rolled.
    ['impossible', 'ten-thousand - 0,0,0 0 order 0 -', 'seats'],
    ['impossible', 'ten-thousand - 0,0,0 0 order 0,0 -', 'seats'],
    ['bad-field', 'ten-thousand - 0,0,0 0 order 0,3 -', 'seats'],
    ['impossible', 'ten-thousand - 0,0,0 0 order 0,1 1,2', 'thrown'],
    ['bad-field', 'ten-thousand - 0,0,0 0 order 0,1 12', 'thrown'],
    ['bad-field', 'ten-thousand - 0,0,0 0 order 0,1 7', 'thrown'],
    // A turn costs 0 to 29 points, or shoots the moon.
    ['impossible', 'threes - 30,0 2 0 start', 'scores'],
    ['impossible', 'threes - -1,0 2 0 start', 'scores'],
    ['impossible', 'threes - 0,5 1 0 start', 'scores'],
    ['impossible', 'threes - 0 1 0 choose 33333 11110', 'locked'],
    ['impossible', 'threes - 0 1 0 throw 33333 00000', 'locked'],
    ['impossible', 'threes - 0 1 0 throw - 10000', 'locked'],
    ['bad-field', 'threes - 0 1 0 choose 333 00000', 'dice'],
    ['impossible', 'threes - 0 1 0 over', 'turn'],
  ])('a position is refused with the code %s: “%s”', (code, text, field) => {
    const read = parsePosition(text);
    expect(read.ok ? null : [read.error.code, read.error.field]).toEqual([code, field]);
  });

  it.each<[string, string, string, Message | string]>([
    ['greed target=525 0,0 00 0 - start', 'options', 'target=525', steps(500, 20_000, 50)],
    ['threes rounds=x 0 1 0 start', 'options', 'rounds=x', steps(1, 20, 1)],
    ['ten-thousand takeOver=maybe 0,0 0 start', 'options', 'takeOver=maybe', 'true, false'],
    ['threes lastDie=never 0 1 0 start', 'options', 'lastDie=never', 'lies, rolled'],
    [
      'three-dice unit= 0,0 1 0 3 1 -,- start',
      'options',
      'unit=',
      message('allowed-text', { min: 1, max: 20 }),
    ],
    ['threes goal=5 0 1 0 start', 'options', 'goal', 'rounds, lastDie, moon, scoring, stopWhenLost'],
    [
      'threes moon=wins 0,0 1 0 start',
      'options',
      'moon=wins',
      message('allowed-fitting', { field: 'scoring' }),
    ],
    ['greed - 0,0 00 2 - start', 'seat', '2', steps(0, 1, 1)],
    ['greed - 0,0 02 0 - start', 'in-game', '02', digits(2, 0, 1)],
    ['greed - 0,0 00 0 - choose 50 7', 'last', '7', digits('1–5', 1, 6)],
    ['greed - 0 0 0 - start', 'scores', '0', message('allowed-count', { count: '2–8' })],
    ['greed - 0,0 00 0 - bust', 'turn', 'bust', 'start, throw, choose, over'],
    ['greed - 0,150 01 0 - start', 'scores', '150', message('allowed-zero-or-least', { min: 300 })],
    [
      'greed - 0,300 00 0 - start',
      'in-game',
      '0',
      message('allowed-fitting', { field: { list: [message('position-field-scores')] } }),
    ],
  ])('a refused position says what is allowed instead: %s', (text, field, given, allowed) => {
    const read = parsePosition(text);
    expect(read.ok ? null : read.error).toMatchObject({ field, given, allowed });
  });

  // The points have to fit the cost of the first hand: a re-roll, and in some rows an action.
  it.each([
    ['impossible', 450, '661122+1=01.23.35', 'hands'],
    ['impossible', 450, '661122+1=01.23.01', 'hands'],
    ['bad-field', 450, '661122+1=01.23', 'hands'],
    ['bad-field', 450, '661122+1=10.23.45', 'hands'],
    ['bad-field', 400, '661122+1=01.23.45.h1@0', 'hands'],
    ['bad-field', 400, '661122+1=01.23.45.h1@2', 'hands'],
    ['bad-field', 400, '661122+1=01.23.45.h4@1', 'hands'],
    ['bad-field', 400, '661122+1=01.23.45.x1', 'hands'],
    ['bad-field', 350, '661122+1=01.23.45.l4', 'hands'],
    ['bad-field', 350, '661122+3', 'hands'],
    ['bad-field', 500, '66112+0', 'hands'],
    ['bad-field', 500, '661127+0', 'hands'],
    ['bad-field', 500, '661122', 'hands'],
    ['bad-field', 450, '661122+1?6', 'hands'],
    ['bad-field', 500, '661122+0?1', 'hands'],
    ['impossible', 500, '661122+1=01.23.45', 'points'],
    ['impossible', 450, '661122+1=01.23.45.h1@1', 'points'],
    ['impossible', 400, '661122+1=01.23.45.b1@1', 'points'],
    ['impossible', 400, '661122+1=01.23.45.l1', 'points'],
  ])('a hand of Hidden Pairs is refused with the code %s at %i points: %s', (code, points, hand, field) => {
    const read = parsePosition(`hidden-pairs - 1 ${points},500 ${hand}/113345+0 - 00 choosing`);
    expect(read.ok ? null : [read.error.code, read.error.field]).toEqual([code, field]);
  });

  it('an unknown game is refused with a list of the known games', () => {
    expect(parsePosition('chess startpos')).toEqual({
      ok: false,
      error: {
        code: 'unknown-game',
        field: 'game',
        given: 'chess',
        allowed: games.map(({ id }) => id).join(', '),
      },
    });
  });
});
