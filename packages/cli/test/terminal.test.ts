import { PassThrough } from 'node:stream';
import { games, message } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { readGameOptions } from '../src/arguments.ts';
import { exit, linesOf, mayColour } from '../src/io.ts';
import { paintTable, type Scene } from '../src/paint/table.ts';
import { keysPart, pageLines } from '../src/rules.ts';
import { displayOf, readPace } from '../src/table/flags.ts';
import { positionKey } from '../src/table/keys.ts';
import { here } from '../src/table/play-here.ts';
import { noted, type PageExtent, press, refused } from '../src/table/press.ts';
import { type Session, startSession } from '../src/table/session.ts';
import { asciiText, isUnicode } from '../src/terminal/full-screen.ts';
import { painted, paletteOf } from '../src/terminal/style.ts';
import { centre, cut, wrap } from '../src/terminal/width.ts';
import { call } from './calling.ts';
import { newHome, pressed, randomMatch, tableFor, thrown } from './playthrough.ts';
import { makeTerminal } from './streams.ts';

const messages = loadCatalogue({ language: 'en' });
const scene = (session: Session): Scene => here(messages).scene(session, 50, true);
const greed = pressed(thrown(startSession(tableFor('greed', ['Ada', 'Bo', 'Cy']))), 'r');

describe('the terminal shows only characters and colours that it supports', () => {
  test.each<[Readonly<Record<string, string>>, boolean]>([
    [{ LANG: 'en_GB.UTF-8' }, true],
    [{ LANG: 'de_DE.utf8' }, true],
    [{ LANG: 'C' }, false],
    [{ LC_ALL: 'C', LC_CTYPE: 'en_GB.UTF-8', LANG: 'en_GB.UTF-8' }, false],
    [{ LC_ALL: '', LC_CTYPE: 'C', LANG: 'en_GB.UTF-8' }, false],
    [{ LC_ALL: '', LC_CTYPE: '', LANG: 'en_GB.UTF-8' }, true],
    [{}, process.platform === 'win32'],
  ])('a terminal with the environment %j shows Unicode: %s', (env, expected) => {
    expect(isUnicode(env)).toBe(expected);
  });

  test('a terminal without Unicode shows similar letters in the same columns', () => {
    expect(asciiText('▸ Zoë “5–6” × −30 …')).toBe('> Zoe "5-6" x -30 .');
    expect(asciiText('李 ß')).toBe('?? s');
    expect(asciiText('╭─╮ │ ╰─╯')).toBe('+-+ | +-+');
  });

  const output = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY });
  test.each<[string, boolean, Readonly<Record<string, string>>, boolean]>([
    ['a terminal has colours', true, {}, true],
    ['a pipe has no colours', false, {}, false],
    ['a terminal with TERM=dumb has no colours', true, { TERM: 'dumb' }, false],
    ['a terminal with NO_COLOR=1 has no colours', true, { NO_COLOR: '1' }, false],
    [
      'a terminal with an empty NO_COLOR and FORCE_COLOR has colours',
      true,
      { NO_COLOR: '', FORCE_COLOR: '' },
      true,
    ],
    ['a pipe with FORCE_COLOR=1 has colours', false, { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0 has no colours', true, { FORCE_COLOR: '0' }, false],
    [
      'a pipe with NO_COLOR=1 and FORCE_COLOR=1 has no colours',
      false,
      { NO_COLOR: '1', FORCE_COLOR: '1' },
      false,
    ],
  ])('%s', (_, isTTY, env, expected) => {
    expect(mayColour(output(isTTY), env)).toBe(expected);
  });

  test('TERM and COLORTERM decide how many colours a terminal gets', () => {
    const palettes = [{ TERM: 'xterm-256color' }, { COLORTERM: 'truecolor' }, { TERM: 'xterm' }, {}];
    expect(palettes.map((env) => paletteOf(true, env))).toEqual(['rich', 'rich', 'basic', 'basic']);
    expect(palettes.map((env) => paletteOf(false, env))).toEqual(['none', 'none', 'none', 'none']);
    expect(painted('bad', 'no', 'basic')).toBe('\u001b[31mno\u001b[0m');
    expect([
      painted('bad', 'no', 'none'),
      painted('plain', 'no', 'rich'),
      painted('bad', '', 'rich'),
    ]).toEqual(['no', 'no', '']);
  });
});

