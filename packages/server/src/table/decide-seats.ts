import { clientCommitmentOf } from '@dicehall/dice';
import { err, ok, type Result, type Seat } from '@dicehall/engine';
import { distinctName, looksLike } from '../names/names.ts';
import type { Mark, Reaction, Strength, Temper } from '../protocol/index.ts';
import {
  type ChangeDecision,
  type Decision,
  refusalUnlessHost,
  refusalUnlessOpen,
  type TableRefusal,
} from './decide-move.ts';
import { whoOf } from './evening.ts';
import type { LogEvent } from './log-event.ts';
import { type Chair, isWaiting, maxSeats, namesOf, seatedAs, seatOf, type Table } from './table.ts';

/** The maximum number of people whom a host may mute at one table. */
const maxMuted = 1000;

/** Returns a refusal for a new person at a locked table. */
export const refusalUnlessKnown = (table: Table, person: string): Decision | null =>
  table.locked && !table.known.includes(person) ? err({ code: 'locked' }) : null;

/** Whether the host removed a person, or another person in the same network. */
export const isBarred = ({ barred }: Table, id: string, network?: string): boolean =>
  barred.some(({ person, network: one }) => person === id || (one !== undefined && one === network));

/** Refuses a commitment copied from another player, because its seed would count for both seats. */
const refusalOfCopy = ({ chairs }: Table, person: string, commitment: string | null): Decision | null =>
  commitment !== null &&
  chairs.some((one) => one.kind === 'person' && one.person !== person && one.commitment === commitment)
    ? err({ code: 'commitment-taken' })
    : null;

function freeSeat(table: Table, wanted: Seat | undefined): Seat | Decision {
  const { chairs, grows } = table;
  const added = grows && chairs.length < maxSeats(table.game) ? chairs.length : null;
  if (wanted === undefined) {
    const first = chairs.findIndex((chair) => chair.kind === 'empty');
    return first >= 0 ? first : (added ?? err({ code: 'table-full' }));
  }
  if (wanted === added) return wanted;
  const chair = chairs[wanted];
  if (chair === undefined) return err({ code: grows ? 'table-full' : 'no-such-seat' });
  return chair.kind === 'empty' ? wanted : err({ code: 'seat-taken' });
}

/** Returns the seat of the bot that is replaced by a person who joins during the match. */
function botSeat({ chairs }: Table, wanted: Seat | undefined): Seat | Decision {
  const seat = wanted ?? chairs.findIndex(({ kind }) => kind === 'bot');
  if (chairs[seat]?.kind === 'bot') return seat;
  return err({ code: wanted === undefined ? 'table-full' : 'seat-taken' });
}

export function decideSit(
  table: Table,
  person: { readonly id: string; readonly name: string },
  asked: {
    readonly seat?: Seat | undefined;
    readonly commitment?: string | undefined;
    readonly mark?: Mark | undefined;
    readonly network: string;
  },
): Decision {
  const takesOver = table.match !== null && table.status === 'playing' && table.late === 'bot-seat';
  const refusal = takesOver ? null : refusalUnlessOpen(table);
  if (refusal !== null) return refusal;
  const { network, mark } = asked;
  if (isBarred(table, person.id, network)) return err({ code: 'removed-from-table' });
  if (seatOf(table, person.id) !== null) return err({ code: 'already-seated' });
  const refusalOfNew = refusalUnlessKnown(table, person.id);
  if (refusalOfNew !== null) return refusalOfNew;
  const seat = takesOver ? botSeat(table, asked.seat) : freeSeat(table, asked.seat);
  if (typeof seat !== 'number') return seat;
  // The dice of a running match are fixed, so the person adds no seed.
  const commitment = takesOver ? null : (asked.commitment ?? null);
  // The bot whose seat the person takes over gives up its name.
  const others = namesOf(table).filter((_, at) => at !== seat);
  const who = whoOf({ person: person.id, name: distinctName(person.name, others), mark });
  return (
    refusalOfCopy(table, person.id, commitment) ?? ok({ kind: 'sat', seat, ...who, commitment, network })
  );
}

