import { createReadStream } from 'node:fs';
import {
  answer,
  ok,
  type ReplayAnswer,
  type Result,
  refused,
  type Told,
  told,
  type Viewer,
} from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, type Input, write } from '../io.ts';
import { toJson } from '../json.ts';
import { recordsOf } from '../replay/records.ts';
import { answerOf, type Retold, readableBy, retell } from '../replay/retell.ts';
import type { Define } from './define.ts';

interface Flags {
  readonly json?: boolean;
  readonly view?: string;
  readonly story?: boolean;
}

function readViewer(given: string | undefined): Result<Viewer | null, Told> {
  if (given === undefined) return ok(null);
  if (given === 'table') return ok('table');
  return /^\d{1,2}$/.test(given) ? ok(Number(given)) : refused(told('cli-bad-viewer', { given }));
}

/** A record that holds, in the words or the JSON asked for; `null` when there is no such seat to view it from. */
function shown(context: Context, retold: Retold, viewer: Viewer | null, flags: Flags): string | null {
  const { words } = context;
  const { match } = retold;
  const { game, names } = match.setup;
  if (typeof viewer === 'number' && viewer >= names.length) return null;
  const result = answer(match);
  const story = readableBy(retold.told, viewer ?? 'table', result.over).map((one) => words.tell(one, names));
  if (viewer !== null && flags.story !== true) return `${toJson(game.view(match.state, viewer))}\n`;
  if (flags.json === true) return `${toJson(flags.story === true ? { ...result, story } : result)}\n`;
  const lines = flags.story === true ? story : [];
  return `${[...lines, summary(context, retold, result)].join('\n')}\n`;
}

function summary({ words }: Context, { match }: Retold, { seats, awaiting }: ReplayAnswer): string {
  const { game, names } = match.setup;
  const standings = seats.map(({ score, place }, seat) =>
    words.say(
      place === null ? 'cli-standing' : 'cli-standing-placed',
      { seat: { seat }, score, place: place ?? 0 },
      names,
    ),
  );
  const head = `${gameTexts(words, game).name}: ${standings.join(', ')}.`;
  if (awaiting === null) return head;
  const seatsAwaited = {
    seats: { seats: awaiting.seats },
    count: awaiting.kind === 'dice' ? awaiting.count : 0,
  };
  return `${head} ${words.say(`cli-awaiting-${awaiting.kind}`, seatsAwaited, names)}`;
}

async function replayStream(
  context: Context,
  name: string,
  input: Input,
  viewer: Viewer | null,
  flags: Flags,
): Promise<Exit> {
  const { io, words } = context;
  let end: Exit = exit.good;
  let any = false;
  const where = (line: number) => words.say('cli-record-at', { file: name, line });
  for await (const { text, line } of recordsOf(input)) {
    any = true;
    const retold = retell(text, flags.story === true);
    const output = retold.ok ? shown(context, retold.value, viewer, flags) : null;
    if (output !== null) {
      await write(io.stdout, output);
      continue;
    }
    end = exit.refused;
    if (retold.ok)
      io.stderr.write(
        `dicehall: ${where(line)}: ${words.say('cli-no-such-seat', { given: String(viewer) })}\n`,
      );
    else if (flags.json === true || viewer !== null)
      await write(io.stdout, `${toJson(answerOf(retold, words))}\n`);
    else {
      const entry =
        retold.error.entry < 0 ? '' : ` ${words.say('cli-entry-at', { entry: retold.error.entry })}`;
      io.stderr.write(
        `dicehall: ${where(line)}${entry}: ${words.explain(retold.error)} (${retold.error.code})\n`,
      );
    }
  }
  return any ? end : context.refuses(words.say('cli-empty-input', { file: name }));
}

async function replayFile(
  context: Context,
  file: string,
  viewer: Viewer | null,
  flags: Flags,
): Promise<Exit> {
  if (file === '-') return replayStream(context, '-', context.io.stdin, viewer, flags);
  try {
    return await replayStream(context, file, createReadStream(file), viewer, flags);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    return context.refuses(context.words.say('cli-cannot-read', { file, code }));
  }
}

async function replayAll(context: Context, files: readonly string[], flags: Flags): Promise<Exit> {
  const viewer = readViewer(flags.view);
  if (!viewer.ok) return context.misused(viewer.error);
  if (files.length === 0 && context.io.stdin.isTTY === true)
    return context.misused(told('cli-replay-no-file'));
  let end: Exit = exit.good;
  for (const file of files.length === 0 ? ['-'] : files) {
    const one = await replayFile(context, file, viewer.value, flags);
    if (one !== exit.good) end = one;
  }
  return end;
}

export const define: Define = (command, context) => {
  const { words } = context;
  command
    .argument('[files...]', words.say('cli-argument-files'))
    .option('--json', words.say('cli-option-json'))
    .option('--view <seat>', words.say('cli-option-view'))
    .option('--story', words.say('cli-option-story'))
    .action(context.does((files, flags) => replayAll(context, files, flags)));
  showExamples(command, words, [
    'replay match.json',
    'replay match.json --story',
    'replay matches.ndjson --json',
    'replay match.json --view 0',
    'history show 1 --record | dicehall replay -',
  ]);
};
