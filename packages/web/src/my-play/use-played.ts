import { resignedIn } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { localMatch } from '../history/past-match.ts';
import { recordOf, type SavedMatch } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import { isText, readList, save } from '../settings/storage.ts';
import { answerTo } from '../values/ask.ts';
import type { Given } from '../values/questions.ts';
import { groupBy, type Played } from './sums.ts';

const storageKey = 'dicehall.my-play';
/** The maximum number of stored matches, of about 500 bytes each. The oldest ones are dropped first. */
const most = 300;

const numbers = ['seats', 'when', 'luck', 'gained', 'choices', 'lost', 'squares'] as const;

function isPlayed(given: unknown): given is Played {
  const one = (given ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof one.id === 'string' &&
    typeof one.game === 'string' &&
    (one.unit === 'win' || one.unit === 'sips') &&
    numbers.every((name) => Number.isFinite(one[name])) &&
    Array.isArray(one.mistakes) &&
    Array.isArray(one.calibration)
  );
}

/** The storage key of the list of matches without exact values, each as its id and end time. */
const leftOutKey = 'dicehall.my-play.left-out';

/** Returns the saved results of matches. A match with damaged results is analysed again. */
export const keptPlayed = (): Played[] => readList(storageKey, isPlayed);

export const keepPlayed = (played: readonly Played[]): void =>
  save(storageKey, played.toSorted((a, b) => a.when - b.when).slice(-most));

export interface MyPlay {
  /**
   * The results by game. The game with the most matches, analysed or not, comes first, so that the order does not
   * change during the analysis.
   */
  readonly played: readonly Played[];
  /** The number of analysed matches out of all; null once all are analysed, or before they have been read. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Whether the matches of this device have been read. */
  readonly isRead: boolean;
  /** The matches without exact values on this device. */
  readonly skipped: readonly LeftOut[];
}

export interface LeftOut {
  readonly game: string;
  readonly players: number;
}

interface PlayTask extends Given<'play'> {
  readonly id: string;
  readonly game: string;
  readonly when: number;
}

const nameOf = ({ id, when }: { readonly id: string; readonly when: number }) => `${id} ${when}`;

/**
 * Returns finished matches against others in which exactly one seat belongs to this person. The matches of the most
 * played game come first.
 */
function tasksOf(matches: readonly SavedMatch[]): PlayTask[] {
  const tasks = matches
    .filter(({ over, seats }) => over && seats.length > 1)
    .flatMap((saved) => {
      const { own } = localMatch(saved);
      if (own === null) return [];
      return [{ id: saved.id, record: recordOf(saved), seat: own, game: saved.game, when: saved.updated }];
    });
  return [...groupBy(tasks, ({ game }) => game).values()].sort((a, b) => b.length - a.length).flat();
}

/**
 * Analyses a person's play match by match. Earlier results are available at once.
 * @param show receives the results after each match
 */
export async function analyse(
  matches: readonly SavedMatch[],
  show: (now: MyPlay) => void,
  left: AbortSignal,
): Promise<void> {
  const tasks = tasksOf(matches);
  const games = tasks.map(({ game }) => game);
  const isHere = (name: string) => tasks.some((task) => nameOf(task) === name);
  let played: readonly Played[] = keptPlayed().filter((one) => isHere(nameOf(one)));
  let leftOut: readonly string[] = readList(leftOutKey, isText).filter(isHere);
  const known = [...played.map(nameOf), ...leftOut];
  const open = tasks.filter((task) => !known.includes(nameOf(task)));
  const showAt = (done: number, failed: readonly PlayTask[] = []) => {
    const before = tasks.length - open.length;
    const isDone = done + failed.length === open.length;
    const progress = isDone ? null : { done: before + done, all: tasks.length };
    if (left.aborted) return;
    const sorted = played.toSorted((a, b) => games.indexOf(a.game) - games.indexOf(b.game));
    const unknown = tasks.filter((task) => leftOut.includes(nameOf(task)) || failed.includes(task));
    const skipped = unknown.map(({ game, record }) => ({ game, players: record.seats.length }));
    show({ played: sorted, progress, isRead: true, skipped });
  };
  showAt(0);
  for (const [at, task] of open.entries()) {
    const { id, game, when, record, seat } = task;
    try {
      const play = await answerTo('play', { record, seat }, left);
      if (play === null) {
        leftOut = [...leftOut, nameOf(task)];
        save(leftOutKey, leftOut.slice(-most));
      } else {
        const isResigned = resignedIn(record).length > 0;
        const result = { ...play, id, game, when, seats: record.seats.length };
        played = [...played, { ...result, ...(isResigned && { resigned: true as const }) }];
        keepPlayed(played);
      }
      showAt(at + 1);
    } catch {
      showAt(at, open.slice(at));
      return;
    }
  }
}

/** Analyses this person's matches, and returns the results so far. */
export function usePlayed(): MyPlay {
  const [state, setState] = useState<MyPlay>({ played: [], progress: null, isRead: false, skipped: [] });
  useEffect(() => {
    const left = new AbortController();
    void savedMatches()
      .catch(() => [])
      .then((matches) => analyse(matches, setState, left.signal));
    return () => left.abort();
  }, []);
  return state;
}
