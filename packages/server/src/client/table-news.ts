import { findGame, type Message, type MessageKey, message, type Seat } from '@dicehall/engine';
import type { TableChange } from '../protocol/index.ts';
import { standInFrom, type TableState } from '../protocol/index.ts';
import { gameIdOf, type Notice, type OnlineState } from './online-state.ts';

/** A player for whom the others wait, because the player is away or slow. */
export interface Absence {
  readonly seat: number;
  /** Whether the player is away. Otherwise the player is connected but slow. */
  readonly isAway: boolean;
  /** The number of seconds until this person may let a bot play for the player. */
  readonly wait: number;
}

/** Whether the host has removed the viewer from the table, and has not let them back in. */
export const wasRemoved = ({ notices, you }: OnlineState): boolean => {
  const last = notices.findLast(
    ({ event }) => (event.kind === 'stood' || event.kind === 'readmitted') && event.person === you.person,
  );
  return last?.event.kind === 'stood' && last.event.removed;
};

const timeOf = (isoTime: string | null | undefined): number | null =>
  isoTime == null ? null : Date.parse(isoTime);

/**
 * Returns the player for whom a bot can play soonest, of those for whom the match waits. Null if none of them is away or
 * slow.
 */
export function absenceAt({ table, you }: OnlineState, now: number): Absence | null {
  const { match, clock } = table;
  if (match === null || match.ended !== null || you.seat === null) return null;
  if (table.seats[you.seat]?.resigned !== false) return null;
  const isHost = table.host === you.person;
  const found = table.seats.flatMap((seat) => {
    if (seat.kind !== 'person' || seat.held || seat.resigned || seat.seat === you.seat) return [];
    const waitingSince = timeOf(match.waiting[seat.seat]);
    if (waitingSince === null) return [];
    const awaySince = timeOf(seat.awaySince);
    const from = standInFrom({ clock, isHost, isParty: table.evening !== null, awaySince, waitingSince });
    const isAway = awaySince !== null;
    // Before a bot can take over, a message about a slow player would sound like a reproach.
    const isSilent = !isAway || clock.kind === 'days';
    if (from === Number.POSITIVE_INFINITY || (isSilent && from > now)) return [];
    const wait = Math.max(0, Math.ceil((from - now) / 1000));
    return [{ seat: seat.seat, isAway, wait }];
  });
  return found.sort((a, b) => a.wait - b.wait)[0] ?? null;
}

/** Formats a time in minutes and seconds, such as `1:05`. */
export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** An action that the table offers to a player. */
export interface TableAction {
  readonly id: 'return' | 'agree-undo' | 'refuse-undo' | 'withdraw-undo' | 'stand-in';
  readonly label: Message;
  readonly change: TableChange;
}

const actionOf = (id: TableAction['id'], values: Message['values'], ...change: TableChange): TableAction => ({
  id,
  label: message(`online-do-${id}`, values),
  change,
});

/** A status of an online table. It is shown as long as it applies. */
export interface TableStatus {
  readonly kind:
    | 'lost'
    | 'waiting'
    | 'starting'
    | 'held'
    | 'paused'
    | 'undo'
    | 'absence'
    | 'seed-missing'
    | 'resigned'
    | 'rematch'
    | 'watching'
    | 'watchers';
  readonly text: Message;
  readonly actions: readonly TableAction[];
  readonly isTimed: boolean;
}

function undoStatus(asked: Seat, waiting: readonly Seat[], own: Seat | null) {
  const values = { seat: { seat: asked } };
  const answer = (id: TableAction['id'], agrees: boolean) => actionOf(id, {}, 'undo/answer', { agrees });
  if (asked === own) {
    const text = message('online-undo-waiting', { seats: { seats: waiting } });
    return { text, actions: [answer('withdraw-undo', false)] };
  }
  if (own === null || !waiting.includes(own))
    return { text: message('online-notice-undo-asked', values), actions: [] };
  const actions = [answer('agree-undo', true), answer('refuse-undo', false)];
  return { text: message('online-undo-question', values), actions };
}

function absenceStatus({ seat, isAway, wait }: Absence, { table: { standIn }, you }: OnlineState) {
  const asked = standIn?.seat === seat ? standIn.waiting : null;
  if (asked !== null && you.seat !== null && !asked.includes(you.seat))
    return { text: message('online-stand-in-waiting', { seat: { seat }, seats: { seats: asked } }) };
  const values = { seat: { seat } };
  const minutes = wait > 60 ? Math.ceil(wait / 60) : 0;
  return {
    text: message(isAway ? 'online-away' : 'online-slow', { ...values, minutes, seconds: wait }),
    actions: wait === 0 ? [actionOf('stand-in', values, 'stand-in', { seat })] : [],
    isTimed: wait > 0,
  };
}

