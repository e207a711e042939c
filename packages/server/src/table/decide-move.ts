import {
  type BaseEvent,
  err,
  type GameId,
  gameOf,
  ok,
  openMatch,
  type Refusal,
  type Result,
  readMove,
  readSetup,
  replayStatesOfLog,
  type Seat,
  whyNotAskUndo,
} from '@dicehall/engine';
import { type MoveBody, type ProblemCode, standInFrom } from '../protocol/index.ts';
import { entriesOf, type LogEvent, type PlayedBy } from './log-event.ts';
import { type MatchDice, throwPending } from './match-dice.ts';
import { applyEntry } from './seen.ts';
import {
  isBotPlayed,
  missingSeeds,
  namesOf,
  seatedAs,
  seatsToMove,
  seqFor,
  type Table,
  type TableMatch,
} from './table.ts';
/** Why a request at a table is refused. `refusal` is the rule of the game that the move or the setup breaks. */
export interface TableRefusal {
  readonly code: ProblemCode;
  readonly refusal?: Refusal;
  readonly values?: Readonly<Record<string, number>>;
}
export type Decision = Result<LogEvent, TableRefusal>;
/** The event of a change; null if the change has no effect. */
export type ChangeDecision = Result<LogEvent | null, TableRefusal>;

export const refusalUnlessOpen = (table: Table): Decision | null => {
  if (table.status === 'open') return null;
  return err({ code: table.status === 'playing' ? 'match-running' : 'match-over' });
};

export const refusalUnlessHost = (table: Table, person: string): Decision | null =>
  table.host === person ? null : err({ code: 'not-the-host' });

/** Makes the event of a seat's move, with every throw that the move causes. */
export function decidePlay(table: Table, seat: Seat, by: PlayedBy, raw: unknown, dice: MatchDice): Decision {
  const { match } = table;
  if (match === null) return err({ code: 'match-not-started' });
  if (match.ended !== null) return err({ code: 'match-over' });
  const { game } = match.setup;
  const read = readMove(game, raw);
  if (!read.ok) return err({ code: 'illegal-move', refusal: read.error });
  const move = game.canonical(read.value);
  const entry = { seat, move };
  const applied = applyEntry(game, match.state, entry);
  if (!applied.ok) return err({ code: 'illegal-move', refusal: applied.error });
  const entries = [entry, ...throwPending(game, applied.value.state, match.throws, dice)];
  return ok({ kind: 'played', seat, by, entries });
}

interface SeatInMatch {
  readonly seat: Seat;
  readonly match: TableMatch;
  /** Whether a bot plays for the person in the seat. */
  readonly held: boolean;
}

/** Returns the seat of a person in a running match; null for a person who has resigned. */
function seatInMatch({ chairs, match }: Table, person: string): Result<SeatInMatch, TableRefusal> {
  const seated = seatedAs({ chairs }, person);
  if (seated === null) return err({ code: 'not-your-seat' });
  if (match === null) return err({ code: 'match-not-started' });
  if (match.ended !== null) return err({ code: 'match-over' });
  const { seat, chair } = seated;
  return chair.resigned ? err({ code: 'seat-resigned' }) : ok({ seat, match, held: chair.held });
}

/** Returns the seat that a person plays in a running match, or why there is none. */
export function playingSeat(table: Table, person: string): Result<SeatInMatch, TableRefusal> {
  const seated = seatInMatch(table, person);
  return seated.ok && seated.value.held ? err({ code: 'seat-held' }) : seated;
}

/**
 * Decides a move. It is stale if its number is lower than that of the seat's current decision, or if it is in the
 * future.
 */
export function decideMove(table: Table, person: string, requested: MoveBody, dice: MatchDice): Decision {
  const playing = playingSeat(table, person);
  if (!playing.ok) return playing;
  const { seat, match } = playing.value;
  const fresh = match.freshFrom[seat] ?? 0;
  if (requested.seq < fresh || requested.seq > seqFor(table, seat)) return err({ code: 'stale' });
  return decidePlay(table, seat, 'person', requested.move, dice);
}

/** The time in milliseconds that clients have to reveal their seeds. */
const revealTime = 10_000;

/**
 * Starts the match at the host's request. From now on, seats and commitments are final. If there are no commitments,
 * the throws follow immediately.
 */
export function decideStart(table: Table, person: string, dice: MatchDice): Decision {
  const refusal = refusalUnlessOpen(table) ?? refusalUnlessHost(table, person);
  if (refusal !== null) return refusal;
  if (table.chairs.some((chair) => chair.kind === 'empty')) return err({ code: 'seats-missing' });
  const { min } = gameOf(table.game as GameId).seats;
  const count = table.chairs.length;
  if (count < min) return err({ code: 'players-missing', values: { min, missing: min - count } });
  return missingSeeds(table).length === 0
    ? decideThrows(table, dice)
    : ok({ kind: 'revealing', time: revealTime });
}

