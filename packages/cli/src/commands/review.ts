import { createReadStream } from 'node:fs';
import { type Entry, type Match, message, readJson, replay, type Told } from '@dicehall/engine';
import { type Review, review } from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import { type Exit, exit, type Input, write } from '../io.ts';
import { toJson } from '../json.ts';
import { recordsOf } from '../replay/records.ts';
import { judgeFor } from '../review/judges.ts';
import { report } from '../review/report.ts';
import type { Define } from './define.ts';

interface Flags {
  readonly json?: boolean;
  readonly quick?: boolean;
  readonly playouts: string;
}

/** A match that holds, entry by entry. */
interface Replayed {
  readonly match: Match;
  readonly log: readonly Entry[];
  /** The state before each entry. */
  readonly befores: readonly unknown[];
  readonly stories: readonly (readonly Told[])[];
}

/** Replays the text of a record with everything that the review needs; a refusal is answered in words. */
function replayed({ messages }: Context, text: string): Replayed | string {
  const raw = readJson(text);
  if (!raw.ok) return `${messages.explain(raw.error)} (${raw.error.code})`;
  const steps: { before: unknown; after: unknown; entry: Entry }[] = [];
  const match = replay(raw.value, (before, after, entry) => steps.push({ before, after, entry }));
  if (!match.ok) {
    const at = match.error.entry < 0 ? '' : `${messages.say('cli-entry-at', { entry: match.error.entry })}: `;
    return `${at}${messages.explain(match.error)} (${match.error.code})`;
  }
  const { game } = match.value.setup;
  return {
    match: match.value,
    log: steps.map(({ entry }) => entry),
    befores: steps.map(({ before }) => before),
    stories: steps.map(({ before, after, entry }) => game.story(before, after, entry)),
  };
}

/** A review as JSON: what the text says, and every entry. */
const asJson = ({ match }: Replayed, { entries, turningPoints, ...rest }: Review): string =>
  `${toJson({
    game: match.setup.game.id,
    options: match.setup.options,
    ...rest,
    players: rest.players.map((player, seat) => ({ name: match.setup.names[seat], ...player })),
    turningPoints: turningPoints.map(({ entry }) => entry),
    curve: [rest.start, ...entries.map(({ after }) => after)],
    entries,
  })}\n`;

async function reviewText(context: Context, text: string, flags: Flags, playouts: number): Promise<Exit> {
  const { io, messages } = context;
  const held = replayed(context, text);
  if (typeof held === 'string') return context.fail(held);
  const { setup, state } = held.match;
  if (held.log.length === 0) return context.fail(messages.say('review-empty'));
  const judge = await judgeFor(context, setup, { quick: flags.quick === true, playouts });
  if (judge === null) return exit.failed;
  const reviewed = review(setup, held.log, judge);
  const isOver = setup.game.step(state).kind === 'over';
  const output =
    flags.json === true
      ? asJson(held, reviewed)
      : report(messages, { ...held, setup, review: reviewed, isOver, playouts });
  await write(io.stdout, output);
  return exit.ok;
}

async function reviewStream(context: Context, name: string, input: Input, flags: Flags): Promise<Exit> {
  const playouts = /^\d{2,6}$/.test(flags.playouts) ? Number(flags.playouts) : 0;
  if (playouts < 10 || playouts > 100_000)
    return context.usageError(message('review-bad-playouts', { given: flags.playouts }));
  let end: Exit | null = null;
  for await (const { text } of recordsOf(input)) {
    const one = await reviewText(context, text, flags, playouts);
    if (end === null || one !== exit.ok) end = one;
  }
  return end ?? context.fail(context.messages.say('cli-empty-input', { file: name }));
}

async function reviewFile(context: Context, file: string, flags: Flags): Promise<Exit> {
  if (file === '-') return reviewStream(context, '-', context.io.stdin, flags);
  try {
    return await reviewStream(context, file, createReadStream(file), flags);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    return context.fail(context.messages.say('cli-cannot-read', { file, code }));
  }
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('<file>', messages.say('cli-argument-files'))
    .option('--quick', messages.say('review-option-quick'))
    .option('--playouts <number>', messages.say('review-option-playouts'), '250')
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((file, flags) => reviewFile(context, file, flags)));
  showExamples(command, messages, [
    'review match.json',
    'review match.json --json',
    'review match.json --quick --playouts 1000',
    'history show 1 --record | dicehall review -',
  ]);
};
