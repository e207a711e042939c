import { Argument, Command, Option } from 'commander';
import { describe, expect, test } from 'vitest';
import { offersAt } from '../src/commands/completion.ts';
import { manPage } from '../src/commands/man.ts';
import { showExamples } from '../src/declare.ts';
import { version } from '../src/version.ts';
import { messages } from './online-tables.ts';

describe('shell completion offers the words that can be typed next', () => {
  const program = new Command().option('-V, --version', 'Version');
  program
    .command('replay')
    .description('Replay.\nMore')
    .argument('[files...]')
    .option('-s, --seats <names>', 'Names.\nMore');
  const play = program.command('play').description('Play');
  play.addArgument(new Argument('<game>').choices(['greed', 'other'])).option('--plain', 'Lines');
  play.option('-o, --option <name=value>').addOption(new Option('--pace [pace]').choices(['1', '12']));
  play.addOption(new Option('-n, --bots <strengths>').choices(['steady', 'novice']));
  const offered = (...line: string[]) => {
    const offers = offersAt(program, messages.en, line);
    return offers === 'files'
      ? offers
      : offers.map(({ word, about }) => (about === '' ? word : `${word}: ${about}`));
  };

  test.each<[string[], string[] | 'files']>([
    [[''], ['replay: Replay.', 'play: Play', '--version: Version', '--help: display help for command']],
    [['p'], ['play: Play']],
    [['nothing', ''], []],
    [
      ['play', ''],
      ['greed: Greed', 'other'],
    ],
    [['play', '--plain', 'g'], ['greed: Greed']],
    [['play', 'greed', ''], []],
    [['play', '--pl'], ['--plain: Lines']],
    // The value of a flag can follow the flag, its short form or an equals sign.
    [
      ['play', '--pace', ''],
      ['1', '12'],
    ],
    [['play', '--pace=12'], ['--pace=12']],
    [['play', '-n', 'n'], ['novice']],
    [['play', '--bots', 'steady,no'], ['steady,novice']],
    [['play', '--bots=steady,no'], ['--bots=steady,novice']],
    [['play', '--pace', '12', 'o'], ['other']],
    [['play', '-o', 'target'], []],
    [['play', 'greed', '-o', 'tar'], ['target=: Target score']],
    [['play', 'greed', '--option', 'target='], []],
    [['play', 'greed', '--option=keep'], []],
    [['play', 'threes', '--option=lastDie=l'], ['--option=lastDie=lies']],
    [['replay', 'a.json', ''], 'files'],
    [['replay', '--seats'], ['--seats: Names.']],
  ])('after the words %j shell completion offers %j', (line, words) => {
    expect(offered(...line)).toEqual(words);
  });
});

test('the manual page has each text in its section, with roff control characters escaped', () => {
  const program = new Command('dicehall').option('-V, --version', 'print it').helpCommand(false);
  const play = program.command('play').description("Plays.\n'rest' \\ – 5").argument('<game>', 'the game');
  play.option('--json', "'.json' lines").helpOption(false);
  showExamples(play, messages.en, ['play greed --json', 'play x']);
  program.command('man').helpOption(false).description('.This');
  program.helpOption(false);
  const page = manPage(program, messages.en).split('.SH ENVIRONMENT\n');
  expect(page[0]?.split('\n')).toEqual([
    `.TH DICEHALL 1 "" "dicehall ${version}"`,
    '.SH NAME',
    expect.stringMatching(/^dicehall \\- ./),
    '.SH SYNOPSIS',
    '.B dicehall [options] [command]',
    '.SH OPTIONS',
    '.TP',
    '.B \\-V, \\-\\-version',
    'print it',
    '.SH COMMANDS',
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
    '',
  ]);
  for (const line of ['.B NO_COLOR', '.SH FILES', '.SH EXIT STATUS', '.B 130'])
    expect(page[1]?.split('\n')).toContain(line);
});