describe('lines of text are read and wrapped by their width', () => {
  const read = async (...chunks: readonly (string | Buffer)[]) => {
    const stream = new PassThrough();
    for (const chunk of chunks) stream.write(chunk);
    stream.end();
    const lines: string[] = [];
    for await (const line of linesOf(stream)) lines.push(line);
    return lines;
  };
  test.each<[boolean, string, boolean, string | null]>([
    [true, 'xterm', false, 'screen'],
    [true, 'dumb', false, 'plain'],
    [true, 'xterm', true, 'plain'],
    [false, 'xterm', false, null],
    [false, 'xterm', true, 'plain'],
  ])('the display depends on the terminal (%s), TERM=%s and --plain (%s): %s', (tty, TERM, plain, shown) => {
    const { io } = makeTerminal({ tty, env: { TERM } });
    expect(displayOf(io, { plain })).toBe(shown);
    for (const pipe of ['stdin', 'stdout'] as const)
      if (tty) expect(displayOf({ ...io, [pipe]: makeTerminal().io[pipe] }, {})).toBeNull();
  });

  test('the pace must be a whole number from 0 to 10,000', () => {
    const paces = ['0', '10000', '10001', '-1', '1.5', '', '1x'].map((given) => readPace(given));
    expect(paces.map((pace) => (pace.ok ? pace.value : null))).toEqual([
      0,
      10_000,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('input is split at line breaks, even if they come within or between chunks', async () => {
    expect(await read('one\ntw', 'o\nthree')).toEqual(['one', 'two', 'three']);
    expect(await read('one\r\n', '\n', 'two\r')).toEqual(['one', '', 'two']);
    expect(await read('one\n')).toEqual(['one']);
    expect(await read()).toEqual([]);
  });
  test('input may be split within a character, and may begin with a byte order mark', async () => {
    const bytes = Buffer.from('\uFEFFZoë\n\uFEFF');
    expect(await read(bytes.subarray(0, 6), bytes.subarray(6))).toEqual(['Zoë', '\uFEFF']);
  });
  test('long lines are cut with an ellipsis, even between wide letters', () => {
    expect([cut('abcdef', 6), cut('abcdef', 4), cut('abc', 0)]).toEqual(['abcdef', 'abc…', '']);
    expect([cut('李小龙', 6), cut('李小龙', 5), cut('李小龙', 4)]).toEqual(['李小龙', '李小…', '李…']);
    expect([centre('ab', 5), centre('ab', 6), centre('abcdef', 4)]).toEqual([' ab  ', '  ab  ', 'abc…']);
  });
  test('long lines are wrapped at spaces with an indent from the second line on, and longer words are split', () => {
    expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
    expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrap('one two three four', 11, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('aa bb cc dd ee', 7, '  ')).toEqual(['aa bb', '  cc dd', '  ee']);
    expect(wrap('abcdefgh ij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('one\n  two', 10)).toEqual(['one', '  two']);
  });
});

describe('the table in the terminal marks the possible actions', () => {
  const stylesOf = (shown: Scene, height: number, part: string) =>
    paintTable(shown, 80, height)
      .flat()
      .filter(({ text }) => text.includes(part))
      .map(({ style }) => style);

  test('refusals and confirmations have different colours', () => {
    const note = (tone: 'refused' | 'plain') => ({ ...scene(greed), note: { tone, text: 'A note.' } });
    expect([stylesOf(note('refused'), 40, 'A note.'), stylesOf(note('plain'), 40, 'A note.')]).toEqual([
      ['bad'],
      ['good'],
    ]);
  });

  test('the goal is shown in grey if there is room, and possible actions are brighter than others', () => {
    const { goal } = scene(greed);
    const firstWords = goal.split(' ').slice(0, 3).join(' ');
    expect(stylesOf(scene(greed), 50, firstWords)).toEqual(['dim']);
    expect(stylesOf(scene(greed), 16, firstWords)).toEqual([]);
    const choices = [true, false].map((enabled) => ({ key: 'r', text: `Enabled ${enabled}`, enabled }));
    const offered = { ...scene(greed), choices };
    expect([stylesOf(offered, 50, 'Enabled true'), stylesOf(offered, 50, 'Enabled false')]).toEqual([
      ['plain'],
      ['dim'],
    ]);
  });

  test('the progress is shown at the right of the title, with a blank at the edge', () => {
    const shown = { ...scene(greed), title: 'Greed', progress: 'To 3,000' };
    const titleOf = (width: number) =>
      paintTable(shown, width, 24)[0]
        ?.map(({ text }) => text)
        .join('');
    expect(titleOf(20)).toBe(' Greed     To 3,000 ');
    expect(titleOf(16)).toBe(' Greed To 3,000 ');
    expect(titleOf(14)).toBe(' Greed To 3,… ');
    expect(titleOf(6)).toBe(' Greed');
  });

  test('the table marks the player who chooses, and at the end the winners', () => {
    const marked = (session: Session) =>
      scene(session).scores.flatMap(({ text, isOn }, seat) => (isOn && text.startsWith('▸') ? [seat] : []));
    expect(marked(greed)).toEqual([0]);
    const last = [...randomMatch(tableFor('greed', ['Ada', 'Bo', 'Cy']), 'winners', 30_000)].at(-1) ?? greed;
    const { prompt } = last;
    if (prompt.kind !== 'over') throw new Error('The match is not over');
    expect(marked(last)).toEqual(prompt.places.flatMap((place, seat) => (place === 1 ? [seat] : [])));
    expect(scene(last).scores.every(({ text }) => /^[▸ ](1st|2nd|3rd) /.test(text))).toBe(true);
    expect(['enter', 'q', 'ctrl-c', 'r'].map((key) => press(last, key).leave)).toEqual([
      true,
      true,
      true,
      undefined,
    ]);
  });

  test.each(games.filter(({ facts }) => !facts.hiddenInformation).map(({ id }) => id))(
    'the last roll of %s stays on the table of a single player until the next roll',
    (id) => {
      const bot = { kind: 'bot', strength: 'novice' } as const;
      const table = tableFor(id, ['Ada', 'Bo'], { players: [{ kind: 'person' }, bot] });
      const match = [...randomMatch(table, `${id} alone`, 300)];
      const rolled = match.filter(({ lastRoll }) => lastRoll !== null);
      expect(match.slice(match.findIndex(({ lastRoll }) => lastRoll !== null))).toEqual(rolled);
      expect(rolled).not.toEqual([]);
    },
  );

  test('the table names the keys of the dice by position or by face', () => {
    const diceKeys = (keeping: 'position' | 'value') => {
      const table = tableFor('ten-thousand', ['Ada', 'Bo'], { keeping });
      return scene(pressed(thrown(startSession(table)), 'r')).diceKeys.map(({ keys }) => keys);
    };
    expect(diceKeys('position')).toEqual(['1–5']);
    expect(diceKeys('value')).toEqual(['⇧1–6', '1–6']);
    expect(scene(greed).diceKeys).toEqual([]);
  });

  test('only the first nine dice have digits as keys', () => {
    expect([0, 8, 9].map((position) => positionKey(greed.controls, position))).toEqual(['1', '9', null]);
  });
});

describe('a page of text at the table can be scrolled and closed', () => {
  const extent: PageExtent = { rows: 5, last: 12 };
  const reading = (scroll: number): Session => ({ ...greed, screen: { kind: 'help', scroll } });
  const after = (scroll: number, key: string) => {
    const { screen } = press(reading(scroll), key, extent).session;
    return 'scroll' in screen ? screen.scroll : screen.kind;
  };

  test.each<[string, number, number | string]>([
    ['down', 0, 1],
    ['j', 12, 12],
    ['up', 3, 2],
    ['k', 0, 0],
    ['page-down', 0, 5],
    ['page-down', 10, 12],
    ['page-up', 12, 7],
    ['page-up', 3, 0],
    ['home', 9, 0],
    ['g', 9, 0],
    ['end', 0, 12],
    ['shift-g', 0, 12],
    ['space', 0, 5],
    ['space', 12, 'table'],
    ['enter', 0, 'table'],
    ['escape', 0, 'table'],
    ['x', 0, 'table'],
    ['q', 0, 'table'],
    ['?', 0, 'table'],
    ['r', 4, 4],
    ['down', 40, 12],
  ])('in a page of text, the key %s at line %i leads to line or screen %s', (key, from, to) => {
    expect(after(from, key)).toBe(to);
  });
});

describe('leaving a table needs a confirmation', () => {
  const asked: Session = { ...greed, screen: { kind: 'leave' } };
  test.each(['y', 'j', 'enter', 'ctrl-c', 'q'])('leaving a table is confirmed by %s', (key) => {
    expect(press(asked, key).leave).toBe(true);
  });
  test.each(['n', 'x', 'escape'])('leaving a table is cancelled by %s', (key) => {
    expect(press(asked, key)).toEqual({ session: { ...greed, screen: { kind: 'table' } } });
  });
  test('while a player is asked about leaving the table, all other keys are refused', () => {
    expect(press(asked, 'r')).toEqual(refused(asked, message('cli-note-leave-keys')));
  });
});

describe('the faces of a real roll can be typed', () => {
  const typing = (typed: string): Session => ({
    ...greed,
    prompt: { kind: 'type-dice', seat: 2, dice: 3 },
    typed,
  });
  const typedAfter = (typed: string, key: string) => press(typing(typed), key).session.typed;

  test('each typed face adds a die, up to the number of dice, and Backspace removes one', () => {
    expect([typedAfter('', '5'), typedAfter('51', '6'), typedAfter('516', '1')]).toEqual(['5', '516', '516']);
    expect([typedAfter('516', 'backspace'), typedAfter('', 'backspace'), typedAfter('5', '7')]).toEqual([
      '51',
      '',
      '5',
    ]);
    expect(press(typing('516'), '1').session.note).toEqual(
      noted(greed, 'refused', message('cli-note-dice-full', { dice: 3 })).note,
    );
  });
  test.each(['shift-1', '0', 'enter1', '12'])('the typed text %s is refused as a face', (key) => {
    expect(press(typing('5'), key).session).toMatchObject({ typed: '5', note: { tone: 'refused' } });
  });
  test('a typed roll is played once it is complete, for the player who rolls', () => {
    expect(press(typing('516'), 'enter').entry).toEqual({ seat: 2, dice: [5, 1, 6] });
    expect(press(typing('51'), 'enter').entry).toBeUndefined();
    expect(press(typing('51'), 'enter').session.note).toEqual(
      noted(greed, 'refused', message('cli-note-dice-missing', { dice: 3, given: 2 })).note,
    );
  });
});

describe('the keys of a choice work in the terminal', () => {
  const started = pressed(thrown(startSession(tableFor('hidden-pairs', ['Ada', 'Bo']))), 'enter');

  test('the key Escape goes back like the key X', () => {
    const attack = press(started, 'n').session;
    expect(press(attack, 'x').session.drafts).not.toEqual(attack.drafts);
    expect(press(attack, 'escape')).toEqual(press(attack, 'x'));
  });

  test('the key H prints the player’s dice, which of them are kept or locked, and the state of the turn', () => {
    const rolled = pressed(thrown(startSession(tableFor('threes', ['Ada', 'Bo']))), 'r');
    const [first, second] = rolled.controls.dice;
    const status = (session: Session) => {
      const { note } = press(session, 'h').session;
      return note?.statements.map((one) => ('key' in one ? [one.key, one.values.dice] : null));
    };
    const all = { dice: rolled.controls.dice.map(({ face }) => face) };
    expect(status(rolled)?.[0]).toEqual(['dice-own', all]);
    const marked = pressed(rolled, '1');
    expect(status(marked)?.slice(0, 2)).toEqual([
      ['dice-own', all],
      ['marking-keep.hand', { dice: [first?.face] }],
    ]);
    const locked = pressed(pressed(marked, 'r'), '2');
    const keys = status(locked)?.map((one) => one?.[0]);
    expect(keys?.slice(0, 3)).toEqual(['dice-own', 'marking-keep.hand', 'cli-hand-locked']);
    expect(status(locked)?.[2]).toEqual(['cli-hand-locked', { dice: [first?.face] }]);
    expect(second).toBeDefined();
  });
});

describe('the help lists the keys of a game', () => {
  test.each(games.map((game) => [game.id, game] as const))(
    'the help page of %s lists the keys of the game and the keys of all games',
    (_, game) => {
      const [heading, ...rest] = keysPart(game, messages);
      expect(heading).toMatchObject({ kind: 'heading', text: messages.say('cli-rules-keys') });
      expect(rest.some(({ kind }) => kind === 'heading')).toBe(false);
      expect(rest.length).toBeGreaterThan(1);
      const lines = pageLines(rest, 78, 'none');
      expect(lines.join(' ')).toContain(messages.say('cli-keys-everywhere').split(' ').slice(0, 3).join(' '));
      expect(lines.filter((line, at) => line === '' && lines[at + 1] === '')).toEqual([]);
    },
  );
});

describe('the help of a command lists its arguments', () => {
  const names = [
    'play',
    'join',
    'host',
    'watch',
    'party',
    'resume',
    'history',
    'replay',
    'verify',
    'review',
    'explore',
  ];
  const others = [
    'solve',
    'simulate',
    'card',
    'score',
    'rules',
    'games',
    'train',
    'puzzles',
    'page',
    'serve',
    'data',
  ];

  test.each([...names, ...others, 'completion', 'man'])(
    'the help of %s explains each argument and option, with examples',
    async (name) => {
      const { code, out } = await call(`${name} --help`);
      expect(code).toBe(exit.ok);
      const [usage = '', ...parts] = out.split('\n\n');
      expect(usage).toMatch(new RegExp(`^Usage: dicehall ${name}`));
      const listed = parts.filter((part) => /^(Arguments|Options):\n/.test(part));
      for (const line of listed.flatMap((part) => part.split('\n').slice(1)))
        expect(line).toMatch(/^( {2}\S.*?\s{2,}| {10,})\S/);
      const [examples = ''] = parts.filter((part) => part.startsWith('Examples:'));
      expect(
        examples
          .trim()
          .split('\n')
          .slice(1)
          .every((line) => line.startsWith('  $ dicehall ') && line.includes(`dicehall ${name}`)),
      ).toBe(true);
      expect(examples).not.toBe('');
    },
  );

  test.each([...names, ...others])(
    'each example of %s has flags, games and options that exist',
    async (name) => {
      const { out } = await call(`${name} --help`);
      const [about = '', examples = ''] = out.split('Examples:');
      const known = new Set(about.match(/(?<=[\s,])--?[a-z][\w-]*/g));
      for (const example of examples.match(/(?<=dicehall ).*/g) ?? []) {
        const words = (example.split('| dicehall ').at(-1) ?? '').replaceAll(/".*?"/g, '').split(' ');
        expect([example, words.filter((word) => word.startsWith('--') && !known.has(word))]).toEqual([
          example,
          [],
        ]);
        const given = words.filter((_, index) => words[index - 1] === '--option');
        const game = words.find((word) => games.some(({ id }) => id === word));
        if (given.length > 0)
          expect(readGameOptions(messages, game ?? '', given)).toMatchObject({ ok: true });
      }
    },
  );
});

describe('the error quotes a wrong value', () => {
  const greedAt = 'greed - 0,0 00 0 - choose 450 51341';
  test.each<[line: readonly string[], said: string]>([
    [['page', '/tmp/none', '--base', 'dice'], 'dice'],
    [['explore', greedAt, '--move', '1x'], '1x'],
    [['simulate', 'greed', '--matches', '0'], '0'],
    [['simulate', 'greed', '--matches', '1e3'], '1e3'],
    [['history', 'shwo'], 'Did you mean'],
    [['review', '--rollouts', 'x50', '/dev/null'], 'x50'],
    [['play', 'greed', '--plain', '--seats', 'Ada,bot:god'], 'bot:god'],
  ])('the command %j is refused with an error that contains “%s”', async (line, said) => {
    const { code, err } = await call(line, { env: { DICEHALL_HOME: newHome() } });
    expect(code).toBe(exit.usage);
    expect(err).toContain(said);
  });

  test('a person’s name may be the word for a bot with a prefix, such as Robot:1', async () => {
    const { out } = await call('play greed --plain --seats Ada,Robot:1', {
      env: { DICEHALL_HOME: newHome() },
      input: 's\n',
    });
    expect(out).toContain('Robot:1: 0.');
  });
});
