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
import type { Token } from '../tokens/tokens.ts';
import type { Player, Strength } from './players.ts';

export interface SavedSeat {
  readonly name: string;
  readonly player: Player;
  /** Default: the token of the seat's number. */
  readonly token?: Token;
}

/** A match as this browser saves it: a match record, and what is needed to continue it. */
export interface SavedMatch {
  readonly id: string;
  readonly game: GameId;
  readonly options: Setup['options'];
  readonly seats: readonly SavedSeat[];
  readonly log: readonly Entry[];
  /** `app`: the browser rolls; `real`: the players enter the faces of real dice. */
  readonly dice: 'app' | 'real';
  /** The seed of the table's rolls; random if absent. */
  readonly seed?: string;
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
  /** Of a finished online match: this person's seat, what proves its dice, and the seats that resigned. */
  readonly online?: { readonly own: Seat; readonly proof: unknown; readonly resigned?: readonly Seat[] };
}

/** The set-up of a saved match. It was validated when the match started, so an error is a bug. */
export function setupOf(match: SavedMatch): Setup {
  const setup = readSetup({ game: match.game, options: match.options, seats: match.seats });
  if (!setup.ok) throw new Error(`A kept match is out of order: ${setup.error.code}`);
  return setup.value;
}

/** Whether the whole match may be shown: a running match with hidden choices is only for its table. */
export const isOpenMatch = ({ game, over }: Pick<SavedMatch, 'game' | 'over'>): boolean =>
  over || !gameOf(game).facts.hiddenInformation;

interface SavedRecord extends MatchRecord {
  readonly dice?: 'by-hand';
  readonly proof?: unknown;
  readonly resigned?: readonly Seat[];
}

/** The record of a saved match in the public format. Real dice are marked as such: they have no proof. */
export function recordOf(match: SavedMatch): SavedRecord {
  const { own: _own, ...online } = match.online ?? { own: null };
  return {
    ...makeRecord(setupOf(match), match.log),
    ...(match.dice === 'real' && { dice: 'by-hand' }),
    ...online,
  };
}

export const personSeats = (seats: readonly SavedSeat[]): Seat[] =>
  seats.flatMap(({ player }, seat) => (player.kind === 'person' ? [seat] : []));

/** The seats played by the people of this device. */
export const ownSeats = ({ online, seats }: SavedMatch): Seat[] =>
  online === undefined ? personSeats(seats) : [online.own];

/** Whether a bot, optionally of one strength, has a seat. */
export const hasBot = (seats: readonly SavedSeat[], strength?: Strength): boolean =>
  seats.some(
    ({ player }) => player.kind === 'bot' && (strength === undefined || player.strength === strength),
  );
