import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@dicehall/engine';
import { createCatalogue } from '@dicehall/messages';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { makeContext } from '../src/context.ts';
import { type Called, call, jsonLines } from './calling.ts';
import { makeTerminal } from './streams.ts';

describe('the language can be chosen', () => {
  test.each([
    '--lang de games',
    '--lang=de games',
    'games --lang de',
    '--quiet --lang DE games',
    'games --lang de-AT',
  ])('--lang can be given before or after the command: %s', async (line) => {
    const { code, out } = await call(line);
    expect(code).toBe(0);
    expect(out).toContain('Würfle weiter');
  });

  test('wrong usage is reported in the language of the terminal', async () => {
    const { err } = await call('scroe', { env: { LC_ALL: 'de_AT.UTF-8' } });
    expect(err).toContain('Meinst du „score“?');
  });
});

test('a folder without write permission is reported without a stack trace', async () => {
  const { code, err } = await call('play greed --plain --seats Ada,Bo', {
    env: { DICEHALL_HOME: '/dev/null/here' },
  });
  expect(code).toBe(1);
  expect(err).toMatch(/^dicehall: .*DICEHALL_HOME\.\n$/);
});

describe('the command prints its help', () => {
  test.each(commands.map(({ name }) => name))('%s --help has examples of the command', async (name) => {
    const { code, out } = await call(`${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain(`  $ dicehall ${name}`);
    const examples = [...out.matchAll(/^ {2}\$ dicehall (\S+)/gm)].map(([, command]) => command);
    expect(commands.map((command) => command.name)).toEqual(expect.arrayContaining(examples));
    expect(out).not.toMatch(/cli-[a-z]/i);
  });

  test.each(commands.map(({ name }) => name))(
    '%s --help is completely translated to German',
    async (name) => {
      const { out } = await call(`${name} --help --lang de`);
      expect(out).toContain('Beispiele:');
      expect(out).not.toMatch(
        /cli-[a-z]|Usage|Options:|Commands:|Arguments:|display help|\((choices|default|preset|env):/i,
      );
    },
  );

  test.each(commands)('each option of $name has the help text with its name', async ({ load }) => {
    // A catalogue without texts returns the key of each text.
    const keys = createCatalogue({ language: 'en', sources: [] });
    const command = new Command();
    (await load()).define(
      command,
      makeContext(makeTerminal().io, keys, false, () => {}),
      async () => command,
    );
    const described = command.options.map(({ long, description }) => {
      const [key = ''] = description.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split(' ');
      return { name: long?.slice(2) ?? '', key };
    });
    // In a simulation, all seats are bots.
    const others = described.filter(
      ({ name, key }) => !`-${key}-`.includes(`-${name}-`) && `${name} ${key}` !== 'seats cli-option-bots',
    );
    expect(others).toEqual([]);
  });

  test('the help uses the width of the terminal', async () => {
    const lengths = [];
    for (const columns of [80, 120, 200])
      lengths.push((await call('play --help', { columns })).out.split('\n').length);
    expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => other - one));
  });

  test('the help is printed without a command, and by the command help', async () => {
    expect((await call('')).out).toContain('simulate');
    expect((await call('help score')).out).toBe((await call('score --help')).out);
    expect((await call('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('the commands games, rules and man need no terminal', () => {
  test('games lists all games, in JSON with their options', async () => {
    const listed = jsonLines((await call('games --json')).out);
    expect(listed.map((one) => (one as { readonly id: string }).id)).toEqual(games.map(({ id }) => id));
    expect(listed[0]).toMatchObject({
      id: 'greed',
      seats: { min: 2, max: 8 },
      options: { target: { default: 3000 } },
    });
  });

  test('rules prints the rules page of the game', async () => {
    const { out } = await call('rules threes');
    expect(out).toContain('Five 6s at the end of a turn shoot the moon');
    expect((await call('rules threes --lang de')).out).toContain('Tasten');
    expect(out.split('\n').every((line) => line.length <= 80)).toBe(true);
  });

  test.each([
    [120, 80],
    [40, 40],
  ])('on a terminal with %i columns, the rules have lines of at most %i', async (columns, most) => {
    const { out } = await call('rules threes', { columns });
    const longest = Math.max(...out.split('\n').map((line) => line.length));
    expect([longest <= most, longest > most - 5]).toEqual([true, true]);
  });

  test('rules prints the house rules that are given', async () => {
    expect((await call('rules threes --option rounds=3')).out).toMatch(/^- Rounds: 3$/m);
  });

  test('output has no colours in a pipe, or in a terminal with NO_COLOR', async () => {
    expect((await call('games')).out).not.toContain('\u001b');
    expect((await call('games', { tty: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b');
    expect((await call('games', { tty: true, env: { TERM: 'xterm-256color' } })).out).toContain('\u001b[1m');
  });
});

test.each<[string, string, (called: Called) => boolean]>([
  ['games', 'stdout', ({ out }) => out.includes('\u001b[1m')],
  ['simulate greed --matches 20', 'stderr', ({ err }) => err.includes('█')],
  ['replay', 'stdin', ({ code }) => code === 2],
  ['score greed', 'stdin', ({ code }) => code === 2],
  ['play greed --plain --seats Ada,Bo', 'stdin', ({ out }) => out.includes('Ada> ')],
  ['play --plain', 'stdin', ({ out }) => out.includes('\n> ')],
])('%s behaves as in a terminal if and only if %s is a terminal', async (line, decisive, isShown) => {
  const streams = ['stdin', 'stdout', 'stderr'] as const;
  const env = { TERM: 'xterm-256color', DICEHALL_HOME: mkdtempSync(join(tmpdir(), 'dicehall-streams-')) };
  const called = await Promise.all(streams.map((tty) => call(line, { tty: [tty], tick: 1000, env })));
  expect(streams.filter((_, at) => called[at] !== undefined && isShown(called[at]))).toEqual([decisive]);
});

test('the manual page has every command with its options and examples', async () => {
  const { code, out } = await call('man');
  expect(code).toBe(0);
  expect(out).toMatch(/^\.TH DICEHALL 1 "" "dicehall \d+\.\d+\.\d+"\n\.SH NAME\ndicehall \\- \w/);
  for (const path of ['', '/matches', '/solutions', '/online'])
    expect(out).toMatch(new RegExp(`^\\.B ~/\\.local/share/dicehall${path}\n\\w`, 'm'));
  for (const part of ['OPTIONS', 'COMMANDS', 'EXIT STATUS']) expect(out).toContain(`\n.SH ${part}\n`);
  for (const { name } of commands) expect(out).toContain(`.SS dicehall ${name} [options]`);
  expect(out).toContain('.B \\-\\-real\\-dice\nroll real dice and type what they show');
  expect(out).toContain('  $ dicehall play greed \\-\\-seats Ada,Bo,steady');
  expect(out).toMatch(/^\.SH EXIT STATUS\n\.TP\n\.B 0\n/m);
  for (const section of ['ENVIRONMENT', 'FILES']) expect(out).toContain(`.SH ${section}\n.TP\n`);
  for (const name of ['DICEHALL_HOME', 'NO_COLOR', '130', '143']) expect(out).toContain(`.B ${name}\n`);
  const german = (await call('man --lang de')).out;
  expect(german).toContain('.SH BEFEHLE');
  // roff reads other characters only with a preprocessor.
  for (const page of [out, german]) expect(page).toMatch(/^[\x20-\x7e\n]*$/);
});

test('a folder given as a record is refused', async () => {
  expect((await call('replay /')).err).toBe('dicehall: / is a folder, not a file.\n');
});

describe('shells complete the words of the command', () => {
  test.each(['bash', 'zsh', 'fish'])(
    'the completion script for %s asks the command for suggestions',
    async (shell) => {
      const { code, out } = await call(`completion ${shell}`);
      expect(code).toBe(0);
      expect(out).toContain(' completion words -- ');
    },
  );

  test('completion offers every command with its description', async () => {
    const { out } = await call(['completion', 'words', '--', '']);
    expect(out.split('\n')).toEqual(expect.arrayContaining([expect.stringMatching(/^play\t./)]));
    for (const { name } of commands) expect(out).toMatch(new RegExp(`^${name}\t`, 'm'));
  });

  const quote = (text: string) => `'${text}'`;

  /**
   * Returns the completions that bash offers at the end of each line. Bash runs twice: first to find the questions of its
   * script, then with the answers.
   */
  async function offered(lines: readonly string[], folder = '.'): Promise<string[][]> {
    const { out: script } = await call('completion bash');
    const bash = (dicehall: (at: number) => string, printed: string) => {
      const parts = lines.map((line, at) => {
        const words = line.split(/(=)| /).filter((word) => word !== undefined);
        return `(
dicehall() { ${dicehall(at)}; }
COMP_LINE=${quote(line)} COMP_POINT=${line.length} COMP_WORDS=(${words.map(quote).join(' ')}) COMP_CWORD=${words.length - 1}
_dicehall
${printed}
)`;
      });
      const whole = ['compopt() { :; }', script, 'exec 3>&1', parts.join("\nprintf '\\f'\n")].join('\n');
      const printedLines = execFileSync('bash', ['-c', whole], { encoding: 'utf8', cwd: folder });
      return printedLines.split('\f').map((one) => one.split('\n').slice(0, -1));
    };
    const answers: string[] = [];
    for (const question of bash(() => `printf '%s\\n' "$@" >&3`, ''))
      answers.push((await call(question)).out);
    const found = bash(
      (at) => `printf '%s' ${quote(answers[at] ?? '')}`,
      `printf '%s\\n' "\${COMPREPLY[@]}"`,
    );
    return found.map((words) => words.filter((word) => word !== ''));
  }

  const completions: readonly (readonly [line: string, words: readonly string[]])[] = [
    ['dicehall pl', ['play']],
    ['dicehall play th', ['three-dice', 'threes']],
    // After the name of a game, no further game is offered.
    ['dicehall play threes th', []],
    ['dicehall play --plain th', ['three-dice', 'threes']],
    ['dicehall play greed --keeping ', ['position', 'value']],
    ['dicehall play greed --keeping=', ['position', 'value']],
    ['dicehall play greed --keeping=v', ['value']],
    ['dicehall simulate greed --seats steady,no', ['steady,novice']],
    ['dicehall simulate greed --seats=steady,no', ['steady,novice']],
    ['dicehall play greed --seats Ada,no', ['Ada,novice']],
    ['dicehall play greed -s Ada,no', ['Ada,novice']],
    ['dicehall games -', ['--help', '--json', '--lang', '--quiet']],
    ['dicehall score greed --k', ['--keeps']],
    // Only the options of the chosen game are offered, with their values.
    [
      'dicehall play greed --option ',
      ['fullHouse=', 'more=', 'opening=', 'straight=', 'target=', 'threeOnes='],
    ],
    ['dicehall play threes --option round', ['rounds=']],
    ['dicehall play ten-thousand --option take', ['takeOver=']],
    ['dicehall play ten-thousand --option takeOver=', ['off', 'on']],
    ['dicehall play ten-thousand --option threePairs=d', ['distinct']],
    ['dicehall play ten-thousand --option target=2000 --option exactFinish=o', ['off', 'on']],
  ];
  let ofLines: Promise<string[][]> | undefined;
  test.each(completions.map(([line, words], at) => [line, words, at] as const))(
    'completion in bash offers the words for the line “%s”',
    async (_, words, at) => {
      ofLines ??= offered(completions.map(([line]) => line));
      expect((await ofLines)[at]?.sort()).toEqual(words);
    },
  );

  test('completion in bash offers files whose names contain spaces', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dicehall-completion-'));
    writeFileSync(join(folder, 'my match.json'), '{}');
    expect(await offered(['dicehall replay my'], folder)).toEqual([['my match.json']]);
    rmSync(folder, { recursive: true });
  });
});
