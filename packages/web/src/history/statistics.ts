import { findGame, ofSeat, type Seat } from '@dicehall/engine';
import { type Strength, strengths } from '../local/players.ts';
import type { PastMatch } from './past-match.ts';

export type Opponents = Strength | 'people';
const opponentKinds = [...strengths, 'people'] as const;

export interface Tally {
  readonly played: number;
  readonly won: number;
}

export interface GameTally extends Tally {
  readonly game: string;
  /** The points of the best turn; null in games without banking. */
  readonly best: number | null;
  readonly turns: number;
  readonly busts: number;
}

export interface Statistics {
  readonly byGame: readonly GameTally[];
  readonly byOpponents: readonly (Tally & { readonly opponents: Opponents })[];
}

/** A match from the perspective of one of its players. */
interface Counted {
  readonly match: PastMatch;
  readonly seat: Seat;
}

/**
 * Returns a player's finished matches against others.
 * @param who the name of the player; null for the owner of the history
 */
export function countedMatches(matches: readonly PastMatch[], who: string | null): Counted[] {
  return matches.flatMap((match) => {
    const named = match.seats.findIndex(({ name }) => name === who);
    const seat = who === null ? match.own : named < 0 ? null : named;
    return match.over && match.seats.length > 1 && seat !== null ? [{ match, seat }] : [];
  });
}

/** Returns the kind of a player's opponents: the strength of the strongest bot, or people if there are no bots. */
function opponentsOf({ match, seat }: Counted): Opponents {
  const others = match.seats.filter((_, other) => other !== seat);
  return strengths.findLast((strength) => others.some(({ player }) => player === strength)) ?? 'people';
}

const isWon = ({ match, seat }: Counted): boolean => ofSeat(match.seats, seat).place === 1;

const tally = (counted: readonly Counted[]): Tally => ({
  played: counted.length,
  won: counted.filter(isWon).length,
});

function gameTally(game: string, counted: readonly Counted[]): GameTally {
  const own = counted.map(({ match, seat }) => ofSeat(match.seats, seat));
  const best = own.flatMap((seat) => (seat.best === null ? [] : [seat.best]));
  const isLow = findGame(game)?.facts.lowScoreWins === true;
  return {
    ...tally(counted),
    game,
    best: best.length === 0 ? null : isLow ? Math.min(...best) : Math.max(...best),
    turns: own.reduce((sum, { turns }) => sum + turns, 0),
    busts: own.reduce((sum, { busts }) => sum + busts, 0),
  };
}

export function statisticsOf(matches: readonly PastMatch[], who: string | null): Statistics {
  const counted = countedMatches(matches, who);
  const games = [...new Set(counted.map(({ match }) => match.game))];
  return {
    byGame: games.map((game) =>
      gameTally(
        game,
        counted.filter(({ match }) => match.game === game),
      ),
    ),
    byOpponents: opponentKinds
      .map((opponents) => ({
        opponents,
        ...tally(counted.filter((one) => opponentsOf(one) === opponents)),
      }))
      .filter(({ played }) => played > 0),
  };
}

/**
 * Returns a player's total luck after each match, as shares of a win, beginning with 0.
 * @param luckOf returns the luck of the seats of a match; null if it was not analysed
 */
export function luckOverTime(
  matches: readonly PastMatch[],
  who: string | null,
  luckOf: (id: string) => readonly number[] | null,
): number[] {
  const found = countedMatches(matches, who)
    .toSorted((one, other) => (one.match.when ?? 0) - (other.match.when ?? 0))
    .flatMap(({ match, seat }) => luckOf(match.id)?.[seat] ?? []);
  let sum = 0;
  return [0, ...found.map((luck) => (sum += luck))];
}