/** Starts the match with the throws before the first choice. At this point, all seeds are final. */
export function decideThrows(table: Table, dice: MatchDice): Decision {
  const seats = namesOf(table).map((name) => ({ name }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) return err({ code: 'bad-setup', refusal: setup.error });
  const { game } = setup.value;
  const { state } = openMatch(setup.value);
  return ok({ kind: 'started', entries: throwPending(game, state, 0, dice) });
}

export function decideResign(table: Table, person: string): Decision {
  const seated = seatInMatch(table, person);
  return seated.ok ? ok({ kind: 'resigned', seat: seated.value.seat }) : seated;
}

/** Gives a seat back to the player for whom a bot plays, or ends a pause. */
export function decideReturn(table: Table, person: string): Decision {
  const seated = seatInMatch(table, person);
  if (!seated.ok) return seated;
  const { seat, held, match } = seated.value;
  if (match.paused !== null) return ok({ kind: 'resumed', seat });
  return held ? ok({ kind: 'returned', seat }) : err({ code: 'seat-not-held' });
}

export function decideHold(table: Table, person: string): Decision {
  const playing = playingSeat(table, person);
  return playing.ok ? ok({ kind: 'held', seat: playing.value.seat }) : playing;
}

/**
 * Lets a bot play for another player until that player takes the seat back.
 * @param away the players who are away, each with the time of leaving in milliseconds since 1970
 */
export function decideStandIn(
  table: Table,
  person: string,
  seat: Seat,
  away: ReadonlyMap<string, number>,
  now: number,
): ChangeDecision {
  const seated = seatInMatch(table, person);
  if (!seated.ok) return seated;
  const { seat: own } = seated.value;
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person' || seat === own) return err({ code: 'no-such-seat' });
  if (chair.resigned) return err({ code: 'seat-resigned' });
  if (chair.held) return err({ code: 'seat-held' });
  const isLate = (one: Seat): boolean => lateFrom(table, one, table.host === person, away) <= now;
  if (!isLate(seat)) return err({ code: 'not-away' });
  if (table.clock.kind !== 'days') return ok({ kind: 'held', seat, by: own });
  const asked = table.standIn?.seat === seat ? table.standIn.waiting : null;
  const others = asked ?? peopleToAsk(table, seat).filter((one) => !isLate(one));
  const waiting = others.filter((one) => one !== own);
  if (waiting.length === 0) return ok({ kind: 'held', seat, by: own });
  return ok(
    asked !== null && !asked.includes(own) ? null : { kind: 'stand-in-agreed', seat, by: own, waiting },
  );
}

/** Returns the time from which a bot may play for a seat, in milliseconds since 1970. */
function lateFrom(table: Table, seat: Seat, isHost: boolean, away: ReadonlyMap<string, number>): number {
  const chair = table.chairs[seat];
  const person = chair?.kind === 'person' ? chair.person : '';
  return standInFrom({
    clock: table.clock,
    isHost,
    isParty: table.evening !== null,
    awaySince: away.get(person) ?? null,
    waitingSince: seatsToMove(table).includes(seat) ? (table.match?.since[seat] ?? null) : null,
  });
}

/** The maximum number of undo requests per seat in one match. */
const mostAsked = 10;

/** Returns the seats of the people who have to agree to an undo. Bots always agree. */
const peopleToAsk = ({ chairs }: Table, seat: Seat): Seat[] =>
  chairs.flatMap((chair, other) => (other === seat || isBotPlayed(chair) ? [] : [other]));

/** Returns the events of the last entry, found by replaying the match. */
function lastEvents({ setup, log }: TableMatch): readonly BaseEvent[] {
  const played = replayStatesOfLog(
    setup,
    entriesOf(log).map(({ entry }) => entry),
  );
  if (!played.ok) throw new Error(`A logged entry breaks a rule: ${played.error.code}`);
  return played.value.events.at(-1) ?? [];
}

/** Whether the last entry of a match is a choice that its seat may ask to undo. */
function mayAsk(match: TableMatch, seat: Seat): boolean {
  const { setup, state, log } = match;
  const last = {
    entry: log?.entries.at(-1) ?? null,
    view: setup.game.view(state, 'table'),
    ...(log !== null && log.by !== 'person' && { by: log.by }),
  };
  const isRefused = (events: readonly BaseEvent[]) =>
    whyNotAskUndo(setup.game, { ...last, events }, seat) !== null;
  return !isRefused([]) && !isRefused(lastEvents(match));
}

/** Asks the other people for an undo. If there are no other people, the choice is undone immediately. */
export function decideUndo(table: Table, person: string): Decision {
  const playing = playingSeat(table, person);
  if (!playing.ok) return playing;
  const { seat, match } = playing.value;
  if (!mayAsk(match, seat)) return err({ code: 'cannot-undo' });
  if (table.undo !== null) return err({ code: 'undo-asked' });
  if ((table.undosAsked[seat] ?? 0) >= mostAsked) return err({ code: 'too-many-undos' });
  const of = peopleToAsk(table, seat);
  return ok(of.length === 0 ? { kind: 'undone', seat } : { kind: 'undo-asked', seat, of });
}

/** Answers a request for an undo. A single refusal ends the request. The player who asked can only withdraw it. */
export function decideUndoAnswer(table: Table, person: string, agrees: boolean): Decision {
  const playing = playingSeat(table, person);
  if (!playing.ok) return playing;
  const { seat } = playing.value;
  const { undo } = table;
  const mayAnswer = undo?.seat === seat ? undo.waiting.length > 0 && !agrees : undo?.waiting.includes(seat);
  if (undo === null || mayAnswer !== true) return err({ code: 'no-undo-asked' });
  const isLast = agrees && undo.waiting.length === 1;
  return ok(isLast ? { kind: 'undone', seat: undo.seat, by: seat } : { kind: 'undo-answered', seat, agrees });
}
