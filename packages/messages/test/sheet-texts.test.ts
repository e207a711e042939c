import { readdirSync, readFileSync } from 'node:fs';
import {
  changeSheet,
  games,
  readSheetSetup,
  type SheetField,
  type SheetLog,
  type SheetPrompt,
  type SheetValues,
  sheetBoard,
  unwrap,
} from '@dicehall/engine';
import { chanceOf } from '@dicehall/engine/testing';
import { describe, expect, it } from 'vitest';
import { createCatalogue, gapsThrow, languages } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';

const ftl = new URL('../ftl/', import.meta.url);
const sourcesOf = (language: string) =>
  readdirSync(new URL(`${language}/`, ftl)).map((file) =>
    readFileSync(new URL(`${language}/${file}`, ftl), 'utf8'),
  );

type Chance = ReturnType<typeof chanceOf>;

function randomValue(field: SheetField, chance: Chance): number | string {
  switch (field.kind) {
    case 'points':
      return chance.pick(field.allowed ?? [0, 50, 300, 1000].filter((one) => one <= field.max));
    case 'seat':
      return chance.pick(field.seats);
    case 'choice':
      return chance.pick(field.choices).value;
    case 'dice':
      return chance.faces(field.count).join('');
  }
}

function valuesOf({ fields }: SheetPrompt, chance: Chance): SheetValues {
  const values: Record<string, number | string> = {};
  for (const field of fields) {
    const isAsked = field.when === undefined || field.when.values.includes(String(values[field.when.field]));
    if (isAsked && (!field.optional || chance.below(3) === 0)) values[field.id] = randomValue(field, chance);
  }
  return values;
}

describe.each(games.map((game) => [game.id, game] as const))('score sheets of %s have texts', (id, game) => {
  it.each(languages)('every state of a sheet has a text in %s', (language) => {
    const messages = createCatalogue({
      language,
      sources: sourcesOf(language),
      names: ['Ada', 'Bo', 'Cy'],
      onGap: gapsThrow,
    });
    const chance = chanceOf(7);
    let log: SheetLog = unwrap(
      readSheetSetup({ game: id, options: {}, names: ['Ada', 'Bo', 'Cy'], belowZero: true }),
    );
    const said = new Set<string>();
    for (let turn = 0; turn < 200; turn++) {
      const board = sheetBoard(log.now);
      if (board.prompt === null) break;
      const { prompt } = board;
      said.add(messages.text(prompt.label));
      for (const fact of board.facts) said.add(messages.text(fact));
      for (const { text } of prompt.ready) said.add(messages.text(text));
      for (const field of prompt.fields) {
        said.add(messages.text(field.label));
        const texts = field.kind === 'points' ? field.adds : field.kind === 'choice' ? field.choices : [];
        for (const { text } of texts) said.add(messages.text(text));
      }
      const values = valuesOf(prompt, chance);
      const change = { type: 'enter', at: log.now.items.length, seat: prompt.seat, values } as const;
      const first = changeSheet(log, change);
      if (!first.ok) for (const { why } of first.error.problems) said.add(messages.text(why));
      const after = first.ok ? first : changeSheet(log, { ...change, counts: true });
      if (after.ok) log = after.value;
    }
    for (const { text } of sheetBoard(log.now).lines) said.add(messages.text(text));
    // A sheet of a game without sheet rules shows only the points and whose turn it is.
    expect(said.size).toBeGreaterThan(game.sheet === undefined ? 8 : 10);
    expect([...said].filter((text) => text.trim() === '')).toEqual([]);
  });
});

const english = loadCatalogue({ language: 'en', names: ['Ada', 'Bo', 'Cy'], onGap: gapsThrow });
type Turn = number | SheetValues;

/** Returns a sheet of Ada, Bo and Cy after some turns. The turns count even if they are unusual. */
function sheetAfter(game: string, options: object, turns: readonly Turn[]): SheetLog {
  const start = unwrap(readSheetSetup({ game, options, names: ['Ada', 'Bo', 'Cy'], belowZero: true }));
  return turns.reduce<SheetLog>((log, turn) => {
    const values = typeof turn === 'number' ? { points: turn } : turn;
    const { next: seat } = sheetBoard(log.now);
    return unwrap(changeSheet(log, { type: 'enter', at: log.now.items.length, seat, values, counts: true }));
  }, start);
}

