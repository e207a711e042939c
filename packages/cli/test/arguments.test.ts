import { gameOf, withDefaults } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { readFaces, readGame, readOptionArguments, readPlayers, readStrengths } from '../src/arguments.ts';
import { misspelled, suggestionFor } from '../src/suggest.ts';

const messages = loadCatalogue({ language: 'en' });

describe('the list of players on the command line is parsed', () => {
  const read = (given: string): string => {
    const players = readPlayers(given, messages);
    if (!players.ok) return messages.text(players.error);
    const { value } = players;
    return value.players
      .map((player, seat) => `${value.names[seat]}:${player.kind === 'bot' ? player.strength : player.kind}`)
      .join(' ');
  };

  test.each([
    ['Ada, Bo ,,Cy', 'Ada:person Bo:person Cy:person'],
    ['steady,Steady,STEADY,novice', 'Steady:steady Steady 2:steady Steady 3:steady Novice:novice'],
    ['bot:expert,Bot:expert', 'Expert:expert Expert 2:expert'],
    ['person:steady,PERSON:Ada', 'steady:person Ada:person'],
    ['Ada,robot:1', 'Ada:person robot:1:person'],
    ['', ''],
  ])('the list of players %j is parsed as %j', (given, players) => expect(read(given)).toBe(players));

  test.each([
    ['Zoë,zoe\u0308', 'The name “zoe\u0308” is given twice'],
    ['Steady 2,steady,person:steady', 'The name “steady” is given twice'],
    ['Ada,bot:stedy', 'Did you mean “steady”?'],
    ['Ada,bot:robin', '“bot:robin”'],
    ['Ada,BOT:robin', '“BOT:robin”'],
    ['Ada,expret', '“expret”'],
  ])('the list of players %j is refused: %s', (given, hint) => expect(read(given)).toContain(hint));

  test('every name in a list of bots must be a strength', () => {
    expect(readStrengths('steady, Bot:NOVICE')).toEqual({ ok: true, value: ['steady', 'novice'] });
    const bad = readStrengths('steady,Ada');
    expect(bad.ok ? '' : messages.text(bad.error)).toContain('“Ada”');
  });
});

describe('the options of a game are parsed from name=value pairs and presets', () => {
  const tenThousand = gameOf('ten-thousand');
  const read = (...given: readonly string[]) => readOptionArguments(messages, tenThousand, given);
  const farkle = tenThousand.presets?.find(({ id }) => id === 'farkle')?.options;

  test.each<[readonly string[], object]>([
    [[], {}],
    [
      ['target=5000', 'takeOver=Off', 'exactFinish=NO'],
      { target: 5000, takeOver: false, exactFinish: false },
    ],
    [['takeOver=true', 'exactFinish=yes'], { takeOver: true, exactFinish: true }],
    [['opening=1000', 'FARKLE', 'target=5000'], { ...farkle, opening: 1000, target: 5000 }],
  ])('the options %j are parsed as %j', (given, options) => {
    expect(read(...given)).toEqual({ ok: true, value: withDefaults(tenThousand.options, options) });
  });

  test('a yes-or-no option can be written in three ways, in any case', () => {
    const isTakeOver = (word: string) => {
      const options = read(`takeOver=${word}`);
      return options.ok ? options.value.takeOver : options.error;
    };
    expect(['true', 'on', 'yes', 'Yes', 'ON'].map(isTakeOver)).toEqual(Array(5).fill(true));
    expect(['false', 'off', 'no', 'No', 'OFF'].map(isTakeOver)).toEqual(Array(5).fill(false));
  });

  test.each<[readonly string[], string]>([
    [['takeOver=maybe'], 'takeOver=maybe: '],
    [['target=5e3'], 'target=5e3: '],
    [['target=1', 'opening=500'], 'target=1: '],
    [['traget=5000'], 'Did you mean “target”?'],
    [['toString=1'], '“toString”'],
    [['farkel'], 'Did you mean “farkle”?'],
    [['zilch', 'exactFinish=on'], 'ending=last-turn: '],
  ])('the options %j are refused with a message that contains %s', (given, hint) => {
    const options = read(...given);
    expect(options.ok ? '' : options.error).toContain(hint);
  });

  test('the value of a text option may contain an equals sign, and a preset of another game is refused', () => {
    const options = readOptionArguments(messages, gameOf('three-dice'), ['unit=a=b']);
    expect(options.ok && options.value.unit).toBe('a=b');
    const greed = readOptionArguments(messages, gameOf('greed'), ['farkle']);
    expect(greed.ok ? '' : greed.error).toBe(messages.say('cli-option-form', { given: 'farkle' }));
  });
});

test.each([
  ['Ten_Thousand', 'ten-thousand'],
  ['hidden  pairs', 'hidden-pairs'],
  ['tenthousand', null],
])('the name of a game %j is parsed as %s', (given, id) => {
  const game = readGame(given);
  expect(game.ok ? game.value.id : null).toBe(id);
});

test.each<[string, string | null]>([
  ['1 2;3,4', '1,2,3,4'],
  ['12', '1,2'],
  ['1', null],
  ['12345', null],
  ['1 7', null],
  ['1 0', null],
])('the dice %j are parsed as %s', (given, faces) => {
  const read = readFaces([given], { min: 2, max: 4 });
  expect(read.ok ? read.value.join() : null).toBe(faces);
});

describe('the command suggests known words for misspelt ones', () => {
  const known = ['score', 'simulate', 'solve', 'watch', 'ok'];
  test.each([
    ['scroe', 'score'],
    ['SCORE', 'score'],
    ['sim', 'simulate'],
    ['s', null],
    ['simulaet', 'simulate'],
    ['slove', 'solve'],
    ['wtch', 'watch'],
    ['wwatch', 'watch'],
    ['wotsh', 'watch'],
    ['xotsx', null],
    ['oh', 'ok'],
    ['no', null],
    ['xy', null],
  ])('the suggestion for the misspelt word %s is %s', (given, near) => {
    expect(suggestionFor(given, known)).toEqual(
      near === null ? { near: '', hint: 'none' } : { near, hint: 'near' },
    );
  });

  test('a word with one letter missing, added, wrong or swapped counts as a misspelling of a known word', () => {
    const words = ['stead', 'steadyy', 'staedy', 'stxady', 'steady', 'tseayd', 'st'];
    expect(words.map((word) => misspelled(word, ['steady']) ?? '-')).toEqual([
      'steady',
      'steady',
      'steady',
      'steady',
      '-',
      '-',
      '-',
    ]);
  });
});
