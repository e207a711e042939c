import { provedMessages, unverifiedMessage, verifyRecord } from '@dicehall/dice';
import { readSetup } from '@dicehall/engine';
import { type Api, seenDiceOf, type TableMemory } from '@dicehall/server/client';
import { type Snapshot, seenRecordSchema } from '@dicehall/server/protocol';
import type { Context } from '../context.ts';
import { type Exit, exit, write } from '../io.ts';
import type { Coach } from '../table/coach.ts';
import type { Keeping } from '../table/keeping.ts';
import { resultOf } from '../table/play-at-terminal.ts';
import type { LineSource } from '../terminal/line-source.ts';
import { onlinePlain } from './plain-online.ts';
import { type OnlineEnd, playOnline } from './play-online.ts';
import { onlineScreen } from './screen-online.ts';
import type { OnlineView } from './view.ts';

export interface AtTerminal {
  readonly api: Api;
  readonly server: string;
  /** What this terminal keeps of a table. */
  readonly memoryOf: (table: string) => TableMemory;
  /** Where lines are read from; null for the whole screen. */
  readonly lines: LineSource | null;
  readonly keeping: Keeping;
  readonly isWatching: boolean;
  /** Whether the player wants the coach, where the table allows it. */
  readonly coach: boolean;
}

/** The result, and whether the dice of the match were what this terminal saw committed. */
async function closingLines(
  context: Context,
  { api, server, memoryOf }: AtTerminal,
  view: OnlineView,
): Promise<string[]> {
  const { messages } = context;
  const { table, you } = view.online;
  const { names } = view.session.tableSetup.setup;
  const isOver = table.match?.places != null;
  if (!isOver && you.seat === null) return [messages.say('online-left-watching')];
  if (!isOver) return [messages.say('online-left', { code: table.code, server })];
  const answer = await api.call('GET', `/tables/${table.id}/record`, (raw) => seenRecordSchema.parse(raw));
  const proof = answer.ok
    ? verifyRecord(answer.value.record, seenDiceOf(memoryOf(table.id).readSeen(table.id)))
    : null;
  const proved =
    proof === null ? [] : proof.ok ? provedMessages(proof.value) : [unverifiedMessage(proof.error)];
  return [...resultOf(view.session), ...proved].map((one) => messages.text(one, names));
}

/** The coach of a table and of its rematches, which have the same rules; null where it is not allowed. */
async function coachAt(context: Context, { table }: Snapshot): Promise<Coach | null> {
  const seats = table.seats.map(({ seat }) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!table.coach || !setup.ok) return null;
  return (await import('../table/coach.ts')).openCoach(context, setup.value);
}

/** Shows a table, and those of its rematches, until the player leaves. */
export async function playAtOnlineTable(
  context: Context,
  setup: AtTerminal,
  snapshot: Snapshot,
): Promise<Exit> {
  const { io, messages, palette } = context;
  const { api, lines, memoryOf, keeping, isWatching } = setup;
  const coach = setup.coach ? await coachAt(context, snapshot) : null;
  const driver =
    lines === null ? onlineScreen(io, messages, palette) : onlinePlain(io, messages, lines, isWatching);
  let end: OnlineEnd = { kind: 'rematch', snapshot };
  try {
    while (end.kind === 'rematch') {
      const memory = memoryOf(end.snapshot.table.id);
      end = await playOnline({ api, memory, messages, keeping, coach, now: io.now }, driver, end.snapshot);
    }
  } finally {
    driver.close();
  }
  if (end.kind === 'closed') return context.fail(end.why);
  const closing = await closingLines(context, setup, end.view);
  await write(io.stdout, `${closing.join('\n')}\n`);
  return exit.ok;
}