function fieldText(field: SheetField): string {
  const about = `${english.text(field.label)}${field.optional === true ? '?' : ''}: `;
  switch (field.kind) {
    case 'points': {
      const adds = field.adds.map(({ text, points }) => `${english.text(text)}=${points}`);
      const range = [field.min, field.allowed === undefined ? field.max : `${field.allowed.length} values`];
      return `${about}${range.join(' to ')} by ${field.step}, ${field.keys.join(' ')}; ${adds.join(', ')}`;
    }
    case 'choice':
      return about + field.choices.map(({ value, text }) => `${value}=${english.text(text)}`).join(', ');
    case 'seat':
      return about + field.seats.join(' ');
    case 'dice':
      return `${about}${field.count} dice`;
  }
}

/** Returns the lines of the sheet, its facts, and the possible next entries. */
function shownOn({ now }: SheetLog): string[] {
  const { lines, facts, prompt } = sheetBoard(now);
  const entered = lines.map(({ text, problems }) =>
    [text, ...problems.map(({ why }) => why)].map((one) => english.text(one)).join(' | '),
  );
  const asked =
    prompt === null
      ? []
      : [
          english.text(prompt.label),
          ...prompt.fields.map(fieldText),
          ...prompt.ready.map(({ text, values }) => `${english.text(text)} ${JSON.stringify(values)}`),
        ];
  return [...entered, ...facts.map((fact) => english.text(fact)), ...asked];
}

const fifty = 'Points: 0 to 100000 by 50, 200 250 300 350 400 500 600 1000; ';
const combinations = '5=50, 1=100, 2 2 2=200, 3 3 3=300, 4 4 4=400, 5 5 5=500, 6 6 6=600, 1 1 1=1000';
const six = `${combinations}, 1 2 3 4 5 6=1500`;
const bust = 'Bust {"points":0}';
const costs = '31 values by 1, 0 1 2 3 4 5 6 7 8 9 10 11 12; 1=1, 2=2, 4=4, 5=5, 6=6';
const moon = 'Moon −30 {"points":-30}';
const results = 'Result: points=Points, triple=Three of a kind, stairs=Stairs 1 2 3';
const first = 'lucky-triple=First roll: three of a kind, lucky-stairs=First roll: stairs';
const threeDice = 'by 1, ; 1=100, 2=2, 3=3, 4=4, 5=5, 6=60';
const face = 'Three of: 1=1, 2=2, 3=3, 4=4, 5=5, 6=6';
/** The values of a hand with every paid action. */
const armed = {
  first: '66',
  second: '11',
  third: '44',
  reRolls: 2,
  hinderance: '1-2',
  diceBlock: '2-1',
  luckyDice: '3',
};
const aims = [1, 2, 3].flatMap((round) =>
  ['Bo', 'Cy'].map((name, at) => `${round}-${at + 1}=Round ${round}: ${name}`),
);

