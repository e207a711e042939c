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
import { type Define, showExamples } from '../declare.ts';
import { type Exit, exit, toJson } from '../io.ts';
import {
  answerOf,
  forEachRecord,
  gameLog,
  type ReplayedRecord,
  recordRefusal,
  replayRecord,
  standingsOf,
} from '../records.ts';

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

/** Returns a match as text, as the viewer may see it; null if the match does not have the requested seat. */
function shown(
  context: Context,
  replayed: ReplayedRecord,
  viewer: Viewer | null,
  flags: Flags,
): readonly string[] | null {
  const { messages } = context;
  const { match } = replayed;
  const { game, names } = match.setup;
  if (typeof viewer === 'number' && viewer >= names.length) return null;
  const result = answer(match);
  const story = flags.story === true ? gameLog(messages, replayed, viewer ?? 'table') : null;
  if (viewer !== null && story === null) return [toJson(game.view(match.state, viewer))];
  if (flags.json === true) return [toJson(story === null ? result : { ...result, story })];
  return [...(story ?? []), summary(context, replayed, result)];
}

function summary({ messages }: Context, { match }: ReplayedRecord, { awaiting }: ReplayAnswer): string {
  const { game, names } = match.setup;
  const head = `${gameTexts(messages, game).name}: ${standingsOf(messages, match).join(', ')}.`;
  if (awaiting === null) return head;
  const seatsAwaited = {
    seats: { seats: awaiting.seats },
    count: awaiting.kind === 'dice' ? awaiting.count : 0,
  };
  return `${head} ${messages.say(`cli-awaiting-${awaiting.kind}`, seatsAwaited, names)}`;
}

async function replayText(
  context: Context,
  text: string,
  where: string,
  viewer: Viewer | null,
  flags: Flags,
): Promise<Exit> {
  const { messages } = context;
  const replayed = replayRecord(text);
  if (replayed.ok) {
    const output = shown(context, replayed.value, viewer, flags);
    if (output !== null) return context.print(...output);
    return context.fail(`${where}: ${messages.say('cli-no-such-seat', { given: String(viewer) })}`);
  }
  if (flags.json === true || viewer !== null) {
    await context.print(toJson(answerOf(replayed, messages)));
    return exit.failed;
  }
  return context.fail(`${where}: ${recordRefusal(messages, replayed.error)}`);
}

async function replayAll(context: Context, files: readonly string[], flags: Flags): Promise<Exit> {
  const viewer = context.needed(readViewer(flags.view));
  return forEachRecord(context, files, (text, where) => replayText(context, text, where, viewer, flags));
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
