import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { commandCompletions, completionScript } from '../src/commands/completion.ts';
import { manPage } from '../src/commands/man.ts';
import { showExamples } from '../src/declare.ts';
import { messages } from './online-tables.ts';

const flag = (name: string, about: string, words: readonly string[] | null = null, isList = false) => ({
  ...{ flag: `--${name}`, about, words, isList },
});
const offers = [
  {
    name: 'play',
    about: 'Play [a] match: here',
    flags: [
      flag('option', 'A rule', []),
      flag('seats', "Who's there", ['steady', 'novice'], true),
      flag('pace', 'Pause', ['1', '2']),
      flag('plain', 'Lines'),
    ],
    words: [
      { word: 'greed', about: 'Greed (dice)' },
      { word: 'threes', about: '' },
    ],
    files: false,
  },
  { name: 'replay', about: 'Replay', flags: [flag('json', 'JSON')], words: [], files: true },
];
const rules = [
  { name: 'target', about: 'Points to reach', values: [] },
  { name: 'more', about: 'More', values: ['fixed', 'each'] },
];
const byGame = [
  { game: 'greed', options: rules },
  { game: 'threes', options: [] },
];
const linesOf = (shell: 'zsh' | 'fish') => completionScript(shell, offers, byGame).split('\n');

describe('a completion script', () => {
  test('fish gets a line for each command, argument, flag and value, with its condition and meaning', () => {
    const [play, replay] = ['play', 'replay'].map((name) => `__fish_seen_subcommand_from ${name}`);
    const none = '__fish_seen_subcommand_from play replay';
    const noGame = `${play}; and not __fish_seen_subcommand_from greed threes`;
    const inGreed = `${play}; and __fish_seen_subcommand_from greed`;
    expect(linesOf('fish')).toEqual([
      `complete -c dicehall -f -n 'not ${none}' -a play -d 'Play [a] match: here'`,
      `complete -c dicehall -f -n '${play}'`,
      `complete -c dicehall -n '${noGame}' -a 'greed' -d 'Greed (dice)'`,
      `complete -c dicehall -n '${noGame}' -a 'threes'`,
      `complete -c dicehall -n '${play}' -l seats -d 'Who'\\''s there' -x -a 'steady novice'`,
      `complete -c dicehall -n '${play}' -l pace -d 'Pause' -x -a '1 2'`,
      `complete -c dicehall -n '${play}' -l plain -d 'Lines'`,
      `complete -c dicehall -n '${inGreed}' -l option -x -a 'target=' -d 'Points to reach'`,
      `complete -c dicehall -n '${inGreed}' -l option -x -a 'more=fixed' -d 'More'`,
      `complete -c dicehall -n '${inGreed}' -l option -x -a 'more=each' -d 'More'`,
      `complete -c dicehall -f -n 'not ${none}' -a replay -d 'Replay'`,
      `complete -c dicehall -f -n '${replay}'`,
      `complete -c dicehall -F -n '${replay}'`,
      `complete -c dicehall -n '${replay}' -l json -d 'JSON'`,
      '',
    ]);
  });

  test('zsh gets the options of each game, the commands, and the arguments of each', () => {
    const lines = linesOf('zsh').map((one) => one.trim());
    const from = (start: string, count: number) => lines.slice(lines.indexOf(start)).slice(0, count);
    expect(lines.slice(0, 2)).toEqual(['#compdef dicehall', '_dicehall_option() {']);
    expect(lines).toContain(`case "\${words[(r)(greed|threes)]}" in`);
    expect(from('greed)', 8)).toEqual([
      'greed)',
      `case "\${PREFIX%%=*}" in`,
      'more) compadd -P more= - fixed each; return ;;',
      'esac',
      'names=(',
      "'target=:Points to reach'",
      "'more=:More'",
      ') ;;',
    ]);
    expect(from('threes)', 5)).toEqual(['threes)', `case "\${PREFIX%%=*}" in`, 'esac', 'names=(', ') ;;']);
    expect(from('_dicehall() {', 6)).toEqual([
      '_dicehall() {',
      'local -a names',
      'names=(',
      "'play:Play \\[a\\] match\\: here'",
      "'replay:Replay'",
      ')',
    ]);
    const seats = "'*--seats=[Who'\\''s there]:value:_sequence compadd - steady novice'";
    const games = "'1:word:((greed\\:Greed\\ \\(dice\\) threes\\:))'";
    const option = "'*--option=[A rule]:option:_dicehall_option'";
    expect(from('case "$called" in', 3)).toEqual([
      'case "$called" in',
      `play) _arguments ${option} ${seats} '*--pace=[Pause]:value:(1 2)' '--plain[Lines]' ${games} ;;`,
      "replay) _arguments '--json[JSON]' '*:file:_files' ;;",
    ]);
    expect(lines.slice(-2)).toEqual(['compdef _dicehall dicehall', '']);
  });

  test('a command offers its flags once, with their values, the games by name, and files', () => {
    const program = new Command();
    program.command('replay').argument('[files...]').option('-s, --seats <names>', 'Names.\nMore', 'x');
    program.command('view').description('View.\nMore').argument('<file>').option('--seed [seed]');
    program.command('score').argument('<profile>').option('-n, --bots <strengths>').option('--files');
    const listed = commandCompletions(program, messages.en);
    expect(listed.map(({ name, about, files }) => [name, about, files])).toEqual([
      ['replay', '', true],
      ['view', 'View.', true],
      ['score', '', false],
    ]);
    const own = listed.map(({ flags }) => flags.filter((one) => one.flag !== '--help'));
    expect(listed.every(({ flags }, at) => flags.length === (own[at]?.length ?? 0) + 1)).toBe(true);
    expect(own).toEqual([
      [flag('seats', 'Names.', [], true)],
      [flag('seed', '', [])],
      [flag('bots', '', [], true), flag('files', '')],
    ]);
  });
});

