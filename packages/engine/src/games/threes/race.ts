import {
  type Message,
  message,
  ofSeat,
  type Racer,
  raceGap,
  racerOf,
  raceValues,
  type Seat,
  shownSeat,
} from '../../core/index.ts';
import { lowestOf } from './rounds.ts';
import { moon } from './scoring.ts';
import type { ThreesView } from './view.ts';

/** The highest cost at which the last turn beats the best finished player; null if there is none, or the turn is over. */
function lastTurn({ scores, seat, moon: rule }: ThreesView, racer: Racer): Message | null {
  const best = Math.min(...scores.slice(0, seat));
  if (seat === 0 || racer.seat < seat) return null;
  const leader = { seat: scores.indexOf(best) };
  const most = best - ofSeat(scores, racer.seat) - 1;
  const values = { ...raceValues(racer), leader, best };
  if (most >= 0) return message('threes-race-last', { ...values, most });
  return message(rule !== 'none' && most >= moon ? 'threes-race-moon' : 'threes-race-lost', values);
}

/** The cost to beat in a round that is scored separately; null for a player whose turn of the round is over, and before the first turn. */
function roundRace({ costs }: ThreesView, racer: Racer): Message | null {
  const best = lowestOf(costs);
  if (best === null || costs[racer.seat] !== null) return null;
  return message('threes-race-round', { ...raceValues(racer), best, leader: { seat: costs.indexOf(best) } });
}

/** The gap to the other players; in the last round, the score needed to win. */
export function raceThrees(view: ThreesView, viewer: Seat | null): Message | null {
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || view.step.kind === 'over') return null;
  if (view.scoring === 'rounds') return roundRace(view, racer) ?? raceGap(racer, view.scores, true);
  const last = view.round === view.rounds ? lastTurn(view, racer) : null;
  // Compares players who have had their turn of this round with each other, and the remaining players with each other.
  const hasPlayed = (seat: Seat) => seat < view.seat;
  return last ?? raceGap(racer, view.scores, true, (seat) => hasPlayed(seat) === hasPlayed(racer.seat));
}
