import { existsSync } from 'node:fs';
import { games, parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, it, test } from 'vitest';
import { hasPuzzles, strategyOf } from '../../src/games/index.ts';

const roll = { type: 'roll' };
const stop = { type: 'stop' };
const takeOver = { type: 'take-over' };
const keeping = (type: 'roll' | 'bank', ...keep: number[]) => ({ type, keep });
const rolling = (...dice: number[]) => ({ type: 'roll', dice });
const bank = { type: 'bank' };
const stay = { type: 'stay' };

/**
 * A position with its best and its next best move, their themes, and the kind of decision by which puzzles are
 * distinguished.
 */
type Example = readonly [line: string, best: object, other: object, themes: string, kind: string | null];

const examples: readonly Example[] = [
  ['greed - 0,0,900 001 1 - choose 450 11556', stop, roll, 'opening,chase', 'stop 1'],
  // A lead or a gap of a fifth of the target of 3,000 counts.
  ['greed - 2000,2600,900 111 1 - choose 450 12346', stop, roll, 'lead,final-round', 'stop 4'],
  ['greed - 2000,2550,900 111 1 - choose 450 12346', stop, roll, 'final-round', 'stop 4'],
  ['greed - 2000,2550,900 111 1 - choose 400 12346', stop, roll, 'stop-or-roll', 'stop 4'],
  ['greed target=2000 1800,900,2100 111 0 2 choose 150 1344', stop, roll, 'final-round', 'stop 3'],
  ['greed - 2000,1500,900 111 1 - choose 450 12346', stop, roll, 'stop-or-roll', 'stop 4'],
  ['greed - 2000,1450,900 111 1 - choose 350 1346', roll, stop, 'stop-or-roll', 'roll 3'],
  ['greed - 2000,1400,900 111 1 - choose 300 134', roll, stop, 'chase', 'roll 1'],
  ['greed - 1000,1600,900 111 1 - choose 200 134', roll, stop, 'lead', 'roll 1'],
  ['greed target=2000 1600,900,2100 111 0 2 choose 550 1344', stop, roll, 'chase,final-round', 'stop 3'],
  ['greed - 1400,1500,1900 111 0 - start', roll, stop, 'stop-or-roll', null],
  [
    'ten-thousand - 1500,3500,1000 0 choose 300 112346',
    keeping('roll', 0, 1),
    keeping('bank', 0, 1),
    'stop-or-roll,chase',
    'roll 4',
  ],
  [
    'ten-thousand - 1500,3450,1000 0 choose 300 112346',
    keeping('roll', 0),
    keeping('roll', 0, 1),
    'which-dice',
    'roll 5',
  ],
  [
    'ten-thousand - 1500,3500,1000 1 choose 300 112346',
    keeping('bank', 0, 1),
    keeping('bank', 0),
    'which-dice,lead',
    'bank 4',
  ],
  [
    'ten-thousand target=5000 3700,3000,1000 0 choose 300 112346',
    keeping('bank', 0),
    keeping('roll', 0),
    'stop-or-roll,exact-finish',
    'bank 5',
  ],
  [
    'ten-thousand target=5000 3650,3000,1000 0 choose 300 112346',
    keeping('bank', 0),
    keeping('roll', 0),
    'stop-or-roll',
    'bank 5',
  ],
  [
    'ten-thousand target=5000,exactFinish=false 4200,3000,1000 0 choose 300 112346',
    keeping('bank', 0),
    keeping('roll', 0),
    'stop-or-roll,lead',
    'bank 5',
  ],
  [
    'ten-thousand - 0,1000,1500 0 choose 700 112346',
    keeping('roll', 0),
    keeping('roll', 0, 1),
    'which-dice,opening',
    'roll 5',
  ],
  ['ten-thousand - 1500,2000,1000 1 offer 500 2', takeOver, roll, 'take-over', 'offer take-over 1'],
  ['ten-thousand - 1500,2000,1000 1 offer 400 2', roll, takeOver, 'take-over', 'offer roll 1'],
  ['threes rounds=3 3,13,7 2 2 choose 66215 00000', keeping('roll', 2), bank, 'stop-or-roll', 'roll 5 1'],
  [
    'threes rounds=2 3,13,13 2 1 choose 66615 00000',
    keeping('roll', 0, 1, 2),
    keeping('roll', 0, 1),
    'which-dice,chase,final-round,moon',
    'roll 5 3',
  ],
  [
    'threes rounds=2 3,13,13 2 1 choose 66315 00100',
    bank,
    keeping('roll', 0, 1),
    'stop-or-roll,chase,final-round',
    'bank 4 0',
  ],
  [
    'threes rounds=2 13,2,13 2 1 choose 66635 00010',
    bank,
    keeping('roll', 1),
    'stop-or-roll,lead,final-round',
    'bank 4 0',
  ],
  ['three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 654', stay, rolling(1), 'chase', 'second stay  67'],
  ['three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 514', stay, rolling(1), 'lead', null],
  ['three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 514', rolling(0), stay, 'lead', 'second roll 1,4 '],
  ['three-dice - 3,0,1 2 1 2 1 -,106,204 choose 1 651', stay, rolling(1), 'lead', null],
  ['three-dice - 3,0,1 2 2 2 1 -,-,106 choose 1 415', rolling(2), stay, 'stop-or-roll', 'second roll 1,4 '],
  // A player with as few points as the lowest does not lead yet, and before the last turn of a round no one does.
  ['three-dice - 3,0,1 2 1 2 1 -,106,s choose 1 124', rolling(1), stay, 'chase', 'second roll 1,4 '],
  ['three-dice - 3,0,1 2 2 2 1 -,-,106 choose 1 514', rolling(0), stay, 'stop-or-roll', 'second roll 1,4 '],
  ['three-dice - 3,0,1 2 1 2 1 -,106,s start', rolling(0, 1, 2), stay, 'chase', null],
  [
    'threes rounds=3 13,3,13 2 1 choose 66215 00000',
    keeping('roll', 2),
    bank,
    'stop-or-roll,lead',
    'roll 5 1',
  ],
  ['threes rounds=3 3,3,7 2 1 choose 66612 11000', keeping('roll', 2), bank, 'stop-or-roll,moon', 'roll 3 1'],
  ['threes rounds=3 3,3,7 2 1 choose 21445 00000', keeping('roll', 0, 1), bank, 'stop-or-roll', 'roll 5 2'],
  // Keeping only the lowest die is obvious if all other dice score 4 or more.
  ['threes rounds=3 3,13,7 2 2 choose 35446 00000', keeping('roll', 0), bank, 'stop-or-roll', null],
  ['threes rounds=3 3,13,7 2 2 choose 53446 00000', keeping('roll', 1), bank, 'stop-or-roll', null],
  ['threes rounds=3 3,13,7 2 2 choose 35446 00000', keeping('roll', 0, 2), bank, 'stop-or-roll', 'roll 5 2'],
  ['threes rounds=3 3,13,7 2 2 choose 35442 00001', keeping('roll', 0), bank, 'stop-or-roll', null],
  ['threes rounds=3 3,13,7 2 2 choose 35442 00000', keeping('roll', 0), bank, 'stop-or-roll', 'roll 5 1'],
  ['threes rounds=3 3,13,7 2 2 choose 35446 00000', keeping('roll', 1), bank, 'stop-or-roll', 'roll 5 1'],
  ['threes rounds=3 3,13,7 2 2 choose 35346 00000', keeping('roll', 0, 2), bank, 'stop-or-roll', 'roll 5 2'],
  ['threes rounds=3 3,13,7 2 1 start', roll, bank, 'stop-or-roll,chase', null],
  ['ten-thousand - 1500,2000,1000 1 start', roll, takeOver, '', null],
  ['three-dice - 3,0,1 2 2 3 1 -,-,- choose 1 511', rolling(0), rolling(1), 'which-dice', 'first roll 1,1 '],
  // If all others are safe, the last player needs a nice roll.
  ['three-dice - 3,0,1 2 1 2 4 -,t,s choose 1 511', rolling(0), rolling(1), 'safety', 'second roll 1,1 '],
];

