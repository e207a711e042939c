import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { loadCatalogue } from '@dicehall/messages/node';
import { afterAll, test } from 'vitest';
import { expectPrinted } from '../../tooling/test/printed.ts';
import { makeContext } from '../src/context.ts';
import { examplesOf } from '../src/declare.ts';
import { programOf } from '../src/run.ts';
import { call } from './calling.ts';
import { makeTerminal } from './streams.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-printed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match of three players, which Cy wins. Ada has a turn without points. */
const record = JSON.stringify({
  format: 'dicehall/1',
  game: 'greed',
  options: { target: 500, opening: 0 },
  seats: ['Ada', 'Bo', 'Cy'].map((name) => ({ name })),
  log: entriesOf(
    gameOf('greed'),
    [
      '0 roll | 0: 22346 | 1 roll | 1: 51346 | 1 stop | 2 roll | 2: 11123 | 2 stop',
      '0 roll | 0: 51123 | 0 roll | 0: 24 | 1 roll | 1: 55342 | 1 stop',
    ].join(' | '),
  ),
});
/** A match of two players, whose review is exact. */
const short = JSON.stringify({
  format: 'dicehall/1',
  game: 'greed',
  options: { target: 500, opening: 0 },
  seats: ['Ada', 'Bo'].map((name) => ({ name })),
  log: entriesOf(
    gameOf('greed'),
    '0 roll | 0: 51346 | 0 stop | 1 roll | 1: 11123 | 1 stop | 0 roll | 0: 22346',
  ),
});

/** The commands whose output is in a file of the folder `printed`, by the name of the file. */
const lines: readonly (readonly [string, readonly string[], string?])[] = [
  ['games', ['games']],
  ['card-greed', ['card', 'greed']],
  ['card-threes', ['card', 'threes', '--rules', '4']],
  ['score-greed', ['score', 'greed'], '51341\n111\n2346\n7\n'],
  ['score-ten-thousand', ['score', 'ten-thousand'], '123456\n222255\n\n34\n'],
  ['explore-greed', ['explore', 'greed - 1200,800 11 0 - choose 450 51341']],
  ['explore-greed-chart', ['explore', '--game', 'greed', '-o', 'target=500', '--chart']],
  ['explore-threes', ['explore', '--game', 'threes', '--at', '12,9@10', '--thrown', '51331']],
  ['explore-hidden-pairs', ['explore', '--game', 'hidden-pairs', '--thrown', '415263']],
  ['explore-refused', ['explore', 'greed - 1200,800 11 0 - choose 450 71341']],
  ['review-greed', ['review', '-'], short],
  ['review-three-seats', ['review', '-'], record],
  ['replay-greed', ['replay', '-'], `${short}\n${record}\n{"format":"dicehall/2"}\n`],
  ['verify-greed', ['verify', '-'], short],
  [
    'simulate-greed',
    ['simulate', 'greed', '--matches', '20', '--seats', 'novice,steady,steady', '--seed', '2'],
  ],
  ['puzzles-greed', ['puzzles', 'greed', '--option', 'target=500', '--count', '8']],
  ['solve-threes', ['solve', 'threes', '--option', 'rounds=1', '--at', '0,0', '--prove']],
  ['solve-hidden-pairs', ['solve', 'hidden-pairs', '--no-actions', '--sweeps', '2']],
  ['completion-bash', ['completion', 'bash']],
  ['completion-zsh', ['completion', 'zsh']],
  ['completion-fish', ['completion', 'fish']],
  ['unknown-game', ['rules', 'monopoly']],
  ['unknown-option', ['simulate', 'greed', '--option', 'target=123']],
];

test.for(lines)(
  'the output of %s equals the checked-in file, in English with colours and in German without',
  async ([name, words, input]) => {
    const printed = async (language: string, colour: string) => {
      const env = { DICEHALL_HOME: folder, FORCE_COLOR: colour };
      const { code, out, err } = await call([...words, '--lang', language], {
        env,
        ...(input !== undefined && { input }),
      });
      return `${out}${err}exit code ${code}\n`
        .replaceAll('\u001b', '␛')
        .replaceAll(/(?<=(Seconds|Sekunden): )[\d.,]+|\d\.\de-1\d/g, '…');
    };
    const text = `${await printed('en', '1')}\n${await printed('de', '0')}`;
    expectPrinted(new URL(`printed/${name}.txt`, import.meta.url), text);
  },
);