export function decideStand(table: Table, person: string): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return err({ code: 'not-your-seat' });
  const stood = { kind: 'stood', seat, person, removed: false } as const;
  if (table.status === 'over' && table.evening !== null && table.rematch === null)
    return table.left.includes(person) ? err({ code: 'not-your-seat' }) : ok(stood);
  return refusalUnlessOpen(table) ?? ok(stood);
}

/** Removes a person. During a match, the host can do this only at a party; a bot then plays for the person. */
export function decideRemove(table: Table, person: string, other: string): Decision {
  const waits = isWaiting(table, other);
  const isDuring = table.evening !== null && table.match !== null && table.status === 'playing';
  const refusal = (waits || isDuring ? null : refusalUnlessOpen(table)) ?? refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  if (waits) return ok({ kind: 'waiting-ended', person: other, removed: true });
  const seated = seatedAs(table, other);
  if (seated === null || (isDuring && other === person)) return err({ code: 'no-such-person' });
  const { seat, chair } = seated;
  if (isDuring)
    return chair.resigned ? err({ code: 'seat-resigned' }) : ok({ kind: 'resigned', seat, removed: true });
  const { network } = chair;
  // If other people at the table share the network, as at home, only the person is barred.
  const isShared = table.chairs.some(
    (one, at) => at !== seat && one.kind === 'person' && one.network === network,
  );
  return ok({
    kind: 'stood',
    seat,
    person: other,
    removed: true,
    ...(network !== null && !isShared && { network }),
  });
}

export function decideReadmit(table: Table, person: string, other: string): Decision {
  const refusal = refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  return isBarred(table, other) ? ok({ kind: 'readmitted', person: other }) : err({ code: 'no-such-person' });
}

/** Records that a player's client commits to a seed. The commitment replaces an earlier one. */
export function decideCommitment(table: Table, person: string, commitment: string): ChangeDecision {
  const seated = seatedAs(table, person);
  if (seated === null) return err({ code: 'not-your-seat' });
  const refusal = refusalUnlessOpen(table) ?? refusalOfCopy(table, person, commitment);
  if (refusal !== null) return refusal;
  const { seat, chair } = seated;
  return ok(chair.commitment === commitment ? null : { kind: 'committed', seat, commitment });
}

/** Reveals the seed that a player's client committed to. */
export function decideReveal(table: Table, person: string, seed: string): Decision {
  const seated = seatedAs(table, person);
  if (seated === null) return err({ code: 'not-your-seat' });
  const { seat, chair } = seated;
  if (table.revealUntil === null || chair.commitment === null) return err({ code: 'not-revealing' });
  if (chair.seed !== null) return err({ code: 'already-revealed' });
  return clientCommitmentOf(seed) === chair.commitment
    ? ok({ kind: 'revealed', seat, seed })
    : err({ code: 'wrong-seed' });
}

export function decideBot(
  table: Table,
  person: string,
  bot: {
    readonly seat?: Seat | undefined;
    readonly strength: Strength;
    readonly temper: Temper;
    readonly name: string;
  },
): Decision {
  const refusal = refusalUnlessOpen(table) ?? refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  const seat = freeSeat(table, bot.seat);
  if (typeof seat !== 'number') return seat;
  return ok({ kind: 'bot-added', seat, strength: bot.strength, temper: bot.temper, name: bot.name });
}

export function decideRemoveBot(table: Table, person: string, seat: Seat): Decision {
  const refusal = refusalUnlessOpen(table) ?? refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  return table.chairs[seat]?.kind === 'bot'
    ? ok({ kind: 'bot-removed', seat })
    : err({ code: 'no-such-seat' });
}

export function decideHost(table: Table, person: string, other: string): ChangeDecision {
  // The person who opened a party can become host again on request.
  const isBack = table.evening !== null && table.founder === person && other === person;
  const refusal = isBack ? null : refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  if (seatOf(table, other) === null) return err({ code: 'no-such-person' });
  return ok(table.host === other ? null : { kind: 'host', person: other });
}