test('the manual page has each text in its section, escaped for roff', () => {
  const program = new Command('dicehall').option('-V, --version', 'print it').helpCommand(false);
  const play = program.command('play').description("Plays.\n'rest' \\ – 5").argument('<game>', 'the game');
  play.option('--json', "'.json' lines").helpOption(false);
  showExamples(play, messages.en, ['play greed --json', 'play x']);
  program.command('man').helpOption(false).description('.This');
  program.helpOption(false);
  const page = manPage(program, {
    about: 'dice – games',
    version: '1.2.3',
    options: 'Options:',
    commands: 'Befehle:',
    examples: 'Examples:',
    environment: 'Environment',
    variables: [{ name: 'NO_COLOR', meaning: 'no colours' }],
    files: 'Files',
    paths: [{ name: '~/x', meaning: 'saved' }],
    exitStatus: 'Exit status',
    exits: [{ code: 0, meaning: 'fine' }],
  });
  expect(page.split('\n')).toEqual([
    '.TH DICEHALL 1 "" "dicehall 1.2.3"',
    '.SH NAME',
    'dicehall \\- dice \\[u2013] games',
    '.SH SYNOPSIS',
    '.B dicehall [options] [command]',
    '.SH OPTIONS',
    '.TP',
    '.B \\-V, \\-\\-version',
    'print it',
    '.SH BEFEHLE',
    '.SS dicehall play [options] <game>',
    'Plays.',
    "\\&'rest' \\e \\[u2013] 5",
    '.TP',
    '.B game',
    'the game',
    '.TP',
    '.B \\-\\-json',
    "\\&'.json' lines",
    '.PP',
    'Examples:',
    '.PP',
    '.nf',
    '  $ dicehall play greed \\-\\-json',
    '  $ dicehall play x',
    '.fi',
    '.SS dicehall man ',
    '\\&.This',
    '.SH ENVIRONMENT',
    '.TP',
    '.B NO_COLOR',
    'no colours',
    '.SH FILES',
    '.TP',
    '.B ~/x',
    'saved',
    '.SH EXIT STATUS',
    '.TP',
    '.B 0',
    'fine',
    '',
  ]);
});
