import { endedPlaces, gameOf, isCoreEvent, ofSeat, replayStatesOfLog, type Seat } from '@dicehall/engine';
import { unitWord } from '@dicehall/messages';
import { gameIdOf } from '@dicehall/server/client';
import type { HistoryItem, Turn } from '@dicehall/server/protocol';
import { useEffect, useState } from 'react';
import { whileMounted } from '../app/while-mounted.ts';
import type { Strength } from '../local/players.ts';
import { isOpenMatch, ownSeats, type SavedMatch, setupOf } from '../local/saved-match.ts';
import { deleteMatch, savedMatches, saveMatch } from '../local/store.ts';
import { isKnownGuest } from '../online/guest-flag.ts';

export interface PastSeat {
  readonly name: string;
  /** The kind of player; null for a seat of an online match, whose player may be a person or a bot. */
  readonly player: 'person' | Strength | null;
  readonly score: number | null;
  readonly place: number | null;
  readonly turns: number;
  readonly busts: number;
  /** The points of the seat's best turn; null in games without banking. */
  readonly best: number | null;
  readonly resigned?: true;
}

/** A match played on this device or online. */
export interface PastMatch {
  readonly id: string;
  readonly game: string;
  /** When the match was played, in milliseconds since 1970; null for an unfinished online match. */
  readonly when: number | null;
  readonly over: boolean;
  readonly seats: readonly PastSeat[];
  /** The name of the unit of scores; an empty string for points, absent for an online match that this device did not save. */
  readonly unit?: string;
  /**
   * The seat of this device's person: in a match on one device, the seat of the only person; online, the person's own
   * seat. Null if uncertain.
   */
  readonly own: Seat | null;
  /** The saved match; absent for an online match that this device did not save. */
  readonly saved?: SavedMatch;
}

const unknown = { score: null, place: null, turns: 0, busts: 0, best: null } as const;

export function localMatch(saved: SavedMatch): PastMatch {
  const game = gameOf(saved.game);
  const match = replayStatesOfLog(setupOf(saved), saved.log);
  const events = match.ok ? match.value.events.flat().filter(isCoreEvent) : [];
  const state = match.ok ? match.value.states.at(-1) : undefined;
  const resigned = saved.online?.resigned ?? [];
  const places = state === undefined || !saved.over ? null : endedPlaces(game, state, resigned);
  const scores = state === undefined ? [] : game.scores(state);
  // The points of a running match could reveal hidden choices.
  const isOpen = state !== undefined && isOpenMatch(saved);
  const better = (one: number, other: number) =>
    game.facts.lowScoreWins ? Math.min(one, other) : Math.max(one, other);
  const people = ownSeats(saved);
  const seats = saved.seats.map(({ name, player }, seat): PastSeat => {
    const own = events.filter((event) => 'seat' in event && event.seat === seat);
    const banked = own.flatMap((event) =>
      event.kind === 'banked' || event.kind === 'moon' ? [event.banked] : [],
    );
    return {
      name,
      player: player.kind === 'bot' ? player.strength : people.includes(seat) ? 'person' : null,
      score: isOpen ? ofSeat(scores, seat) : null,
      place: places === null ? null : ofSeat(places, seat),
      turns: own.filter(({ kind }) => kind === 'turn-ended').length,
      busts: own.filter(({ kind }) => kind === 'busted' || kind === 'overshot').length,
      best: banked.length === 0 ? null : banked.reduce(better),
      ...(resigned.includes(seat) && { resigned: true }),
    };
  });
  return {
    id: saved.id,
    game: saved.game,
    when: saved.updated,
    over: saved.over,
    seats,
    unit: state === undefined ? '' : unitWord(game, state),
    own: people.length === 1 ? (people[0] ?? null) : null,
    saved,
  };
}

export function onlineMatch(item: HistoryItem): PastMatch {
  const seats = item.names.map((name, seat) => ({
    ...unknown,
    name,
    ...(item.winners?.includes(seat) && { place: 1 }),
    player: seat === item.seat ? ('person' as const) : null,
    ...(seat === item.seat && { score: item.score, place: item.place }),
    ...(item.resigned?.includes(seat) && { resigned: true as const }),
  }));
  return { id: item.table, game: item.game, when: Date.parse(item.ended), over: true, seats, own: item.seat };
}

export const onlineTurn = ({ table, game, names, seat }: Turn): PastMatch => ({
  id: table,
  game,
  when: null,
  over: false,
  seats: names.map((name) => ({ ...unknown, name, player: null })),
  own: seat,
});

/** Merges the matches of this device and those of the server. A match in both lists is taken from this device. */
export const merged = (local: readonly PastMatch[], online: readonly PastMatch[]): PastMatch[] =>
  inOrder([...local, ...online.filter(({ id }) => local.every((one) => one.id !== id))]);

/** Sorts matches: unfinished online matches first, then the newest. */
export const inOrder = (matches: readonly PastMatch[]): PastMatch[] =>
  matches.toSorted((one, other) => (other.when ?? Number.MAX_VALUE) - (one.when ?? Number.MAX_VALUE));

/** Whether this version of the page knows the game of a match. */
export const isKnown = ({ game }: PastMatch): boolean => gameIdOf(game) !== null;

async function onlineMatches(): Promise<PastMatch[]> {
  if (!isKnownGuest()) return [];
  const { myHistory, myTurns } = await import('../online/api.ts');
  const [turns, finished] = await Promise.all([myTurns(), myHistory()]);
  return [...(turns ?? []).map(onlineTurn), ...(finished ?? []).map(onlineMatch)].filter(isKnown);
}

interface PastMatches {
  /** The matches; null until they have been read. */
  readonly matches: readonly PastMatch[] | null;
  readonly isUnreadable: boolean;
  readonly remove: (match: SavedMatch) => Promise<void>;
  readonly restore: (match: SavedMatch) => Promise<void>;
}

export function usePastMatches(): PastMatches {
  const [local, setLocal] = useState<readonly PastMatch[] | 'unreadable' | null>(null);
  const [online, setOnline] = useState<readonly PastMatch[]>([]);
  const read = async () => setLocal((await savedMatches()).map(localMatch));
  useEffect(() => {
    const show = (matches: readonly SavedMatch[]) => setLocal(matches.map(localMatch));
    return whileMounted(savedMatches(), show, () => setLocal('unreadable'));
  }, []);
  useEffect(() => whileMounted(onlineMatches(), setOnline), []);
  const isUnreadable = local === 'unreadable';
  return {
    matches: local === null ? null : merged(isUnreadable ? [] : local, online),
    isUnreadable,
    remove: async (match) => {
      await deleteMatch(match.id);
      await read();
    },
    restore: async (match) => {
      await saveMatch(match, match.updated);
      await read();
    },
  };
}
