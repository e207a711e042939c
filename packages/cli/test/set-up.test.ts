import { type GameId, gameOf, readOptions, withDefaults } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { describe, expect, test } from 'vitest';
import { makeContext } from '../src/context.ts';
import { Ended, exit } from '../src/io.ts';
import { run } from '../src/run.ts';
import { type Dialog, plainDialog, withDialog } from '../src/set-up/dialog.ts';
import { ownName, setUpMatch } from '../src/set-up/set-up.ts';
import { listenForLines } from '../src/terminal/input.ts';
import { newHome } from './playthrough.ts';
import { makeTerminal } from './streams.ts';

/** The error that a dialog throws if the player cancels. */
const cancelled = new Ended(exit.interrupted);

const messages = loadCatalogue({ language: 'en' });

/**
 * Answers questions in order. A choice is given by the start of its label, a text as it is; null cancels the dialog.
 */
function answering(answers: readonly (string | null)[]) {
  const asked: string[] = [];
  const left = [...answers];
  const dialog: Dialog = {
    async choose(question, offered) {
      const answer = left.shift();
      asked.push(`${question} ${offered.map(({ label }) => label).join(' | ')}`);
      if (answer === null) throw cancelled;
      const chosen = offered.find(({ label }) => label.startsWith(answer ?? '-'));
      if (chosen === undefined) throw new Error(`${answer} is no answer to ${asked.join(' // ')}`);
      if (chosen.hint !== '') asked.push(chosen.hint);
      return chosen.value;
    },
    async text(question, usual, problemOf) {
      asked.push(`${question} [${usual}]`);
      for (;;) {
        const answer = left.shift();
        if (answer === undefined) throw new Error(`No answer to ${question}`);
        if (answer === null) throw cancelled;
        const why = problemOf(answer === '' ? usual : answer);
        if (why === null) return answer === '' ? usual : answer;
        asked.push(why);
      }
    },
  };
  return { dialog, asked };
}

interface Wanted {
  readonly game?: GameId;
  readonly seats?: string;
  readonly options?: readonly string[];
  readonly user?: string;
}

async function setUp(
  { game, seats, options = [], user = 'cy' }: Wanted,
  ...answers: readonly (string | null)[]
) {
  const terminal = makeTerminal({ env: { USER: user } });
  const context = makeContext(terminal.io, messages, false, () => {});
  const { dialog, asked } = answering(answers);
  const request = { seats, options, dice: { kind: 'random' }, keeping: 'value' } as const;
  const wanted = { ...request, game: game === undefined ? null : gameOf(game) };
  const end = await setUpMatch(context, wanted, dialog).catch((error: unknown) => error as Ended);
  const made =
    end instanceof Ended
      ? { exit: end.code }
      : {
          game: end.setup.game.id,
          names: end.setup.names.join(),
          players: end.players.map((one) => (one.kind === 'bot' ? one.strength : one.kind)).join(),
          options: end.setup.options,
          kept: [end.dice.kind, end.keeping].join(),
        };
  return { ...made, asked, err: terminal.err() };
}

const standard = (id: GameId, more = {}) => withDefaults(gameOf(id).options, more);

test.each<[how: string, work: () => Promise<void>]>([
  ['ends', async () => {}],
  ['fails', () => Promise.reject(new Ended(exit.failed))],
])(
  'once a dialog in plain lines %s, the command reads no more lines and no longer handles Ctrl+C',
  async (_how, work) => {
    const terminal = makeTerminal();
    const listening = new Set<() => void>();
    const onInterrupt = (heard: () => void) => {
      listening.add(heard);
      return () => listening.delete(heard);
    };
    const context = makeContext({ ...terminal.io, onInterrupt }, messages, false, () => {});
    const counts: unknown[] = [];
    const counted = () => counts.push([listening.size, terminal.stdin.destroyed]);
    const dialog = withDialog(context, 'plain', work);
    counted();
    await dialog.catch(() => {});
    counted();
    expect(counts).toEqual([
      [1, false],
      [0, true],
    ]);
  },
);