describe('a puzzle has themes and the kind of its decision', () => {
  it.each(examples)(
    'the position %s has the expected themes and kind of decision',
    (line, best, other, themes, kind) => {
      const { game, state } = unwrap(parsePosition(line));
      const { themesOf, kindOf } = strategyOf(game.id);
      expect(themesOf?.(state, best, other).join()).toBe(themes);
      expect(kindOf?.(state, best)).toBe(kind);
    },
  );
});

describe('a puzzle of Three Dice is asked in a match that is not decided', () => {
  const at = (line: string) => unwrap(parsePosition(`three-dice rounds=5 ${line}`)).state;
  const { askedAt, aloneAt } = strategyOf('three-dice');
  it.each([
    ['3,0,1 2', '3,0,1 2'],
    ['3,0,1 3', '3,3,3 3'],
    ['2,1,1 4', '2,1,1 4'],
    ['2,1,1 5', '2,2,2 5'],
    ['2,2,2 5', '2,2,2 5'],
  ])('the scores in the round %s are asked as %s', (played, asked) => {
    const rest = '1 2 1 -,106,s choose 1 654';
    expect(askedAt?.(at(`${played} ${rest}`))).toEqual(at(`${asked} ${rest}`));
  });
  it('the round counts alone in the last round of an even match', () => {
    const found = aloneAt?.(at('3,0,1 2 1 2 1 -,106,s choose 1 654'));
    expect(found).toEqual(at('0,0,0 5 1 2 1 -,106,s choose 1 654'));
  });
});

test.each(games)('the game $id has puzzles if there is a file with its puzzles', ({ id }) => {
  const file = new URL(`../../data/puzzles/${id}.json`, import.meta.url);
  expect(hasPuzzles(id)).toBe(existsSync(file));
});
