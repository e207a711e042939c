import { games } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { paintDice } from '../src/paint/dice.ts';
import { type Line, lineWidth } from '../src/paint/span.ts';
import { paintTable, type Scene } from '../src/paint/table.ts';
import { keyedActions } from '../src/table/keys.ts';
import { here } from '../src/table/play-here.ts';
import { sceneOf } from '../src/table/scene.ts';
import { choosingSeat, type Session, startSession, wholeState } from '../src/table/session.ts';
import { frameText } from '../src/terminal/full-screen.ts';
import { paint } from '../src/terminal/screen.ts';
import { pressed, randomMatch, tableFor, thrown } from './playthrough.ts';

const messages = {
  en: loadCatalogue({ language: 'en', onGap: gap }),
  de: loadCatalogue({ language: 'de', onGap: gap }),
};
function gap(text: string): never {
  throw new Error(text);
}
const sizes = [
  [80, 24],
  [40, 20],
  [120, 50],
  [20, 8],
  [10, 3],
  [1, 1],
] as const;
const long = ['Ada', 'Wilhelmina von Hohenlohe-Schillingsfürst', '李小龙和他的朋友们一起玩', '👩‍👩‍👧‍👦🎲'];

const text = (session: Session, width = 80, height = 24): string =>
  paint(session, here(messages.en), width, height)
    .map((line) => line.map((span) => span.text).join(''))
    .join('\n');

test('a narrow die shows the points that it is worth in several lines', () => {
  const six = [6, 2, 6, 5, 2, 6] as const;
  const dice = six.map((face, at) => ({
    face,
    above: `${at + 1}`,
    below: face === 6 ? '3 dice: 1,500' : '',
    mark: 'open' as const,
  }));
  const rows = paintDice(dice, 'middle', 40).map((row) => row.map((span) => span.text).join(''));
  expect(rows.slice(-3)).toEqual([
    '  3           3                 3   ',
    'dice:       dice:             dice: ',
    '1,500       1,500             1,500 ',
  ]);
  expect(rows.join('')).not.toContain('…');
});

