import type { Seat, Step } from '../core/index.ts';
import type { Match } from './match.ts';

export type Awaiting =
  | { readonly kind: 'move'; readonly seats: readonly Seat[] }
  | { readonly kind: 'dice'; readonly seats: readonly [Seat]; readonly count: number };

export interface ReplayAnswer {
  readonly ok: true;
  readonly over: boolean;
  readonly seats: readonly { readonly score: number; readonly place: number | null }[];
  readonly awaiting: Awaiting | null;
}

/** The answer to a record that is refused: where, why, and one plain sentence. */
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
