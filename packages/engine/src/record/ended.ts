import { type AnyGame, highestFirst, lowestFirst, placesByRank, type Seat } from '../core/index.ts';

/** The seats that resigned, as an online record lists them. */
export function resignedIn(record: unknown): readonly Seat[] {
  const listed =
    typeof record === 'object' && record !== null && 'resigned' in record ? record.resigned : null;
  return Array.isArray(listed) ? listed.filter((seat) => Number.isInteger(seat)) : [];
}

/** The places of a match that was played to its end or ended before, by points. Players who resigned come last. */
export function endedPlaces(game: AnyGame, state: unknown, resigned: readonly Seat[]): number[] {
  const step = game.step(state);
  const scores = game.scores(state);
  const byScore = game.facts.lowScoreWins ? lowestFirst : highestFirst;
  const places = step.kind === 'over' ? step.places : byScore(scores);
  return placesByRank(places.map((place, seat) => (resigned.includes(seat) ? places.length + 1 : place)));
}
