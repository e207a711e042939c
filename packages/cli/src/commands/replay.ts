import {
  answer,
  err,
  type Message,
  message,
  ok,
  type ReplayAnswer,
  type Result,
  type Viewer,
} from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, type Input, write } from '../io.ts';
import { toJson } from '../json.ts';
import { withInput } from '../replay/input.ts';
import { recordsOf } from '../replay/records.ts';
import { answerOf, gameLog, type ReplayedRecord, replayRecord } from '../replay/replay-record.ts';
import type { Define } from './define.ts';

interface Flags {
  readonly json?: boolean;
  readonly view?: string;
  readonly story?: boolean;
}

function readViewer(given: string | undefined): Result<Viewer | null, Message> {
  if (given === undefined) return ok(null);
  if (given === 'table') return ok('table');
  return /^\d{1,2}$/.test(given) ? ok(Number(given)) : err(message('cli-bad-viewer', { given }));
}

/** The output for a valid record; `null` when the match has no such seat. */
function shown(
  context: Context,
  replayed: ReplayedRecord,
  viewer: Viewer | null,
  flags: Flags,
): string | null {
  const { messages } = context;
  const { match } = replayed;
  const { game, names } = match.setup;
  if (typeof viewer === 'number' && viewer >= names.length) return null;
  const result = answer(match);
  const story = flags.story === true ? gameLog(messages, replayed, viewer ?? 'table') : null;
  if (viewer !== null && story === null) return `${toJson(game.view(match.state, viewer))}\n`;
  if (flags.json === true) return `${toJson(story === null ? result : { ...result, story })}\n`;
  return `${[...(story ?? []), summary(context, replayed, result)].join('\n')}\n`;
}

function summary(
  { messages }: Context,
  { match }: ReplayedRecord,
  { seats, awaiting }: ReplayAnswer,
): string {
  const { game, names } = match.setup;
  const standings = seats.map(({ score, place }, seat) =>
    messages.say(
      place === null ? 'cli-standing' : 'cli-standing-placed',
      { seat: { seat }, score, place: place ?? 0 },
      names,
    ),
  );
  const head = `${gameTexts(messages, game).name}: ${standings.join(', ')}.`;
  if (awaiting === null) return head;
  const seatsAwaited = {
    seats: { seats: awaiting.seats },
    count: awaiting.kind === 'dice' ? awaiting.count : 0,
  };
  return `${head} ${messages.say(`cli-awaiting-${awaiting.kind}`, seatsAwaited, names)}`;
}

async function replayStream(
  context: Context,
  name: string,
  input: Input,
  viewer: Viewer | null,
  flags: Flags,
): Promise<Exit> {
  const { io, messages } = context;
  let end: Exit = exit.ok;
  let any = false;
  const where = (line: number) => messages.say('cli-record-at', { file: name, line });
  for await (const { text, line } of recordsOf(input)) {
    any = true;
    const replayed = replayRecord(text);
    const output = replayed.ok ? shown(context, replayed.value, viewer, flags) : null;
    if (output !== null) {
      await write(io.stdout, output);
      continue;
    }
    end = exit.failed;
    if (replayed.ok)
      io.stderr.write(
        `dicehall: ${where(line)}: ${messages.say('cli-no-such-seat', { given: String(viewer) })}\n`,
      );
    else if (flags.json === true || viewer !== null)
      await write(io.stdout, `${toJson(answerOf(replayed, messages))}\n`);
    else {
      const entry =
        replayed.error.entry < 0 ? '' : ` ${messages.say('cli-entry-at', { entry: replayed.error.entry })}`;
      io.stderr.write(
        `dicehall: ${where(line)}${entry}: ${messages.explain(replayed.error)} (${replayed.error.code})\n`,
      );
    }
  }
  return any ? end : context.fail(messages.say('cli-empty-input', { file: name }));
}

async function replayAll(context: Context, files: readonly string[], flags: Flags): Promise<Exit> {
  const viewer = readViewer(flags.view);
  if (!viewer.ok) return context.usageError(viewer.error);
  if (files.length === 0 && context.io.stdin.isTTY === true)
    return context.usageError(message('cli-replay-no-file'));
  let end: Exit = exit.ok;
  for (const file of files.length === 0 ? ['-'] : files) {
    const one = await withInput(context, file, (input) =>
      replayStream(context, file, input, viewer.value, flags),
    );
    if (one !== exit.ok) end = one;
  }
  return end;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('[files...]', messages.say('cli-argument-files'))
    .option('--json', messages.say('cli-option-json'))
    .option('--view <seat>', messages.say('cli-option-view'))
    .option('--story', messages.say('cli-option-story'))
    .action(context.action((files, flags) => replayAll(context, files, flags)));
  showExamples(command, messages, [
    'replay match.json',
    'replay match.json --story',
    'replay matches.ndjson --json',
    'replay match.json --view 0',
    'history show 1 --record | dicehall replay -',
  ]);
};
