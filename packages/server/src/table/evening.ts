import type { BySeat } from '@dicehall/engine';
import { looksLike } from '../names/names.ts';
import type { Evening, EveningPoints, Mark, Standing } from '../protocol/index.ts';
import type { MatchResult } from './log-event.ts';
import type { Chair, EveningPerson, Table, TableEvening, Waiting } from './table.ts';

export type Who = Pick<Waiting, 'person' | 'name'> & { readonly mark?: Mark | undefined };

export const whoOf = ({ person, name, mark }: Who): Waiting =>
  mark === undefined ? { person, name } : { person, name, mark };

/** Adds the results of a match to the people of an evening. The person in a seat gets the place of that seat. */
export function withResults(
  people: readonly EveningPerson[],
  chairs: BySeat<Chair>,
  places: BySeat<number>,
): readonly EveningPerson[] {
  const after = new Map(people.map((one) => [one.person, one]));
  for (const [seat, chair] of chairs.entries()) {
    const place = places[seat];
    if (chair.kind !== 'person' || place === undefined) continue;
    const { person } = chair;
    const results = [...(after.get(person)?.results ?? []), [place, chairs.length] as const];
    after.set(person, { ...whoOf(chair), results });
  }
  return [...after.values()];
}

type EveningName = Pick<EveningPerson, 'person' | 'name'>;

/**
 * Gives the results of an absent person to a person with the same name who takes a seat. That is probably the same
 * person with another phone.
 */
export function withMoved(evening: TableEvening, to: EveningName, { chairs, waiting }: Table): TableEvening {
  const { people, teams } = evening;
  if (people.some(({ person }) => person === to.person)) return evening;
  const present = [...chairs.filter((chair) => chair.kind === 'person'), ...waiting];
  const from = people.find(
    ({ person, name }) => looksLike(name, to.name) && !present.some((one) => one.person === person),
  );
  if (from === undefined) return evening;
  const moved = (person: string): string => (person === from.person ? to.person : person);
  return {
    ...evening,
    people: people.map((one) => ({ ...one, person: moved(one.person) })),
    teams: teams?.map((team) => ({ ...team, people: team.people.map(moved) })) ?? null,
  };
}

function pointsOf(points: EveningPoints, [place, seats]: MatchResult): number {
  if (points === 'wins') return place === 1 ? 1 : 0;
  return points === 'places' ? seats - place + 1 : (points[place - 1] ?? 0);
}

function standingOf({ results, ...who }: EveningPerson, points: EveningPoints): Standing {
  return {
    ...who,
    points: results.reduce((sum, result) => sum + pointsOf(points, result), 0),
    matches: results.length,
    wins: results.filter(([place]) => place === 1).length,
  };
}

export function projectEvening({ id, match, points, teams, people }: TableEvening): Evening {
  const standings = people
    .map((one) => standingOf(one, points))
    .sort((a, b) => b.points - a.points || b.wins - a.wins);
  const of = (members: readonly string[]): number =>
    standings.reduce((sum, one) => sum + (members.includes(one.person) ? one.points : 0), 0);
  return {
    id,
    match,
    points: typeof points === 'string' ? points : [...points],
    standings,
    teams:
      teams?.map((team) => ({ name: team.name, people: [...team.people], points: of(team.people) })) ?? null,
  };
}

/** The ids of the people who are away. */
export type Away = Pick<ReadonlySet<string>, 'has'>;

/** A person who wants a seat in the next match. */
type Player = Extract<Chair, { kind: 'person' }> | (Waiting & { readonly kind: 'waiting' });

/**
 * Decides who gets a seat if a game has fewer seats than there are people: the host, then people who are present, and
 * among these the ones who have played least.
 */
export function rotated(
  players: readonly Player[],
  { evening, host }: Pick<Table, 'evening' | 'host'>,
  max: number,
  away: Away,
): { readonly sit: readonly Player[]; readonly wait: readonly Player[] } {
  const played = (one: Player): number =>
    evening?.people.find(({ person }) => person === one.person)?.results.length ?? 0;
  const byTurn = [...players].sort(
    (a, b) =>
      Number(b.person === host) - Number(a.person === host) ||
      Number(away.has(a.person)) - Number(away.has(b.person)) ||
      played(a) - played(b) ||
      Number(b.kind === 'waiting') - Number(a.kind === 'waiting'),
  );
  const seated = new Set(byTurn.slice(0, max).map(({ person }) => person));
  return {
    sit: players.filter(({ person }) => seated.has(person)),
    wait: players.filter(({ person }) => !seated.has(person)),
  };
}

/**
 * Returns the people who want to play the next match of an evening: those of this match who have not resigned or left,
 * or who ask for the next one, and those who wait. A waiting person replaces an absent one with the same name, because
 * it is probably the same person with another phone.
 */
export function nextPlayers(
  { chairs, left, waiting }: Table,
  away: Away,
  asking: string | null = null,
): Player[] {
  const hasMoved = ({ person, name }: EveningName) =>
    away.has(person) && waiting.some((one) => looksLike(one.name, name));
  const stays = (chair: Extract<Chair, { kind: 'person' }>) =>
    chair.person === asking || !(chair.resigned || left.includes(chair.person) || hasMoved(chair));
  const seated = chairs.flatMap((chair) => (chair.kind === 'person' && stays(chair) ? [chair] : []));
  const came = waiting.filter(({ person }) => !seated.some((one) => one.person === person));
  return [...seated, ...came.map((one) => ({ kind: 'waiting' as const, ...one }))];
}
