import {
  type Entry,
  type gameIds,
  type MatchRecord,
  makeRecord,
  readSetup,
  type Seat,
  type Setup,
} from '@dicehall/engine';

/** How strong a bot can be. */
export const strengths = ['novice', 'steady', 'expert'] as const;
export type Strength = (typeof strengths)[number];

/** Who plays a seat on this device. */
export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly strength: Strength };

export interface SavedSeat {
  readonly name: string;
  readonly player: Player;
}

/** A match as this browser keeps it: a match record, and what is needed to go on with it. */
export interface SavedMatch {
  readonly id: string;
  readonly game: (typeof gameIds)[number];
  readonly options: Setup['options'];
  readonly seats: readonly SavedSeat[];
  readonly log: readonly Entry[];
  /** `app`: the browser throws; `real`: the faces of dice on a real table are entered. */
  readonly dice: 'app' | 'real';
  readonly created: number;
  readonly updated: number;
  readonly over: boolean;
}

/** What a kept match is set up with; it was checked when it was made, so a refusal is a bug. */
export function setupOf(match: SavedMatch): Setup {
  const setup = readSetup({ game: match.game, options: match.options, seats: match.seats });
  if (!setup.ok) throw new Error(`A kept match is out of order: ${setup.error.code}`);
  return setup.value;
}

/** The record of a kept match in the public format; real dice are marked so, there is no proof of them. */
export const recordOf = (match: SavedMatch): MatchRecord & { readonly dice?: 'by-hand' } => ({
  ...makeRecord(setupOf(match), match.log),
  ...(match.dice === 'real' && { dice: 'by-hand' }),
});

/** The seats that people play. */
export const personSeats = (seats: readonly SavedSeat[]): Seat[] =>
  seats.flatMap(({ player }, seat) => (player.kind === 'person' ? [seat] : []));

/** Whether a bot sits at a table, of one strength where that is asked. */
export const hasBot = (seats: readonly SavedSeat[], strength?: Strength): boolean =>
  seats.some(
    ({ player }) => player.kind === 'bot' && (strength === undefined || player.strength === strength),
  );
