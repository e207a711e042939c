import {
  type AnyGame,
  highestFirst,
  lowestFirst,
  placesByRank,
  type Seat,
  type Step,
} from '../core/index.ts';
import type { Match } from './replay.ts';

export type Awaiting =
  | { readonly kind: 'move'; readonly seats: readonly Seat[] }
  | { readonly kind: 'dice'; readonly seats: readonly [Seat]; readonly count: number };

export interface ReplayAnswer {
  readonly ok: true;
  readonly over: boolean;
  readonly seats: readonly { readonly score: number; readonly place: number | null }[];
  readonly awaiting: Awaiting | null;
}

/** A failed replay: the index of the refused entry, the code, and a sentence that explains it. */
export interface ReplayRefused {
  readonly ok: false;
  readonly entry: number;
  readonly code: string;
  readonly message: string;
}

function awaitingOf(step: Step): Awaiting | null {
  switch (step.kind) {
    case 'over':
      return null;
    case 'throw':
      return { kind: 'dice', seats: [step.seat], count: step.dice };
    case 'choose':
      return { kind: 'move', seats: step.seats };
  }
}

export function answer({ setup: { game }, state }: Match): ReplayAnswer {
  const step = game.step(state);
  const places = step.kind === 'over' ? step.places : null;
  return {
    ok: true,
    over: places !== null,
    seats: game.scores(state).map((score, seat) => ({ score, place: places?.[seat] ?? null })),
    awaiting: awaitingOf(step),
  };
}

export function resignedIn(record: unknown): readonly Seat[] {
  const listed =
    typeof record === 'object' && record !== null && 'resigned' in record ? record.resigned : null;
  return Array.isArray(listed) ? listed.filter((seat) => Number.isInteger(seat)) : [];
}

/** Returns the places, by points, of a match that was finished or ended early. Players who resigned come last. */
export function endedPlaces(game: AnyGame, state: unknown, resigned: readonly Seat[]): number[] {
  const step = game.step(state);
  const scores = game.scores(state);
  const byScore = game.facts.lowScoreWins ? lowestFirst : highestFirst;
  const places = step.kind === 'over' ? step.places : byScore(scores);
  return placesByRank(places.map((place, seat) => (resigned.includes(seat) ? places.length + 1 : place)));
}