/** Command lines with a mistake. SEED stands for a valid seed. */
const refused: readonly (string | readonly string[])[] = [
  '--lang fr games',
  '--lang',
  'card threes --rules 0',
  'card monopoly',
  'card threes --rules 99',
  'completion powershell',
  'completion zhs',
  'completion',
  'data',
  'data bakcup',
  'data backup',
  'data restore',
  'data expired x',
  'data move',
  'data expired --data /nowhere',
  'data backup file --data /nowhere',
  'explore --game greed --seats 9',
  'explore --game greed --seat 0',
  'explore',
  'explore --game greed --record -',
  'explore nonsense',
  'explore greed --roll 7',
  'explore greed --roll 1',
  'explore greed --move 1 --roll 1',
  'explore greed --move 9',
  'explore hidden-pairs --chart --thrown 126345',
  'explore --game greed --thrown 123456',
  'explore --game greed --at 1',
  'explore --game greed --at 1,50',
  'explore --game greed --at 50,100@3',
  'explore --game greed --points 70',
  'explore --game threes --points 5',
  'explore --game threes --at 3,4@11',
  'games extra more --json',
  'games --json=yes',
  'games --jsno',
  'history show 1 extra --lang en',
  'history shwo',
  'history show 1',
  ['host', 'greed', '--plain', '--name', 'A\u0007'],
  ['join', 'ABCDE', '--plain', '--name', 'x'.repeat(41)],
  'history 1',
  'history show',
  'history show 0',
  'host greed',
  'host greed --plain --clock 4',
  'host greed --plain --clock 601',
  'host greed --plain --clock 15d',
  'host greed --plain --clock 0d',
  'host greed --plain --seats 1',
  'host greed --plain --seats 9',
  'host greed --plain --seats 3 --bots steady,steady,novice',
  'host greed --plain --bots stedy',
  'host greed --plain --server ftp://dice.example',
  'host greed --plain --keeping valu',
  'host greed --plain --option target=1',
  'join',
  'join 12345!',
  'join ABCD --plain',
  'join ABCDE',
  'page',
  'page x --base dice',
  'page x --base /dice',
  'page x --server dice.example',
  'party --port x',
  'play --pace fast',
  'play --keeping valeu',
  'play --seed 1 --real-dice',
  'play gread --plain',
  'play greed --plain --seats Ada,bot:stedy',
  'play greed --plain --seats Ada',
  'play greed --plain --seats Ada,Bo --option target=499',
  'play greed --plain --seats Ada,stedy',
  'play greed --plain --seats Ada,ada',
  'play',
  'play --seats',
  'puzzles greed --count 0',
  'puzzles greed --count 10001',
  'puzzles gread',
  'puzzles hidden-pairs',
  'replay --view nobody',
  'resume --pace -1',
  'resume --pace 10001',
  'review - --rollouts 9',
  'review - --rollouts 100001',
  'rules',
  'rules thress',
  'rules greed --option target=7',
  'score greed 7',
  'score greed 1 1 1 1 1 1',
  'score threes --keeps 1 1 1 1 1',
  'scroe',
  'serve --port 99999',
  'simulate greed --matches 0',
  'simulate greed --matches ten',
  'simulate greed --seats steady,stead',
  'simulate greed --matches 100000001',
  'simulate greed --seats steady',
  'simulate greed --option monopoly=1',
  'simulate greed --option target',
  'solve greed --seats 1',
  'solve threes --seats 1',
  'solve greed --seats 9',
  'solve hidden-pairs --sweeps 0',
  'solve hidden-pairs --sweeps 10001',
  'solve hidden-pairs --seats 3',
  'solve hidden-pairs --at 1,2',
  'solve greed --seats 3 --at 50,100',
  'solve greed --at 50',
  'solve ten-thousand --seats 6',
  'train threes --theme mon --json',
  'train hidden-pairs --json',
  'train greed --json --answer 3',
  ['solve', 'greed', '--at', 'greed - 0,450 11 0'],
  ['solve', 'greed', '--at', 'greed target=500,opening=0 0,450 11 0 - choose 150 51342'],
  'train',
  'train greed',
  'train greed --json --answer 0',
  'train greed --json --answer 1x',
  'verify - --own-seat 0',
  'verify - --own-seat 13',
  'verify --own-seed x',
  'verify --own-seat 2',
  'verify --commitments x',
  'verify --own-seed SEED',
  'watch ABCDE --server',
  'watch ABCDEF',
  'xyzzy',
];

test('every wrong command line prints the sentence and has the exit code in the checked-in list', async () => {
  const env = { DICEHALL_HOME: join(folder, 'refused') };
  const shown: string[] = [];
  for (const line of refused) {
    const words = typeof line === 'string' ? line.replace('SEED', 'a'.repeat(64)) : line;
    const { code, out, err } = await call(words, { env });
    shown.push(`$ dicehall ${[line].flat().join(' ')}\n${out}${err}exit code ${code}\n`);
  }
  expectPrinted(new URL('printed/refusals.txt', import.meta.url), shown.join('\n'));
});

test('every command has exactly the arguments, options and examples of the checked-in list, with their defaults, choices and help', async () => {
  const { io } = makeTerminal();
  const context = makeContext(io, loadCatalogue({ language: 'en' }), false, () => {});
  const { commands } = await programOf(context, { all: true });
  const choicesOf = ({ argChoices = [] }: { readonly argChoices?: readonly string[] }) =>
    argChoices.length === 0 ? '' : `: ${argChoices.join(', ')}`;
  const lines = commands.flatMap((command) => [
    `${command.name()}${command.registeredArguments.map((one) => ` ${one.required ? '<' : '['}${one.name()}${one.variadic ? '…' : ''}${one.required ? '>' : ']'}${choicesOf(one)}`).join('')} – ${command.description()}`,
    ...command.options.map(
      (one) =>
        `  ${one.flags}${one.defaultValue === undefined ? '' : ` = ${JSON.stringify(one.defaultValue)}`}${choicesOf(one)} – ${one.description}`,
    ),
    ...(examplesOf.get(command) ?? []).map((example) => `  $ dicehall ${example}`),
  ]);
  expectPrinted(new URL('printed/options.txt', import.meta.url), `${lines.join('\n')}\n`);
});
