import { provedMessages, unverifiedMessage, verifyRecord } from '@dicehall/dice';
import { type Message, message, readSetup } from '@dicehall/engine';
import { type Api, matchSoFar, refusalText, seenDiceOf, type TableMemory } from '@dicehall/server/client';
import { type Snapshot, seenRecordSchema } from '@dicehall/server/protocol';
import { renderUnicodeCompact } from 'uqr';
import type { Context } from '../context.ts';
import { Ended, type Exit, exit } from '../io.ts';
import type { Coach } from '../table/coach.ts';
import type { Keeping } from '../table/keys.ts';
import { resultOf } from '../table/play-here.ts';
import { noted } from '../table/press.ts';
import type { Display } from '../terminal/display.ts';
import { isUnicode } from '../terminal/full-screen.ts';
import type { LineSource } from '../terminal/input.ts';
import { plainDisplay } from '../terminal/plain.ts';
import { screenDisplay } from '../terminal/screen.ts';
import { atOnlineTable } from './at-online-table.ts';
import { type Command, send } from './command.ts';
import { openLiveTable } from './live-table.ts';
import { firstSession, isLate, type OnlineSession, sessionAfter, wasRemoved } from './online-session.ts';
import { enterLine, pressOnline } from './press-online.ts';

export interface AtTerminal {
  readonly api: Api;
  readonly server: string;
  readonly memoryOf: (table: string) => TableMemory;
  /** The source of typed lines; null for the full screen. */
  readonly lines: LineSource | null;
  readonly keeping: Keeping;
  readonly isWatching: boolean;
  /** Whether the player wants the coach if the table allows it. */
  readonly coach: boolean;
}

/** Events other than keys that an online table reacts to. */
type News =
  /** The table changed, or another second has passed. */
  | { readonly kind: 'changed' }
  /** The server refused a move or a command, or carried out a command. */
  | {
      readonly kind: 'answered';
      readonly to: 'move' | 'command';
      readonly refused: string | null;
      readonly done?: string | undefined;
    };

type OnlineEnd =
  | { readonly kind: 'left'; readonly session: OnlineSession }
  | { readonly kind: 'rematch'; readonly snapshot: Snapshot }
  | { readonly kind: 'closed'; readonly why: string };

/** Returns the coach's hint for the current choice; null without a coach or a choice. */
function hintFor({ online, prompt, screen, line }: OnlineSession, coach: Coach | null): string | null {
  if (coach === null || line !== null || screen.kind !== 'table' || prompt.kind !== 'choose') return null;
  const match = matchSoFar(online);
  return match === null ? null : coach(match.states.at(-1), prompt.seat, match.setup.names);
}

