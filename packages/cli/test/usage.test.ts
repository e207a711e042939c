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

describe('wrong usage gives exit code 2 and a hint', () => {
  test.each([
    ['scroe', 'Did you mean “score”?'],
    ['xyzzy', 'See: dicehall --help'],
    ['--lang fr games', 'The languages are en, de'],
    ['games extra more --json', 'Unexpected argument “extra”'],
    ['history show 1 extra --lang en', 'Unexpected argument “extra”'],
    ['rules', 'See: dicehall rules --help'],
    ['rules thress', 'Did you mean “threes”?'],
    ['completion powershell', 'bash, zsh, fish'],
    ['completion zhs', 'Did you mean “zsh”?'],
    ['replay --view nobody', 'table, or the number of a seat'],
    ['simulate greed --matches 0', '1 to 100,000,000'],
    ['simulate greed --matches ten', '1 to 100,000,000'],
    ['simulate greed --seats steady,stead', 'Did you mean “steady”?'],
    ['play --pace fast', '0 to 10,000'],
    ['play --keeping valeu', 'Did you mean “value”?'],
    ['play --seed 1 --real-dice', 'real dice have no seed'],
    ['play gread --plain', 'Did you mean “greed”?'],
    ['play greed --plain --seats Ada,bot:stedy', 'Did you mean “steady”?'],
    ['history shwo', 'history has no “shwo”. Did you mean “show”?'],
    ['history show 1', 'there are none yet'],
    ['resume --pace -1', '0 to 10,000'],
    ['play greed --plain --seats Ada', '2 to 8 players, not for 1'],
    ['play greed --plain --seats Ada,Bo --option target=499', 'target=499: '],
    ['play greed --plain --seats Ada,stedy', 'Did you mean “steady”?'],
    ['play greed --plain --seats Ada,ada', 'The name “ada” is given twice'],
    ['play', '--plain'],
    ['puzzles greed --count 0', '--count: “0” is not a whole number from 1 to 10,000.'],
    ['puzzles greed --count 10001', '--count: “10001” is not a whole number from 1 to 10,000.'],
    ['simulate greed --matches 100000001', '“100000001” is not a whole number from 1 to 100,000,000.'],
    ['resume --pace 10001', '--pace: “10001” is not a whole number from 0 to 10,000.'],
    ['review - --rollouts 9', '--rollouts: “9” is not a whole number from 10 to 100,000.'],
    ['review - --rollouts 100001', '--rollouts: “100001” is not a whole number from 10 to 100,000.'],
    ['verify - --own-seat 0', '--own-seat: “0” is not a whole number from 1 to 12.'],
    ['verify - --own-seat 13', '--own-seat: “13” is not a whole number from 1 to 12.'],
    ['card threes --rules 0', '--rules: “0” is not a whole number from 1 to '],
    ['solve greed --seats 1', '--seats: “1” is not a whole number from 2 to 8.'],
    ['solve threes --seats 1', '--seats: “1” is not a whole number from 2 to 8.'],
    ['solve greed --seats 9', '--seats: “9” is not a whole number from 2 to 8.'],
    ['solve hidden-pairs --sweeps 0', '--sweeps: “0” is not a whole number from 1 to 10,000.'],
    ['solve hidden-pairs --sweeps 10001', '--sweeps: “10001” is not a whole number from 1 to 10,000.'],
    ['explore --game greed --seats 9', '--seats: “9” is not a whole number from 2 to 8.'],
    [
      'explore --game hidden-pairs --seats 3 --thrown 126345 --seat 3',
      '--seat: “3” is not a whole number from 0 to 2.',
    ],
    ['explore --game greed --seat 0', '--seat is for games in which several players choose'],
    ['train threes --theme mon --json', 'Did you mean “moon”?'],
    ['train hidden-pairs --json', 'no puzzles of Hidden Pairs'],
    ['train greed --json --answer 3', '3 is not a move of this position. Use 1 to 2'],
    ['puzzles gread', 'Did you mean “greed”?'],
    ['puzzles hidden-pairs', 'no puzzles of Hidden Pairs'],
    ['solve hidden-pairs --seats 3', '2 seats, not for 3'],
  ])('%s is refused with exit code 2 and a hint', async (line, hint) => {
    const called = await call(line, { env: { DICEHALL_HOME: '/nonexistent' } });
    expect(called.err).toContain(hint);
    expect(called).toMatchObject({ code: 2, out: '' });
  });

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
      expect(out).not.toMatch(/cli-[a-z]|Usage|Options:|Commands:|Arguments:|display help/i);
    },
  );

  test.each(commands)('each option of $name has the help text with its name', async ({ load }) => {
    // Without sources, a catalogue gives the key of a text in its place.
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
    // The seats of a simulation are bots.
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

describe('some commands need no terminal', () => {
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
])(
  '%s does what it does in a terminal if %s is one, and the other streams do not matter',
  async (line, decisive, isShown) => {
    const streams = ['stdin', 'stdout', 'stderr'] as const;
    const env = { TERM: 'xterm-256color', DICEHALL_HOME: mkdtempSync(join(tmpdir(), 'dicehall-streams-')) };
    const called = await Promise.all(streams.map((tty) => call(line, { tty: [tty], tick: 1000, env })));
    expect(streams.filter((_, at) => called[at] !== undefined && isShown(called[at]))).toEqual([decisive]);
  },
);

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

  /** What bash offers at the end of a line: it runs once to see what its script asks, and again with the answer. */
  async function offered(line: string, folder = '.'): Promise<string[]> {
    const { out: script } = await call('completion bash');
    const quote = (text: string) => `'${text}'`;
    const words = line.split(/(=)| /).filter((word) => word !== undefined);
    const bash = (dicehall: string, printed: string) =>
      execFileSync(
        'bash',
        [
          '-c',
          `compopt() { :; }
dicehall() { ${dicehall}; }
${script}
exec 3>&1
COMP_LINE=${quote(line)} COMP_POINT=${line.length} COMP_WORDS=(${words.map(quote).join(' ')}) COMP_CWORD=${words.length - 1}
_dicehall
${printed}`,
        ],
        { encoding: 'utf8', cwd: folder },
      )
        .split('\n')
        .slice(0, -1);
    const { out } = await call(bash(`printf '%s\\n' "$@" >&3`, ''));
    const found = bash(`printf '%s' ${quote(out)}`, `printf '%s\\n' "\${COMPREPLY[@]}"`);
    return found.filter((word) => word !== '');
  }

  test.each([
    ['dicehall pl', ['play']],
    ['dicehall play th', ['three-dice', 'threes']],
    // A game is offered once, not again after it.
    ['dicehall play threes th', []],
    ['dicehall play --plain th', ['three-dice', 'threes']],
    ['dicehall play greed --keeping ', ['position', 'value']],
    ['dicehall play greed --keeping=', ['position', 'value']],
    ['dicehall play greed --keeping=v', ['value']],
    ['dicehall simulate greed --seats steady,no', ['steady,novice']],
    ['dicehall simulate greed --seats=steady,no', ['steady,novice']],
    ['dicehall games -', ['--help', '--json', '--lang', '--quiet']],
    ['dicehall score greed --k', ['--keeps']],
    // Options of the chosen game only, with their values.
    [
      'dicehall play greed --option ',
      ['fullHouse=', 'more=', 'opening=', 'straight=', 'target=', 'threeOnes='],
    ],
    ['dicehall play threes --option round', ['rounds=']],
    ['dicehall play ten-thousand --option take', ['takeOver=']],
    ['dicehall play ten-thousand --option takeOver=', ['off', 'on']],
    ['dicehall play ten-thousand --option threePairs=d', ['distinct']],
    ['dicehall play ten-thousand --option target=2000 --option exactFinish=o', ['off', 'on']],
  ])('completion in bash offers the words for the line “%s”', async (line, words) => {
    expect((await offered(line)).sort()).toEqual(words);
  });

  test('completion in bash offers files whose names contain spaces', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dicehall-completion-'));
    writeFileSync(join(folder, 'my match.json'), '{}');
    expect(await offered('dicehall replay my', folder)).toEqual(['my match.json']);
    rmSync(folder, { recursive: true });
  });
});
