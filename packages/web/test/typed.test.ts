import type { Language } from '@dicehall/messages';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, it } from 'vitest';
import { typedWords } from '../src/table/model/typed.ts';
import { tableAt } from './table-device.ts';

const greed = 'greed - 1200,800 11 1 - choose 450 51341';
const tenThousand = 'ten-thousand - 3000,2500 1 choose 0 152336';
const threes = 'threes - 0,0 1 0 choose 66133 00000';
const threeDice = 'three-dice - 0,0 1 0 3 1 -,- choose 1 124';

describe('players can type their moves at the table', () => {
  const plays: readonly (readonly [Language, string, string, object])[] = [
    ['en', greed, 'roll', { type: 'roll' }],
    ['en', greed, ' Bank ', { type: 'stop' }],
    ['en', greed, 'r', { type: 'roll' }],
    ['de', greed, 'würfle', { type: 'roll' }],
    ['de', greed, 'Sichern', { type: 'stop' }],
    ['en', tenThousand, 'keep 1 5 roll', { type: 'roll', keep: [0, 1] }],
    ['en', tenThousand, '51 bank', { type: 'bank', keep: [0, 1] }],
    ['en', tenThousand, 'keep all bank', { type: 'bank', keep: [0, 1] }],
    ['de', tenThousand, 'behalte 1 würfle', { type: 'roll', keep: [0] }],
    ['en', threes, 'keep 3, 3, 1 roll', { type: 'roll', keep: [2, 3, 4] }],
    ['en', threeDice, 'hold 1 roll', { type: 'roll', dice: [1, 2] }],
    ['en', threeDice, 'stay', { type: 'stay' }],
  ];
  it.each(plays)('in %s at “%s”, the typed line “%s” plays %o', (language, line, text, move) => {
    const { type, moves } = tableAt(line, language);
    expect(type(text)).toBeNull();
    expect(moves).toEqual([move]);
  });

  it('an unknown line is repeated up to 40 characters, with a list of what can be typed', () => {
    const { type, moves } = tableAt(greed, 'en');
    const answer = type(`  ${'x'.repeat(39)}yz `) ?? '';
    expect([answer.includes(`${'x'.repeat(39)}y`), answer.includes('yz')]).toEqual([true, false]);
    expect(answer).toContain('Roll');
    expect(moves).toEqual([]);
  });

  it('a typed line marks exactly the dice that it names, and announces them once', () => {
    const { type, moves, said } = tableAt(tenThousand, 'en');
    type('keep 5');
    type('keep 1');
    expect(said).toEqual(['Kept a 5: 50. 5 dice left.', 'Kept a 1: 100. 5 dice left.']);
    type('roll');
    expect(moves).toEqual([{ type: 'roll', keep: [0] }]);
  });

  it('typing the name of an action that has further steps lists these steps', () => {
    const line = 'hidden-pairs turns=1 1 500,500 616243+0/555123+0 - 00 choosing';
    const { type, said, moves } = tableAt(line, 'en');
    expect(type('lucky')).toBeNull();
    expect(said).toEqual([
      'Possible now: Round 1, worth 200 points, Round 2, worth 150 points, Round 3, worth 100 points and Back.',
    ]);
    expect(moves).toEqual([]);
  });

  it('a typed question gets an answer', () => {
    const { type, said, moves } = tableAt(tenThousand, 'en');
    for (const text of ['scores', 'turn', 'odds', 'moves', 'help']) expect(type(text)).toBeNull();
    const [scores, turn, odds = '', possible, help] = said;
    expect(scores).toBe('Ada: 3,000 and Bo: 2,500');
    expect(turn).toBe('Your turn.');
    expect(odds).toMatch(/\d+(\.\d)?%\.$/);
    expect(possible).toMatch(/^Possible now: Keep all that scores[^.]*\.$/);
    expect(help).toMatch(
      /^Possible now: Keep all that scores.*\. Words: roll, keep, bank, all, .*help\. Numbers stand for die faces\.$/,
    );
    expect(moves).toEqual([]);
    const german = tableAt(tenThousand, 'de');
    german.type('stand');
    expect(german.said).toEqual(['Ada: 3.000 und Bo: 2.500']);
  });

  const refusals: readonly (readonly [Language, string, string, RegExp])[] = [
    ['en', tenThousand, 'keep 1 1', /^There is no 1 1 among 1 5 2 3 3 6\.$/],
    ['en', greed, 'fly', /^“fly” is not understood\. Possible now: .*\. Type “help” for all words\.$/],
    ['en', greed, 'roll over', /^“roll over” is not understood/],
    ['en', tenThousand, 'that scores', /^“that scores” is not understood/],
    ['de', greed, 'flieg', /^„flieg“ ist nicht bekannt\. Jetzt möglich: /],
    ['en', tenThousand, '7', /^“7” is not understood/],
  ];
  it.each(refusals)(
    'in %s at “%s”, the typed line “%s” is refused with what is possible',
    (language, line, text, why) => {
      const { type, moves } = tableAt(line, language);
      expect((type(text) ?? '').replace(/[\u2068\u2069]/g, '')).toMatch(why);
      // No part of the line is executed.
      expect(moves).toEqual([]);
    },
  );

  it('a typed line that matches several moves plays none, and a line marks no dice of another player', () => {
    const give = tableAt('three-dice - 3,0,1 2 1 2 1 -,106,s give');
    expect(give.type('cy')).toMatch(/is not understood/);
    expect(give.type('give')).toMatch(/is not understood/);
    const other = tableAt(tenThousand, 'en', { mine: [0] });
    expect(other.type('1 5')).toBeNull();
    expect([other.moves, other.said]).toEqual([[], []]);
    expect(other.type('moves')).toBeNull();
    expect(other.said.at(-1)).toMatch(/^Possible now: /);
  });

  it('a player who cannot act reads that no move is possible, or that the game has no scoring card', () => {
    const { type, said } = tableAt(tenThousand, 'en', { passingTo: 1 });
    expect(type('moves')).toBeNull();
    expect(said).toEqual(['Possible now: nothing.']);
    const pairs = tableAt('hidden-pairs turns=1 1 500,500 616243+0/555123+0 - 00 choosing');
    expect(pairs.type('odds')).toBeNull();
    expect(pairs.said).toEqual(['This game has no scoring card.']);
  });

  it('before dice only the word “keep” is allowed, and other words of a line are executed in order', () => {
    const { type, said, moves } = tableAt(tenThousand);
    expect(type('scores 1 5 turn')).toBeNull();
    expect(said).toEqual(['Ada: 3,000 and Bo: 2,500', 'Kept 1 5: 150. 4 dice left.', 'Your turn.']);
    expect(type('hand keep 5 bank')).toBeNull();
    expect(moves).toEqual([{ type: 'bank', keep: [1] }]);
  });

  it.each([
    ['en', 'help', 'Words: roll, keep, bank, all, dice, turn, scores,'],
    ['de', 'hilfe', 'Wörter: würfle, behalte, sichern, alles, würfel, dran, stand,'],
  ] as const)('in %s, the word “%s” lists the words of that language', (language, text, list) => {
    const { type, said } = tableAt(tenThousand, language);
    expect(type(text)).toBeNull();
    expect(said.at(-1)).toContain(list);
  });

  it('if two words match a typed line, the longer word is used', () => {
    const { type, said } = tableAt(tenThousand);
    expect(type('last turn')).toBeNull();
    expect(said).toEqual(['No turn has ended yet.']);
    expect(type('keep all')).toBeNull();
    expect(said.slice(1)).toEqual(['Kept 1 5: 150. 4 dice left.']);
    expect(type('last scores')).toBeNull();
    expect(said.slice(2)).toEqual(['No turn has ended yet.', 'Ada: 3,000 and Bo: 2,500']);
  });

  it('dice that were set aside earlier cannot be named', () => {
    const { type, said } = tableAt('threes - 0,0 1 0 choose 66133 00011');
    expect(type('3')?.replace(/[\u2068\u2069]/g, '')).toMatch(/^There is no 3 among/);
    expect(said).toEqual([]);
  });

  it('faces change nothing where all dice that score are kept anyway', () => {
    const { type, said, moves, page } = tableAt(greed);
    expect(type('5 1')).toBeNull();
    expect([said, moves, page.sounds]).toEqual([[], [], []]);
  });

  it('the word “keep” alone announces the kept dice, and “help” lists each word once', () => {
    const { type, said } = tableAt(tenThousand);
    type('keep');
    expect(said[0]).toMatch(/^Die 1: 1, \+100\. Die 2: 5, \+50\./);
    type('help');
    const words = /Words: (.*)\. Numbers/.exec(said[1] ?? '')?.[1]?.split(', ') ?? [];
    expect(words).toHaveLength(typedWords.length);
    expect(new Set(words).size).toBe(words.length);
    type('odds');
    expect(said[2]).toMatch(/%\.$/);
  });

  it.each(['en', 'de'] as const)('all words that can be typed in %s are different', (language) => {
    const messages = loadCatalogue({ language });
    const names = typedWords.flatMap((word) => messages.say(`web-word-${word}`).split(', '));
    expect(new Set(names).size).toBe(names.length);
  });
});
