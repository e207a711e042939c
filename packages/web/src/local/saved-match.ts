import {
  type Entry,
  type GameId,
  gameOf,
  type MatchRecord,
  makeRecord,
  readSetup,
  type Seat,
  type Setup,
} from '@dicehall/engine';
import type { Strength } from './players.ts';
import { personSeats, type SavedSeat } from './table-seats.ts';

/** A match as this browser saves it: a match record, and what is needed to continue the match. */
export interface SavedMatch {
  readonly id: string;
  readonly game: GameId;
  readonly options: Setup['options'];
  readonly seats: readonly SavedSeat[];
  readonly log: readonly Entry[];
  /** How the dice are rolled. `app`: the browser rolls; `real`: the players enter the faces of real dice. */
  readonly dice: 'app' | 'real';
  /** The seed of the table's rolls; absent for random rolls. */
  readonly seed?: string;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** The data of a finished online match: this person's seat, the proof of the dice, and the seats that resigned. */
  readonly online?: { readonly own: Seat; readonly proof: unknown; readonly resigned?: readonly Seat[] };
}

/** Returns the set-up of a saved match. It was valid when the match started, so an invalid one is a bug. */
export function setupOf(match: SavedMatch): Setup {
  const setup = readSetup({ game: match.game, options: match.options, seats: match.seats });
  if (!setup.ok) throw new Error(`A kept match is out of order: ${setup.error.code}`);
  return setup.value;
}

/** Whether the whole match may be shown. A running match with hidden choices may be shown only at its table. */
export const isOpenMatch = ({ game, over }: Pick<SavedMatch, 'game' | 'over'>): boolean =>
  over || !gameOf(game).facts.hiddenInformation;

interface SavedRecord extends MatchRecord {
  readonly dice?: 'by-hand';
  readonly proof?: unknown;
  readonly resigned?: readonly Seat[];
}

/** Returns the record of a saved match in the public format. It marks real dice, which have no proof. */
export function recordOf(match: SavedMatch): SavedRecord {
  const { own: _own, ...online } = match.online ?? { own: null };
  return {
    ...makeRecord(setupOf(match), match.log),
    ...(match.dice === 'real' && { dice: 'by-hand' }),
    ...online,
  };
}

export const ownSeats = ({ online, seats }: SavedMatch): Seat[] =>
  online === undefined ? personSeats(seats) : [online.own];

export const hasBot = (seats: readonly SavedSeat[], strength?: Strength): boolean =>
  seats.some(
    ({ player }) => player.kind === 'bot' && (strength === undefined || player.strength === strength),
  );