/** Returns the message that names the players who resigned, if that ended the match; otherwise null. */
export function whyEnded({ table: { match, seats }, you }: OnlineState): Message | null {
  if (match?.ended !== 'resigned') return null;
  return resignedText(
    seats.flatMap((seat) => (seat.resigned ? [seat.seat] : [])),
    you.seat,
  );
}

const resignedText = (seats: readonly Seat[], own: Seat | null): Message =>
  message(own !== null && seats.includes(own) ? 'online-ended-resigned.own' : 'online-ended-resigned', {
    seats: { seats },
    count: seats.length,
  });

/**
 * Returns the status of an online table, without the match.
 * @param now milliseconds since 1970
 */
export function tableStatus(state: OnlineState, now: number): TableStatus[] {
  const { table, you, link } = state;
  const { match, undo, dice } = table;
  const own = you.seat === null ? undefined : table.seats[you.seat];
  const isOver = table.status === 'over';
  const isRunning = match !== null && !isOver;
  const found: TableStatus[] = [];
  const tell = (kind: TableStatus['kind'], status: Partial<TableStatus> & Pick<TableStatus, 'text'>) =>
    found.push({ kind, actions: [], isTimed: false, ...status });

  if (link === 'lost') tell('lost', { text: message('online-lost'), isTimed: true });
  if (table.status === 'open') {
    const isHost = you.person !== null && table.host === you.person;
    const isFull = table.grows
      ? table.seats.length >= (findGame(table.game)?.seats.max ?? Number.POSITIVE_INFINITY)
      : table.seats.every(({ kind }) => kind !== 'empty');
    const seated = isFull ? 'ready' : 'player';
    const free = wasRemoved(state) ? 'removed' : isFull ? 'late' : 'watcher';
    const who = isHost ? 'host' : you.seat !== null ? seated : free;
    tell('waiting', { text: message('online-waiting', { who }) });
  } else if (match === null) tell('starting', { text: message('online-seeds-awaited') });
  if (own?.held === true && !own.resigned && isRunning)
    tell('held', { text: message('online-held'), actions: [actionOf('return', {}, 'return')] });
  if (match !== null && match.paused !== null && isRunning) {
    const isPlayer = own?.resigned === false;
    const resume = { ...actionOf('return', {}, 'return'), label: message('online-do-resume') };
    const actions = isPlayer && !own.held ? [resume] : [];
    tell('paused', { text: message('online-paused'), actions });
  }
  if (undo !== null && undo.waiting.length > 0 && !isOver)
    tell('undo', undoStatus(undo.seat, undo.waiting, you.seat));
  // A player whose connection is lost, or for whom a bot plays, has to return first.
  const isActing = link !== 'lost' && own?.held !== true && match?.paused == null;
  const absence = isActing ? absenceAt(state, now) : null;
  if (absence !== null) tell('absence', absenceStatus(absence, state));
  const seed = you.seat === null ? undefined : dice.clientSeeds[you.seat];
  const commitment = you.seat === null ? undefined : dice.clientCommitments[you.seat];
  if (isRunning && commitment != null && seed == null)
    tell('seed-missing', { text: message('online-seed-missing') });
  const why = whyEnded(state);
  if (why !== null) tell('resigned', { text: why });
  if (table.rematch !== null) tell('rematch', { text: rematchText(table.rematchBy, you.seat) });
  if (you.seat === null && !isOver) tell('watching', { text: message('online-watching') });
  // A viewer without a seat is one of the spectators.
  if (table.watchers > (you.seat === null ? 1 : 0))
    tell('watchers', { text: message('online-watchers', { count: table.watchers }), isTimed: true });
  return found;
}

const rematchText = (by: Seat | undefined, own: Seat | null): Message =>
  by === undefined || by === own
    ? message('online-notice-rematch')
    : message('online-notice-rematch.by', { seat: { seat: by } });

/** Notices that have a separate text for the person in the seat. */
type SeatNotice =
  `online-notice-${'held' | 'undo-asked' | 'undo-withdrawn' | 'undone' | 'returned' | 'resumed' | 'resigned'}`;

/** Returns the author of a chat message or reaction; null for any other notice. */
export const speakerOf = ({ event }: Notice): string | null =>
  event.kind === 'said' || event.kind === 'reacted' ? event.person : null;

/** Returns a person's name; null for a person who has left and never wrote in the chat. */
export const nameAt = (table: TableState, person: string | null): string | null =>
  table.seats.find((seat) => seat.person !== null && seat.person === person)?.name ??
  table.said.find((line) => line.person === person)?.name ??
  null;

/**
 * Returns the text of a notice; null if the table itself shows the change.
 * @param own the seat to address as “you”
 * @param before the table before the event, which still has the name of a person who leaves
 */
