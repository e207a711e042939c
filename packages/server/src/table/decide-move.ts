import {
  ok,
  openMatch,
  playMove,
  type Refusal,
  type Result,
  readMove,
  readSetup,
  refused,
  type Seat,
} from '@dicehall/engine';
import type { ProblemCode } from '../protocol/index.ts';
import type { Happening, PlayedBy } from './happening.ts';
import { countOf, namesOf, seatOf, type Table } from './table.ts';
import { type MatchDice, throwOut } from './throws.ts';

/** Why something asked for at a table is refused; `refusal` says which rule of the game. */
export interface Refused {
  readonly code: ProblemCode;
  readonly refusal?: Refusal;
}
export type Decision = Result<Happening, Refused>;

/** A refusal by its code. */
export const no = (code: ProblemCode): { readonly ok: false; readonly error: Refused } => refused({ code });

/** What is asked for with a move: the number of the last event that the player saw, and the move as it came. */
export interface AskedMove {
  readonly seq: number;
  readonly move: unknown;
}

/** The move of a seat with every throw that it causes, or why not. */
export function decidePlay(table: Table, seat: Seat, by: PlayedBy, raw: unknown, dice: MatchDice): Decision {
  const { match } = table;
  if (match === null) return no('match-not-started');
  if (match.ended !== null) return no('match-over');
  const { game } = match.setup;
  const read = readMove(game, raw);
  if (!read.ok) return refused({ code: 'illegal-move', refusal: read.error });
  const move = game.canonical(read.value);
  const played = playMove(game, match.state, seat, move);
  if (!played.ok) return refused({ code: 'illegal-move', refusal: played.error });
  const entries = [{ seat, move }, ...throwOut(game, played.value, match.throws, dice)];
  return ok({ kind: 'played', seat, by, entries });
}

/** A person's move. A number that is too old for what the seat has to decide now, or not there yet, is stale. */
export function decideMove(table: Table, person: string, asked: AskedMove, dice: MatchDice): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return no('not-your-seat');
  const chair = table.chairs[seat];
  if (table.match === null) return no('match-not-started');
  if (table.match.ended !== null) return no('match-over');
  if (chair?.kind === 'person' && chair.resigned) return no('seat-resigned');
  if (chair?.kind === 'person' && chair.held) return no('seat-held');
  const fresh = table.match.freshFrom[seat] ?? 0;
  if (asked.seq < fresh || asked.seq > countOf(table, seat)) return no('stale');
  return decidePlay(table, seat, 'person', asked.move, dice);
}

/** The start of the match, with the throws that come before the first choice. */
export function decideStart(table: Table, person: string, dice: MatchDice): Decision {
  if (table.status !== 'open') return no(table.status === 'playing' ? 'match-running' : 'match-over');
  if (table.host !== person) return no('not-the-host');
  if (table.chairs.some((chair) => chair.kind === 'empty')) return no('seats-missing');
  const seats = namesOf(table).map((name) => ({ name }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) return refused({ code: 'bad-setup', refusal: setup.error });
  const { game, state } = { game: setup.value.game, state: openMatch(setup.value).state };
  return ok({ kind: 'started', entries: throwOut(game, state, 0, dice) });
}

/** Giving up for good. */
export function decideResign(table: Table, person: string): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return no('not-your-seat');
  if (table.match === null) return no('match-not-started');
  if (table.match.ended !== null) return no('match-over');
  const chair = table.chairs[seat];
  return chair?.kind === 'person' && chair.resigned ? no('seat-resigned') : ok({ kind: 'resigned', seat });
}

/** Taking the seat back from the bot that holds it. */
export function decideReturn(table: Table, person: string): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return no('not-your-seat');
  if (table.match === null) return no('match-not-started');
  if (table.match.ended !== null) return no('match-over');
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person' || chair.resigned) return no('seat-resigned');
  return chair.held ? ok({ kind: 'returned', seat }) : no('seat-not-held');
}

/** Letting a bot play for a person who steps away; they take the seat back when they like. */
export function decideHold(table: Table, person: string): Decision {
  const returned = decideReturn(table, person);
  if (returned.ok) return no('seat-held');
  const seat = seatOf(table, person);
  return returned.error.code === 'seat-not-held' && seat !== null ? ok({ kind: 'held', seat }) : returned;
}