export type Settings = Omit<Extract<LogEvent, { kind: 'settings' }>, 'kind'>;

export function decideSettings(table: Table, person: string, settings: Settings): ChangeDecision {
  const { clock, grows } = settings;
  const isOnlyBefore = clock !== undefined || grows !== undefined;
  const refusal = refusalUnlessHost(table, person) ?? (isOnlyBefore ? refusalUnlessOpen(table) : null);
  if (refusal !== null) return refusal;
  const changed = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(table[name as keyof Settings]) !== JSON.stringify(value),
  );
  return ok(changed.length === 0 ? null : { kind: 'settings', ...Object.fromEntries(changed) });
}

export function decideMute(table: Table, person: string, other: string, muted: boolean): ChangeDecision {
  const refusal = refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  if (table.muted.includes(other) === muted) return ok(null);
  if (muted && table.muted.length >= maxMuted) return err({ code: 'too-many-mutes' });
  return ok({ kind: 'muted', person: other, muted });
}

type Speaker = { readonly id: string; readonly name: string };

/** Returns the name under which a person writes: that of their seat, or their own if no seat has one that looks like it. */
function nameToSpeak(table: Table, { id, name }: Speaker): Result<string, TableRefusal> {
  if (!table.chat) return err({ code: 'chat-off' });
  const seated = seatedAs(table, id);
  if (seated === null && (!table.spectatorChat || isBarred(table, id))) return err({ code: 'seat-to-chat' });
  if (table.muted.includes(id)) return err({ code: 'you-are-muted' });
  if (seated !== null) return ok(seated.chair.name);
  return namesOf(table).some((other) => looksLike(other, name)) ? err({ code: 'name-taken' }) : ok(name);
}

export function decideSay(table: Table, person: Speaker, text: string): Decision {
  const name = nameToSpeak(table, person);
  return name.ok ? ok({ kind: 'said', person: person.id, name: name.value, text: text.trim() }) : name;
}

export function decideReact(table: Table, person: Speaker, reaction: Reaction): Decision {
  const name = nameToSpeak(table, person);
  return name.ok ? ok({ kind: 'reacted', person: person.id, name: name.value, reaction }) : name;
}

export function decideRematch(table: Table, person: string, next: string): Decision {
  const by = seatOf(table, person);
  if (by === null) return err({ code: 'not-your-seat' });
  return table.status === 'over' ? ok({ kind: 'rematch', table: next, by }) : err({ code: 'match-not-over' });
}

/** Lets the host of a party end a running match, which then does not count. */
export function decideStop(table: Table, person: string): Decision {
  const isRunning = table.match !== null && table.status === 'playing' && table.evening !== null;
  return isRunning && table.host === person ? ok({ kind: 'stopped' }) : err({ code: 'match-not-over' });
}

export type Seated = Extract<Chair, { kind: 'person' | 'bot' }>;

/**
 * Returns the event that gives a person or a bot a seat.
 * @param network the hash of a person's network at the table
 */
export function seating(chair: Seated, seat: number, network: string | null): LogEvent {
  if (chair.kind === 'bot') {
    const { strength, temper, name } = chair;
    return { kind: 'bot-added', seat, strength, temper, name };
  }
  const { commitment } = chair;
  return { kind: 'sat', seat, ...whoOf(chair), commitment, ...(network !== null && { network }) };
}

/**
 * Returns the event of a person who leaves. Before the start the person gives up the seat; after the start, the person
 * resigns.
 */
export function leaving(table: Table, person: string): Result<LogEvent, TableRefusal> {
  const seated = seatedAs(table, person);
  if (seated === null || table.status === 'over') return err({ code: 'match-over' });
  const { seat, chair } = seated;
  if (table.status === 'open') return ok({ kind: 'stood', seat, person, removed: false });
  return chair.resigned ? err({ code: 'seat-resigned' }) : ok({ kind: 'resigned', seat });
}