describe('the command asks for missing settings before a match', () => {
  test('the dialog asks for the game, the opponents, the player’s name and the rules', async () => {
    const { asked, ...made } = await setUp({}, 'Threes', 'Me against a novice', '', 'Standard');
    expect(made).toMatchObject({
      game: 'threes',
      names: 'Cy,Novice',
      players: 'person,novice',
      kept: 'random,value',
    });
    expect(made).toMatchObject({ options: standard('threes') });
    expect(asked.filter((line) => line.includes('['))).toEqual(['What is your name? [Cy]']);
    expect(asked[1]).toMatch(/^1 to \d+ players, about \d+ minutes$/);
    expect(asked.at(-1)).toContain('Rounds: ');
  });

  test('the dialog offers to play alone only for games that allow one player', async () => {
    const alone = await setUp({ game: 'threes' }, 'Just me', 'Dora', 'Standard');
    expect(alone).toMatchObject({ names: 'Dora', players: 'person' });
    expect((await setUp({ game: 'greed' }, null)).asked[0]).not.toContain('Just me');
    expect((await setUp({ game: 'threes' }, null)).asked[0]).toContain('Just me');
  });

  test('the dialog suggests two names for people, and asks again after names that the game refuses', async () => {
    const { asked, names } = await setUp(
      { game: 'greed', user: 'bo' },
      'Several',
      'Ada',
      'Ada,ada',
      'Ada,bot:x',
      'Ada, Bo,Cy',
      'Standard',
    );
    expect(names).toBe('Ada,Bo,Cy');
    expect(asked.filter((line) => line.includes(' ['))).toEqual([expect.stringContaining(' [Bo, Ada]')]);
    expect(asked.join('\n')).toMatch(/is for 2 to 8 players.*\n.*“ada”.*\n.*bot:x/);
    const other = await setUp({ game: 'greed' }, 'Several', '', 'Standard');
    expect(other.names).toBe('Cy,Bo');
    const long = await setUp({ game: 'greed' }, 'Several', `Ada,${'x'.repeat(100)}`, '', 'Standard');
    expect(long).toMatchObject({
      names: 'Cy,Bo',
      asked: expect.arrayContaining([expect.stringMatching(/characters/)]),
    });
  });

  test.each([
    ['cy', 'Cy'],
    ['root', 'Ada'],
    ['', 'Ada'],
    ['a b', 'Ada'],
    ['x'.repeat(21), 'Ada'],
    ['ärmel', 'Ärmel'],
  ])('for the user %j of the system, the dialog suggests the name %s', (user, name) => {
    expect(ownName({ USER: user }, messages)).toBe(name);
    expect(ownName({ USERNAME: user }, messages)).toBe(name);
  });

  test('the dialog does not ask for settings given on the command line', async () => {
    const named = await setUp({ game: 'greed', seats: 'Ada,steady,Bo' });
    expect(named).toMatchObject({ asked: [], names: 'Ada,Steady,Bo', options: standard('greed') });
    const ruled = await setUp({ game: 'greed', options: ['target=500'] }, 'Me against a steady', 'Ada');
    expect(ruled).toMatchObject({ names: 'Ada,Steady', options: standard('greed', { target: 500 }) });
  });

  test.each<[Wanted, string]>([
    [{ game: 'greed', seats: 'Ada,Ada' }, '“Ada”'],
    [{ game: 'greed', seats: 'Ada' }, 'Greed is for 2 to 8 players'],
    [{ game: 'greed', seats: 'Ada,Bo', options: ['traget=1'] }, '“traget”'],
    [{ game: 'greed', seats: `Ada,${'x'.repeat(100)}` }, 'characters'],
  ])('invalid settings on the command line are refused: %j', async (wanted, hint) => {
    expect(await setUp(wanted)).toMatchObject({ exit: 2, err: expect.stringContaining(hint) });
  });

  test.each<[Wanted, readonly (string | null)[]]>([
    [{}, [null]],
    [{}, ['Greed', null]],
    [{}, ['Greed', 'Me against a steady', null]],
    [{}, ['Greed', 'Me against a steady', 'Ada', null]],
    [{ game: 'greed' }, ['Me against a steady', 'Ada', 'Your own', null]],
    [{ game: 'greed' }, ['Me against a steady', 'Ada', 'Your own', 'Target score', null]],
    [{ game: 'ten-thousand' }, ['Me against a steady', 'Ada', 'Your own', null]],
  ])(
    'cancelling a question ends the set-up: with the settings %j after the answers %j',
    async (wanted, answers) => {
      expect(await setUp(wanted, ...answers)).toMatchObject({ exit: 130, err: '' });
    },
  );

  test('the rules can be a preset, or a preset with single rules changed', async () => {
    const given = { game: 'ten-thousand' } as const;
    const preset = await setUp(given, 'Me against a steady', 'Ada', 'Zilch');
    const zilch = gameOf('ten-thousand').presets?.find(({ id }) => id === 'zilch');
    expect(preset.options).toEqual(standard('ten-thousand', zilch?.options));
    const changed = await setUp(
      given,
      ...['Me against a steady', 'Ada', 'Your own', 'Zilch'],
      ...['Target score', '1', 'x', '5000', 'Target score', ''],
      ...['Exact finish', 'On', 'Play', 'Play', 'Exact finish', 'Off', 'Play'],
    );
    expect(changed.options).toEqual(standard('ten-thousand', { ...zilch?.options, target: 5000 }));
    expect(changed.asked.filter((line) => line.includes('options.target must be'))).toHaveLength(2);
    const conflict = readOptions(gameOf('ten-thousand'), { ...zilch?.options, exactFinish: true });
    const reason = conflict.ok ? '' : messages.explain(conflict.error);
    expect(changed.asked.filter((line) => line === reason)).toHaveLength(1);
    expect(changed.asked).toContain(messages.say('cli-usual'));
    // Rounds need the exact finish off, which is asked for separately.
    const rounds = ['Me against a steady', 'Ada', 'Your own', 'Ten rounds', 'Rounds', '5', 'Play'];
    expect((await setUp(given, ...rounds)).options).toMatchObject({ rounds: 5, exactFinish: false });
    const worded = await setUp(
      { game: 'three-dice' },
      'Several',
      'Ada,Bo',
      'Your own',
      'What is counted',
      'Chips',
      'Tied for last',
      'All',
      'Play',
    );
    expect(worded.options).toEqual(standard('three-dice', { unit: 'Chips', tie: 'share' }));
  });
});