/** Plays or watches at one online table until the player leaves or opens its rematch. */
async function playTable(
  { messages, io: { now, env } }: Context,
  { api, server, memoryOf, keeping }: AtTerminal,
  display: Display<OnlineSession, News>,
  coach: Coach | null,
  snapshot: Snapshot,
): Promise<OnlineEnd> {
  const memory = memoryOf(snapshot.table.id);
  let isChanged = false;
  const changed = () => {
    if (!isChanged) display.tell({ kind: 'changed' });
    isChanged = true;
  };
  const live = openLiveTable(api, memory, snapshot, changed);
  const ticking = setInterval(changed, 1000);
  let isPending = false;
  let next: Snapshot | null = null;

  const answered = (to: 'move' | 'command', refused: string | null, done?: string) =>
    display.tell({ kind: 'answered', to, refused, done });

  /**
   * Sends a move.
   * @returns why the move was not sent or has not arrived yet; null on success
   */
  function play(move: unknown): Message | null {
    // Without this check, the player could make a second move before seeing the effect of the first.
    if (isPending) return message('online-move-pending');
    isPending = true;
    live
      .play(move)
      .then((refused) => answered('move', refused === null ? null : refusalText(messages, refused)));
    return live.now()?.link === 'lost' ? message('online-move-offline') : null;
  }

  function request(session: OnlineSession, command: Command): void {
    send({ api, memory, messages }, session, command).then((sent) => {
      if ('refused' in sent) return answered('command', sent.refused);
      // The stream may have reported the change before the response arrived.
      const isNew = (live.now()?.seq ?? 0) < sent.snapshot.seq;
      if (sent.snapshot.table.id !== snapshot.table.id) next = sent.snapshot;
      // A live stream reports the event itself, such as the player's own message. A snapshot would skip the event.
      else if (live.now()?.link !== 'live') live.take(sent.snapshot);
      answered('command', null, isNew || sent.isEvent !== true ? sent.done : undefined);
    });
  }

  async function run(): Promise<OnlineEnd> {
    const state = live.now();
    if (state === null) throw new Error('A table that has a snapshot has a state');
    const link = `${server}/online/table/${state.table.id}`;
    const picture = isUnicode(env) ? renderUnicodeCompact(link, { border: 1 }).split('\n') : [];
    let session = firstSession(state, keeping, messages, now(), { link, picture });
    await display.show(session, session.log);
    for (;;) {
      const input = await display.next();
      let news: readonly string[] = [];
      if (input === null) return { kind: 'left', session };
      switch (input.kind) {
        case 'changed': {
          isChanged = false;
          const ended = live.ended();
          if (ended !== null) return { kind: 'closed', why: refusalText(messages, ended) };
          const online = live.now() ?? session.online;
          if (wasRemoved(session.online, online))
            return { kind: 'closed', why: messages.say('online-removed') };
          // While there is no connection, the displayed clock stops, because the server may have stopped it too.
          const isLost = live.now()?.link === 'lost';
          const ticked = { ...session, now: isLost ? session.now : now() };
          const after =
            online === session.online ? { session: ticked, news } : sessionAfter(ticked, online, messages);
          const late = isLate(session, after.session) ? [messages.say('online-late')] : [];
          news = [...after.news, ...late];
          session = after.session;
          break;
        }
        case 'answered': {
          if (input.to === 'move') isPending = false;
          if (next !== null) return { kind: 'rematch', snapshot: next };
          const why = input.refused ?? input.done;
          const tone = input.refused === null ? 'plain' : 'refused';
          if (why !== undefined) session = noted(session, tone, message('online-answer', { why }));
          break;
        }
        case 'line':
        case 'key': {
          const hint = input.kind === 'key' && input.key === 'i' ? hintFor(session, coach) : null;
          if (hint !== null) {
            session = noted(session, 'plain', message('cli-coach-says', { text: hint }));
            break;
          }
          const pressed =
            input.kind === 'line'
              ? enterLine(session, input.text)
              : pressOnline(session, input.key, input.text, display.extent(session));
          session = pressed.session;
          if (pressed.leave === true) return { kind: 'left', session };
          const why = pressed.move === undefined ? null : play(pressed.move);
          if (why !== null) session = noted(session, 'refused', why);
          if (pressed.command !== undefined) request(session, pressed.command);
        }
      }
      await display.show(session, news);
    }
  }

  try {
    return await run();
  } finally {
    clearInterval(ticking);
    live.close();
  }
}

/** Returns the result of the match, and whether its dice match the commitments that this terminal saw. */
async function closingLines(
  { messages }: Context,
  { api, server, memoryOf }: AtTerminal,
  session: OnlineSession,
): Promise<string[]> {
  const { table, you } = session.online;
  const isOver = table.match?.places != null;
  if (!isOver && you.seat === null) return [messages.say('online-left-watching')];
  if (!isOver) return [messages.say('online-left', { code: table.code, server })];
  const answer = await api.call('GET', `/tables/${table.id}/record`, (raw) => seenRecordSchema.parse(raw));
  const proof = answer.ok
    ? verifyRecord(answer.value.record, seenDiceOf(memoryOf(table.id).readSeen(table.id)))
    : null;
  const proved =
    proof === null ? [] : proof.ok ? provedMessages(proof.value) : [unverifiedMessage(proof.error)];
  const { names } = session.tableSetup.setup;
  return [...resultOf(session), ...proved].map((one) => messages.text(one, names));
}

/**
 * Opens the coach of a table and its rematches; null if the table does not allow it, or if the values that it needs are
 * missing.
 */
async function coachAt(context: Context, { table }: Snapshot): Promise<Coach | null> {
  const seats = table.seats.map(({ seat }) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!table.coach || !setup.ok) return null;
  try {
    return await (await import('../table/coach.ts')).openCoach(context, setup.value);
  } catch (error) {
    if (error instanceof Ended) return null;
    throw error;
  }
}

export async function playAtOnlineTable(
  context: Context,
  setup: AtTerminal,
  snapshot: Snapshot,
): Promise<Exit> {
  const { io, messages, palette } = context;
  const coach = setup.coach ? await coachAt(context, snapshot) : null;
  const presentation = atOnlineTable(messages);
  const display =
    setup.lines === null
      ? screenDisplay<OnlineSession, News>(io, presentation, palette, 0)
      : plainDisplay<OnlineSession, News>(io, presentation, setup.lines, setup.isWatching);
  let end: OnlineEnd = { kind: 'rematch', snapshot };
  try {
    while (end.kind === 'rematch') end = await playTable(context, setup, display, coach, end.snapshot);
  } finally {
    display.close();
  }
  if (end.kind === 'closed') return context.fail(end.why);
  await context.print(...(await closingLines(context, setup, end.session)));
  return exit.ok;
}
