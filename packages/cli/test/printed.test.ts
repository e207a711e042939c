import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@dicehall/engine';
import { entriesOf } from '@dicehall/engine/testing';
import { loadCatalogue } from '@dicehall/messages/node';
import { afterAll, test } from 'vitest';
import { expectPrinted } from '../../tooling/test/printed.ts';
import { makeContext } from '../src/context.ts';
import { programOf } from '../src/run.ts';
import { call } from './calling.ts';
import { makeTerminal } from './streams.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicehall-printed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match of three: Cy wins, Ada has a turn without points. */
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
/** A match of two, whose review is exact. */
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

/** What the command prints, by the name of the file in `printed` that holds it. */
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
      return `${out}${err}exit code ${code}\n`.replaceAll('\u001b', '␛');
    };
    const text = `${await printed('en', '1')}\n${await printed('de', '0')}`;
    expectPrinted(new URL(`printed/${name}.txt`, import.meta.url), text);
  },
);

test('every command has exactly the arguments and options of the checked-in list, with their defaults and choices', async () => {
  const { io } = makeTerminal();
  const context = makeContext(io, loadCatalogue({ language: 'en' }), false, () => {});
  const { commands } = await programOf(context, { all: true });
  const choicesOf = ({ argChoices = [] }: { readonly argChoices?: readonly string[] }) =>
    argChoices.length === 0 ? '' : `: ${argChoices.join(', ')}`;
  const lines = commands.flatMap((command) => [
    `${command.name()}${command.registeredArguments.map((one) => ` ${one.required ? '<' : '['}${one.name()}${one.variadic ? '…' : ''}${one.required ? '>' : ']'}${choicesOf(one)}`).join('')}`,
    ...command.options.map(
      (one) =>
        `  ${one.flags}${one.defaultValue === undefined ? '' : ` = ${JSON.stringify(one.defaultValue)}`}${choicesOf(one)}`,
    ),
  ]);
  expectPrinted(new URL('printed/options.txt', import.meta.url), `${lines.join('\n')}\n`);
});