describe.each(games.map(({ id }) => id))('the table of %s is drawn in the terminal', (id) => {
  test('the table fills every terminal size exactly after any key, in both languages, without missing texts', () => {
    const seen = new Set<string>();
    for (const session of randomMatch(tableFor(id, long), `${id} painter`, 50)) {
      const [width, height] = sizes[seen.size % sizes.length] ?? [80, 24];
      for (const [columns, rows] of [
        [80, 24],
        [40, 20],
        [width, height],
      ] as const) {
        const lines = paint(session, here(seen.size % 2 === 0 ? messages.en : messages.de), columns, rows);
        expect(lines.length).toBe(rows);
        expect(Math.max(...lines.map(lineWidth))).toBeLessThanOrEqual(columns);
      }
      seen.add(`${session.entries} ${session.screen.kind} ${JSON.stringify(session.drafts)}`);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('a match can be played to its end with keys', () => {
    const all = [...randomMatch(tableFor(id, ['Ada', 'Bo']), `${id} end`, 30_000)];
    expect(all.at(-1)?.prompt.kind).toBe('over');
  });

  test('the table shows every action in a terminal of 80 × 24', () => {
    for (const session of randomMatch(tableFor(id, ['Ada', 'Bo', 'Cy']), `${id} room`, 80)) {
      if (session.screen.kind === 'table') expect(text(session)).toContain('? rules');
    }
  });
});

describe('two players of Hidden Pairs who share a terminal do not see each other’s hands', () => {
  test.each(['random', 'real'] as const)('the screen shows no secrets of others with %s dice', (kind) => {
    const dice = kind === 'real' ? { kind } : ({ kind: 'seed', seed: 'secret' } as const);
    let handOvers = 0;
    for (const session of randomMatch(
      tableFor('hidden-pairs', ['Ada', 'Bo', 'Cy'], { dice }),
      'secrets',
      150,
    )) {
      const { kind: promptKind } = session.prompt;
      if (promptKind !== 'hand-over' && promptKind !== 'choose') continue;
      if (promptKind === 'hand-over') {
        handOvers += 1;
        expect(session.atKeyboard).toBe(null);
      }
      const secrets = session.events.filter(({ only }) => only !== undefined && only !== session.atKeyboard);
      const shown = text(session) + text(pressed(session, 'h'));
      for (const one of secrets) {
        const sentence = messages.en.event('hidden-pairs', one, session.tableSetup.setup.names);
        if (sentence !== null) expect(shown).not.toContain(sentence);
      }
    }
    expect(handOvers).toBeGreaterThan(2);
  });
});

test('the choices of Hidden Pairs do not depend on the hands of others', () => {
  let choices = 0;
  for (const session of randomMatch(tableFor('hidden-pairs', ['Ada', 'Bo']), 'effects', 150)) {
    const { controls } = session;
    const seat = choosingSeat(session);
    if (seat === null) continue;
    const { game } = session.tableSetup.setup;
    const view = game.view(wholeState(session), seat);
    expect(controls).toEqual(game.controls(view, seat, session.drafts[seat]));
    choices += keyedActions(controls).length;
  }
  expect(choices).toBeGreaterThan(50);
});

describe('the terminal shows the table and the effect of keys', () => {
  const greed = pressed(thrown(startSession(tableFor('greed', ['Ada', 'Bo']))), 'r');

  test('the table shows the effect of each key on the score', () => {
    const shown = text(greed);
    expect(shown).toMatch(/R {2}Roll \d di(c)?e/);
    expect(shown).toMatch(/B {2}(Bank [\d,]+: [\d,]+ in total|Stop and score nothing)/);
  });

  test('the table shows the reason why an action is not possible, next to it and when its key is pressed', () => {
    const dice = pressed(thrown(startSession(tableFor('ten-thousand', ['Ada', 'Bo']))), 'r');
    expect(text(dice)).toContain('Keep at least one die first');
    expect(pressed(dice, 'b').note).toMatchObject({ tone: 'refused' });
    expect(pressed(dice, 'b').entries).toBe(dice.entries);
  });

  test('the table marks the possible actions, and shows the state of the turn in one line', () => {
    const of = (id: 'three-dice' | 'threes') => {
      const session = pressed(thrown(startSession(tableFor(id, ['Ada', 'Bo', 'Cy']))), 'r');
      const { choices, status } = sceneOf(session, messages.en, 0);
      return { possible: choices.map(({ key, enabled }) => `${key} ${enabled}`), status };
    };
    // Threes cannot be rolled again before a die is kept.
    const threes = of('threes');
    expect(threes.possible.slice(0, 3)).toEqual(['R false', 'B true', 'A true']);
    expect(threes.status).toEqual(['Points kept: 0']);
    expect(of('three-dice').status).toEqual([
      expect.stringMatching(/^Loser takes: 1 sip · Rolls left: 2 · This roll: \d+$/),
      expect.stringMatching(/Choose the dice to hold before you roll again\.$/),
    ]);
  });

  test.each([
    [
      [1, 2, 3],
      ['▸1st', ' 2nd', ' 3rd'],
    ],
    [
      [3, 1, 1],
      [' 3rd', '▸1st', '▸1st'],
    ],
  ])('after a match with the places %j, every winner is marked', (places, marks) => {
    const session: Session = {
      ...startSession(tableFor('greed', ['Ada', 'Bo', 'Cy'])),
      prompt: { kind: 'over', places },
    };
    const { scores } = sceneOf(session, messages.en, 0);
    expect(scores.map(({ text: shown }) => shown.slice(0, 4))).toEqual(marks);
    expect(scores.map(({ isOn }) => isOn)).toEqual(places.map((place) => place === 1));
  });

  test('the last roll stays on the table with its caption until dice are rolled again', () => {
    const start = thrown(startSession(tableFor('ten-thousand', ['Ada', 'Bo'])));
    const { diceCaption, dice } = sceneOf(start, messages.en, 0);
    expect(diceCaption).toMatch(/^Bo rolled \d$/);
    expect(dice.map(({ mark }) => mark)).toEqual(['spent']);
    expect(text(start)).toContain(diceCaption);
    expect(sceneOf(pressed(start, 'r'), messages.en, 0).diceCaption).toBe('');
  });

  test('a key without a function shows a note', () => {
    expect(text(pressed(greed, 'z'))).toContain('Z has no function here');
  });

  test('the keys H, S and T show the dice, the scores and whose turn it is', () => {
    expect(text(pressed(greed, 'h'))).toContain('Your dice:');
    expect(text(pressed(greed, 's'))).toContain('Ada: 0. Bo: 0.');
    expect(text(pressed(greed, 't'))).toContain('It is Ada’s turn.');
    const secret = pressed(thrown(startSession(tableFor('hidden-pairs', ['Ada', 'Bo']))), 'enter');
    expect(text(pressed(secret, 't'))).toContain('Still choosing: Ada and Bo.');
  });

  test('the key ? shows the keys and the rules page by page, and then the table again', () => {
    const help = pressed(greed, '?');
    expect(text(help)).toContain('stop and bank');
    expect(text(pressed(help, 'page-down'))).not.toBe(text(help));
    expect(text(pressed(pressed(help, 'up'), 'x'))).toBe(text(greed));
  });

  test('Ctrl+C asks whether to leave; N stays and Y leaves', () => {
    const asked = pressed(greed, 'ctrl-c');
    expect(text(asked)).toContain('Leave the table?');
    for (const key of ['Y', 'N']) expect(text(asked)).toMatch(new RegExp(`${key} {2}\\S`));
    expect(text(pressed(asked, 'n'))).toBe(text(greed));
  });
});

test('a screen that is too small shows the title and the last lines', () => {
  const scene = here(messages.en).scene(thrown(startSession(tableFor('greed', ['Ada', 'Bo']))), 50, true);
  const rowsAt = (height: number) =>
    paintTable(scene, 80, height).map((row) => row.map((span) => span.text).join(''));
  const whole = rowsAt(60);
  expect(rowsAt(4)).toHaveLength(4);
  expect([rowsAt(4)[0], rowsAt(4).at(-1)]).toEqual([whole[0], whole.at(-1)]);
});

test('the table shows the newest lines of a long log in order', () => {
  const scene = here(messages.en).scene(thrown(startSession(tableFor('greed', ['Ada', 'Bo']))), 50, true);
  const log = Array.from({ length: 40 }, (_, number) => `Line ${number}.`);
  const rows = paintTable({ ...scene, log }, 80, 24).map((row) =>
    row
      .map((span) => span.text)
      .join('')
      .trim(),
  );
  const shown = rows.filter((row) => /^Line \d+\.$/.test(row));
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(shown).toEqual(log.slice(-shown.length));
});

describe('the terminal draws a scene to fit its size', () => {
  const scene: Scene = {
    title: 'Greed',
    progress: 'Round 2',
    goal: 'First to 500 points wins, and the others have one more turn.',
    race: 'Cy leads by 150.',
    scores: [
      { text: 'Ada 100', isOn: false },
      { text: 'Bo 200', isOn: true },
      { text: 'Cy 350', isOn: false },
    ],
    prompt: 'Bo, what will you do?',
    diceCaption: 'Bo rolled:',
    dice: [
      { face: 5, above: '1', below: '50', mark: 'open' },
      { face: 3, above: '', below: '', mark: 'spent' },
      { face: 1, above: '3', below: '100', mark: 'chosen' },
      { face: 2, above: '', below: '', mark: 'locked' },
    ],
    status: ['This turn: 150'],
    log: ['Ada banked.', 'Bo rolled.', 'Cy sat down.', 'Ada chatted for a long time.', 'Bo is here.'],
    note: { tone: 'refused', text: 'Not now.' },
    choices: [
      { key: 'R', text: 'Roll one die', enabled: true },
      { key: 'B', text: 'Bank 150, which gives 350 in total, and end the turn', enabled: false },
    ],
    diceKeys: [{ keys: '1–4', text: 'keep' }],
    commonKeys: [{ keys: '?', text: 'rules' }],
    links: ['http://x/y'],
    picture: ['##', '# '],
  };
  const tagged = (row: Line) =>
    row.map(({ style, text }) => (style === 'plain' ? text : `<${style}:${text}>`)).join('');
  const textsAt = (of: Scene, width: number, height: number) =>
    paintTable(of, width, height).map((row) => row.map((span) => span.text).join(''));

  test('a scene with enough room has every part in its place and colour', () => {
    expect(paintTable(scene, 40, 31).map(tagged)).toEqual([
      '<title: Greed                          Round 2 >',
      'Ada 100  <bold:Bo 200>  Cy 350',
      '<dim:First to 500 points wins, and the others>',
      '<dim:  have one more turn.>',
      '<good:Cy leads by 150.>',
      '',
      '<dim:Bo rolled:>',
      '<brass:    1    > <brass:         > <brass:    3    > <brass:         > ',
      '<die:╭───────╮> <die-spent:╭───────╮> <die-chosen:╭───────╮> <die-locked:╭───────╮> ',
      '<die:│ ●   ● │> <die-spent:│ ●     │> <die-chosen:│       │> <die-locked:│ ●     │> ',
      '<die:│   ●   │> <die-spent:│   ●   │> <die-chosen:│   ●   │> <die-locked:│       │> ',
      '<die:│ ●   ● │> <die-spent:│     ● │> <die-chosen:│       │> <die-locked:│     ● │> ',
      '<die:╰───────╯> <die-spent:╰───────╯> <die-chosen:╰───────╯> <die-locked:╰───────╯> ',
      '<dim:   50    > <dim:         > <dim:   100   > <dim:         > ',
      'This turn: 150',
      '  http://x/y',
      '',
      ' ##',
      ' # ',
      '<dim:Ada banked.>',
      '<dim:Bo rolled.>',
      'Cy sat down.',
      'Ada chatted for a long time.',
      'Bo is here.',
      '',
      '<bad:Not now.>',
      '<bold:Bo, what will you do?>',
      '<brass:R>  Roll one die',
      '<dim:B><dim:  Bank 150, which gives 350 in total,>',
      '<dim:   and end the turn>',
      '<brass:1–4><dim: keep>  <brass:?><dim: rules>',
    ]);
  });

  test('a scene with little room has small dice, choices side by side, and no goal, picture or blank line', () => {
    const said = { ...scene, note: { tone: 'plain', text: 'Saved.' } } as const;
    expect(paintTable(said, 30, 12).map(tagged)).toEqual([
      '<title: Greed                Round 2 >',
      'Ada 100  <bold:Bo 200>  Cy 350',
      '<good:Cy leads by 150.>',
      '<dim:Bo rolled:>',
      '<brass:1:><die:[5]> <brass:><die-spent:[3]> <brass:3:><die-chosen:[1]> <brass:><die-locked:[2]>',
      'This turn: 150',
      '  http://x/y',
      '<good:Saved.>',
      '<bold:Bo, what will you do?>',
      '<brass:R> Roll one die',
      '<dim:B><dim: Bank 150, which gives 350 i…>',
      '<brass:1–4><dim: keep>  <brass:?><dim: rules>',
    ]);
  });

  test('a scene without dice, race, note, links or picture has no line for them', () => {
    const { links, picture, ...others } = scene;
    const bare = { ...others, dice: [], diceCaption: '', race: '', note: null };
    expect(textsAt(bare, 40, 16).map((row) => row.slice(0, 12))).toEqual([
      ' Greed      ',
      'Ada 100  Bo ',
      'First to 500',
      '  have one m',
      '',
      'This turn: 1',
      '',
      'Cy sat down.',
      'Ada chatted ',
      'Bo is here.',
      '',
      'Bo, what wil',
      'R  Roll one ',
      'B  Bank 150,',
      '   and end t',
      '1–4 keep  ? ',
    ]);
  });

  test.each([
    // Each row is the smallest or the largest height with its layout. The last column is the number of lines of the
    // log.
    [40, 9, 'small', 'side by side', 'no goal', 0],
    [40, 15, 'small', 'side by side', 'no goal', 4],
    [40, 16, 'small', 'list', 'no goal', 4],
    [40, 17, 'small', 'list', 'no goal', 5],
    [40, 18, 'small', 'list', 'no goal', 'picture', 4],
    [40, 19, 'small', 'list', 'no goal', 'picture', 5],
    [40, 20, 'middle', 'list', 'no goal', 4],
    [40, 21, 'middle', 'list', 'no goal', 5],
    [40, 22, 'large', 'list', 'no goal', 4],
    [40, 24, 'large', 'list', 'no goal', 'picture', 4],
    [40, 26, 'large', 'list', 'no goal', 'picture', 6],
    [40, 27, 'large', 'list', 'goal', 4],
    [40, 28, 'large', 'list', 'goal', 5],
    [40, 29, 'large', 'list', 'goal', 'picture', 4],
    [39, 50, 'middle', 'list', 'no goal', 'picture', 6],
    [24, 50, 'middle', 'list', 'no goal', 'picture', 6],
    [23, 50, 'small', 'list', 'no goal', 'picture', 6],
  ])('a scene of %i × %i has the largest layout that fits: %s', (width, height, ...expected) => {
    const rows = textsAt(scene, width, height);
    expect(rows).toHaveLength(height);
    const has = (part: string) => rows.some((row) => row.includes(part));
    const logged = scene.log.map((one) => one.slice(0, 8));
    expect([
      has('│ ●   ● │') ? 'large' : has('│ 5 │') ? 'middle' : has('1:[5]') ? 'small' : 'none',
      has('R  Roll') ? 'list' : 'side by side',
      has('First to') ? 'goal' : 'no goal',
      ...(has('##') ? ['picture'] : []),
      rows.filter((row) => logged.some((one) => row.startsWith(one))).length,
    ]).toEqual(expected);
  });

  test('a picture is left out if it is as wide as the screen', () => {
    const shows = (picture: readonly string[]) =>
      textsAt({ ...scene, picture }, 40, 40).filter((row) => row.includes('##')).length;
    expect([shows(['#'.repeat(39), '##']), shows(['##', '#'.repeat(40)])]).toEqual([2, 0]);
  });

  test('an older line of the log is shown in full or not at all, and the newest line is cut to fit', () => {
    const log = ['Older: one two three four five.', 'Newest: one two three four.'];
    const { picture, ...others } = { ...scene, log };
    const shown = [15, 16, 17, 18, 19].map((height) =>
      textsAt(others, 20, height).filter((row) => /Older|Newest|^ {2}(two|three|four)/.test(row)),
    );
    const newest = ['Newest: one two', '  three four.'];
    const both = ['Older: one two three', '  four five.', ...newest];
    expect(shown).toEqual([newest.slice(0, 1), newest, newest, both, both]);
  });

  test('a title line that is too long loses the text in its corner first', () => {
    const titleAt = (width: number) => textsAt(scene, width, 1)[0];
    expect([16, 15, 12, 9, 8, 7, 6, 2, 1].map(titleAt)).toEqual([
      ' Greed  Round 2 ',
      ' Greed Round 2 ',
      ' Greed Rou… ',
      ' Greed … ',
      ' Greed  ',
      ' Greed ',
      ' Greed',
      ' …',
      ' ',
    ]);
  });
});

describe('a frame is written to the terminal in one piece', () => {
  test('a frame is a single write that does not clear the screen first', () => {
    const frame = frameText(
      paint(startSession(tableFor('greed', ['Ada', 'Bo'])), here(messages.en), 80, 24),
      'none',
    );
    expect(frame.startsWith('\u001b[?2026h\u001b[H')).toBe(true);
    expect(frame).not.toContain('\u001b[2J');
    expect(frame.split('\r\n')).toHaveLength(24);
  });

  test('a frame without a palette has no colours', () => {
    const lines = paint(startSession(tableFor('greed', ['Ada', 'Bo'])), here(messages.en), 80, 24);
    expect(
      frameText(lines, 'none')
        .split('\u001b[')
        .filter((part) => /^[\d;]*m/.test(part)),
    ).toEqual([]);
    expect(frameText(lines, 'basic')).not.toContain('38;5');
    expect(frameText(lines, 'rich')).toContain('38;5');
  });
});

test('the points that each of six dice is worth fit on a line of 80 columns', () => {
  const die = { face: 1, above: '', below: '6 for 10,000', mark: 'open' } as const;
  const rows = paintDice(
    Array.from({ length: 6 }, () => die),
    'large',
    80,
  );
  const texts = rows.map((row) => row.map((span) => span.text).join(''));
  expect(texts.at(-1)?.match(/6 for 10,000/g)).toHaveLength(6);
  expect(new Set(texts.map((row) => row.length)).size).toBe(1);
  expect(texts[0]?.length).toBeLessThanOrEqual(80);
});