export function noticeText(
  { event }: Notice,
  table: TableState,
  own: Seat | null = null,
  before: TableState = table,
): Message | null {
  const ofSeat = (key: SeatNotice, seat: Seat): Message =>
    message(seat === own ? `${key}.own` : key, { seat: { seat } });
  switch (event.kind) {
    case 'said':
      return message('online-notice-said', { name: event.name, text: event.text });
    case 'reacted':
      return message(`online-notice-${event.reaction}`, { name: event.name });
    case 'sat':
      return message('online-notice-sat', { name: event.name });
    case 'stood': {
      const name = nameAt(before, event.person);
      const key = event.removed ? 'online-notice-removed' : 'online-notice-stood';
      return message(name === null ? 'online-notice-left' : key, {
        name: name ?? '',
        number: event.seat + 1,
      });
    }
    case 'held':
      return event.by === null
        ? ofSeat('online-notice-held', event.seat)
        : message(event.seat === own ? 'online-notice-stand-in.own' : 'online-notice-stand-in', {
            seat: { seat: event.seat },
            by: { seat: event.by },
          });
    case 'undo-answered': {
      const agrees = event.agrees ? 'yes' : 'no';
      return message('online-notice-undo-answered', { seat: { seat: event.seat }, agrees });
    }
    case 'readmitted': {
      const name = nameAt(table, event.person);
      return name === null ? null : message('online-notice-readmitted', { name });
    }
    case 'resigned':
      if (event.removed === true)
        return message('online-notice-removed', { name: table.seats[event.seat]?.name ?? '' });
      return table.status === 'over'
        ? resignedText([event.seat], own)
        : ofSeat('online-notice-resigned', event.seat);
    case 'undo-asked':
    case 'undo-withdrawn':
    case 'undone':
    case 'returned':
    case 'resumed':
      return ofSeat(`online-notice-${event.kind}`, event.seat);
    case 'stand-in-agreed': {
      const values = { seat: { seat: event.seat }, by: { seat: event.by } };
      return message('online-notice-stand-in-agreed', values);
    }
    case 'paused':
      return message('online-paused');
    case 'waiting':
      return message('online-notice-waiting', { name: event.name });
    case 'game': {
      const id = gameIdOf(event.game);
      return id === null
        ? null
        : message('online-notice-game', { game: { list: [message(`game-${id}` as MessageKey)] } });
    }
    case 'evening':
    case 'waiting-ended':
      return null;
    case 'host': {
      const name = nameAt(table, event.person);
      return name === null ? null : message('online-notice-host', { name });
    }
    case 'rematch':
      return rematchText(event.by, own);
    case 'stopped':
      return message('online-notice-stopped');
    case 'settings':
      return message('online-notice-settings', {
        chat: before.chat === table.chat ? 'same' : table.chat ? 'on' : 'off',
      });
    case 'muted': {
      const name = nameAt(table, event.person);
      const muted = event.muted ? 'yes' : 'no';
      return name === null ? null : message('online-notice-muted', { name, muted });
    }
  }
}

/** An event of an online table that is announced once. */
export interface TableNews {
  readonly kind: 'lost' | 'found' | 'came' | 'away' | Notice['event']['kind'];
  readonly text: Message;
  /** The author of a chat message or reaction; null for other news. */
  readonly speaker: string | null;
}

/** Returns the news between two states of a table, the oldest first. It does not include moves. */
export function newsBetween(before: OnlineState, after: OnlineState): TableNews[] {
  const known = before.notices.at(-1)?.id ?? 0;
  const isResigned = after.table.match?.ended === 'resigned';
  const notices = after.notices.flatMap((notice): TableNews[] => {
    // If resignations ended the match, the message about its result already names the players.
    const isTold = notice.id <= known || (isResigned && notice.event.kind === 'resigned');
    if (isTold) return [];
    const { event } = notice;
    const isOwn = event.kind === 'stood' && event.removed && event.person === after.you.person;
    const text = isOwn
      ? message('online-waiting', { who: 'removed' })
      : noticeText(notice, after.table, after.you.seat, before.table);
    return text === null ? [] : [{ kind: notice.event.kind, text, speaker: speakerOf(notice) }];
  });
  const { match, status, evening, seats } = after.table;
  for (const { seat, kind, here, held, person } of seats) {
    const was = before.table.seats.find((one) => one.person === person)?.here;
    if (kind !== 'person' || was !== !here) continue;
    const values = { seat: { seat } };
    // A person who accepts a rematch already has a seat at the table of the rematch.
    if (here && status === 'open' && evening === null) {
      notices.push({ kind: 'came', text: message('online-notice-came', values), speaker: null });
    } else if (match?.ended === null && !held && seat !== after.you.seat) {
      const kind = here ? 'returned' : 'away';
      const text = here
        ? message('online-notice-returned', values)
        : message('online-away', { ...values, minutes: 0, seconds: 0 });
      // The event at the end of a pause names the player.
      if (!here || before.table.match?.paused == null) notices.push({ kind, text, speaker: null });
    }
  }
  if (before.link === after.link) return notices;
  const kind = after.link === 'lost' ? 'lost' : 'found';
  return [{ kind, text: message(`online-${kind}`), speaker: null }, ...notices];
}