describe('a dialog works in plain lines', () => {
  const offered = [
    { value: 'a', label: 'First', hint: '' },
    { value: 'b', label: 'Second', hint: 'why' },
  ];
  const plain = (input: string, tty = false) => {
    const terminal = makeTerminal({ tty, input });
    return { dialog: plainDialog(terminal.io, messages, listenForLines(terminal.io)), terminal };
  };

  test('a choice is answered by its number, or by an empty line for the first one, and is asked again after other answers', async () => {
    const { dialog, terminal } = plain('3\nx\n0\n 2 \n\n');
    expect(await dialog.choose('Which?', offered)).toBe('b');
    expect(terminal.out()).toBe(
      `Which?\n1: First\n2: Second (why)\n${'Type a number from 1 to 2.\n'.repeat(3)}`,
    );
    expect(await dialog.choose('Which?', offered)).toBe('a');
    await expect(dialog.choose('Which?', offered)).rejects.toEqual(cancelled);
  });

  test('an empty line accepts the suggested text, and an invalid text is asked again with the reason', async () => {
    const { dialog, terminal } = plain('no\n yes \n\n');
    const wrong = (text: string) => (text === 'no' ? 'Not no.' : null);
    expect(await dialog.text('Name?', 'Ada', wrong)).toBe('yes');
    expect(await dialog.text('Name?', '', wrong)).toBe('');
    await expect(dialog.text('Name?', 'Ada', wrong)).rejects.toEqual(cancelled);
    expect(terminal.out()).toBe('Name? [Ada]\nNot no.\nName?\nName? [Ada]\n');
  });

  test('a dialog in a terminal shows a prompt, and Ctrl+C cancels it', async () => {
    const terminal = makeTerminal({ tty: true });
    const lines = listenForLines(terminal.io);
    const answer = plainDialog(terminal.io, messages, lines).text('Name?', '', () => null);
    await expect.poll(() => terminal.out()).toBe('Name?\n> ');
    terminal.interrupt();
    await expect(answer).rejects.toEqual(cancelled);
    lines.close();
  });
});

test.each([
  ['a choice', ''],
  ['a text', '\r'],
])('Ctrl+C at %s on the full screen ends the command with exit code 130', async (_what, before) => {
  const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: newHome(), NO_COLOR: '1' } });
  const running = run(['play', 'threes'], terminal.io);
  await expect.poll(() => terminal.out()).toMatch(/Who plays\?/);
  terminal.stdin.write(before);
  const asked = before === '' ? /Who plays\?/ : /What is your name\?/;
  await expect.poll(() => terminal.out()).toMatch(asked);
  terminal.stdin.write('\u0003');
  expect([await running, terminal.err()]).toEqual([130, '']);
});

test('the questions of the full screen are answered with arrow keys, Enter and typed text', async () => {
  const home = newHome();
  const terminal = makeTerminal({ tty: true, env: { DICEHALL_HOME: home, USER: 'dora', NO_COLOR: '1' } });
  const running = run(['play', 'threes'], terminal.io);
  const answer = async (wanted: RegExp, keys: string) => {
    await expect.poll(() => terminal.out()).toMatch(wanted);
    terminal.stdin.write(keys);
  };
  const down = '\u001b[B';
  await answer(/Who plays\?/, `${down}\r`);
  await answer(/What is your name\?/, 'no,NO\r');
  await answer(/“NO”/, `${'\u007f'.repeat(5)} Eve \r`);
  await answer(/Standard rules/, '\r');
  await answer(/\?1049h.*Eve/s, 'q');
  await answer(/Leave/, 'y');
  expect(await running).toBe(0);
  expect(terminal.out()).toMatch(/Novice/);
});