describe('a score sheet of Ada, Bo and Cy shows the expected texts', () => {
  it.each<[string, object, readonly Turn[], readonly string[]]>([
    ['greed', {}, [], ['Ada’s turn', fifty + combinations, bust]],
    [
      'greed',
      { target: 1000 },
      [250, 0, 1000],
      [
        '250 | Ada has 250 and needs 300 to get in, so nothing counts.',
        'Bust',
        '1,000',
        'Final round: Ada and Bo have one more turn',
        'Ada’s turn',
        fifty + combinations,
        bust,
      ],
    ],
    [
      'ten-thousand',
      {},
      [1000, 900, 0, 300],
      [
        '1,000',
        '900 | Bo has 900 and needs 1,000 to get in, so nothing counts.',
        'Bust',
        '300',
        'Bo may take over 300',
        'Bo’s turn',
        `${fifty}Take over 300=300, ${six}`,
        'Taken over?: yes=Yes',
        bust,
      ],
    ],
    [
      'ten-thousand',
      { opening: 0 },
      [1000, { points: 950, took: 'yes' }],
      [
        '1,000',
        '950 after taking over | 950 cannot be right: after taking over 1,000, a turn that scores has more than 1,000.',
        'Cy may take over 950',
        'Cy’s turn',
        `${fifty}Take over 950=950, ${six}`,
        'Taken over?: yes=Yes',
        bust,
      ],
    ],
    [
      'ten-thousand',
      { opening: 0, exactFinish: false, ending: 'round', target: 2000 },
      [0, 2100],
      ['Bust', '2,100', 'Last round', 'Cy’s turn', fifty + six, bust],
    ],
    [
      'ten-thousand',
      { opening: 0, exactFinish: false, ending: 'last-turn', target: 2000 },
      [0, 2100],
      ['Bust', '2,100', 'Final round: Ada and Cy have one more turn', 'Cy’s turn', fifty + six, bust],
    ],
    ['threes', { rounds: 2 }, [], ['Round 1 of 2', 'Ada’s turn', `Points: -30 to ${costs}`, moon]],
    [
      'threes',
      { rounds: 2, moon: 'none' },
      [3, 4, 5, 6],
      ['3', '4', '5', '6', 'Round 2 of 2', 'Bo’s turn', `Points: 0 to ${costs}`],
    ],
    [
      'threes',
      { rounds: 3, scoring: 'rounds', moon: 'wins' },
      [5, 4, 4, 0, -30],
      ['5', '4', '4', '0', 'Moon −30', 'Round 3 of 3', 'Ada’s turn', `Points: -30 to ${costs}`, moon],
    ],
    [
      'three-dice',
      { unit: 'Chips' },
      [],
      [
        'Round 1 of 10',
        'Penalty: 1 Chips',
        'Ada’s turn',
        `${results}, ${first}`,
        `Points: 0 to 35 values ${threeDice}`,
        face,
        'Given to: 1 2',
        'Chips for shit stairs?: 0 to 3 by 1, 0 1 2 3; ',
      ],
    ],
    [
      'three-dice',
      { shitStairs: 'kept' },
      [
        { result: 'points', points: 9, sips: 1 },
        { result: 'stairs', to: 0 },
      ],
      [
        '9, 1 sip',
        'Stairs: 2 sips for Ada',
        'Round 1 of 10',
        'Penalty: 1 sip',
        'Cy’s turn',
        `${results}, super-stairs=Super stairs 4 5 6`,
        `Points: 0 to 34 values ${threeDice}`,
        face,
        'Given to: 0 1',
        'Sips for shit stairs?: 0 to 1 by 1, 0 1; ',
      ],
    ],
    [
      'three-dice',
      { unit: 'Chips', rounds: 1 },
      [
        { result: 'points', points: 9, sips: 2 },
        { result: 'triple', face: '4', sips: 1 },
        { result: 'points', points: 9 },
      ],
      [
        '9, 2 Chips',
        'Three 4s, penalty 5, 1 Chips',
        '9',
        'Round 1 of 1',
        'Penalty: 5 Chips',
        'Tied for last: Ada and Cy roll for it',
        'Who loses the roll-off?: 0 2',
      ],
    ],
    [
      'three-dice',
      { unit: 'Chips', rounds: 1 },
      [
        { result: 'points', points: 9, sips: 2 },
        { result: 'triple', face: '4' },
        { result: 'points', points: 9 },
        { loser: 2 },
      ],
      ['9, 2 Chips', 'Three 4s, penalty 5', '9', 'Cy loses the roll-off: 5 Chips'],
    ],
    [
      'hidden-pairs',
      { turns: 2 },
      [],
      [
        'Turn 1 of 2: enter the pairs when they are shown',
        'Ada’s turn',
        'Round 1 (200 points): 2 dice',
        'Round 2 (150 points): 2 dice',
        'Round 3 (100 points): 2 dice',
        'Re-rolls (50 each)?: 0 to 2 by 1, 0 1 2; ',
        `Hindrance (50)?: ${aims.join(', ')}`,
        `Dice-Block (125)?: ${aims.join(', ')}`,
        'Lucky Dice (100)?: 1=Round 1, 2=Round 2, 3=Round 3',
      ],
    ],
    [
      'hidden-pairs',
      { turns: 1 },
      [armed, { first: '55', second: '65', third: '33' }, { first: '61', second: '65', third: '32' }],
      ['66, 11 and 44, paid 375', '55, 65 and 33', '61, 65 and 32'],
    ],
    [
      'hidden-pairs',
      { turns: 2 },
      [armed, { first: '66', second: '65', third: '33' }, { first: '61', second: '65', third: '32' }],
      [
        '66, 11 and 44, paid 375',
        '66, 65 and 33',
        '61, 65 and 32',
        'Turn 1 of 2: enter the pairs when they are shown',
        'Round 1 is tied: Ada and Bo roll two dice; the highest sum wins',
        'Who won the roll-off?: 0 1',
      ],
    ],
  ])(
    'a sheet of %s with the options %j shows its texts after the turns %j',
    (game, options, turns, shown) => {
      expect(shownOn(sheetAfter(game, options, turns))).toEqual(shown);
    },
  );
});
