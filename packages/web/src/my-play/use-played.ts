import { useEffect, useState } from 'react';
import { localMatch } from '../history/past-match.ts';
import { recordOf, type SavedMatch } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import { readSaved, save } from '../settings/storage.ts';
import { answerTo } from '../values/ask.ts';
import type { Given } from '../values/questions.ts';
import type { Played } from './sums.ts';

const storageKey = 'dicehall.my-play';
/** The maximum number of stored matches, of about 500 bytes each. The oldest ones are dropped first. */
const most = 300;

const numbers = ['when', 'luck', 'choices', 'lost', 'squares'] as const;

function isPlayed(given: unknown): given is Played {
  if (typeof given !== 'object' || given === null) return false;
  const one = given as Record<string, unknown>;
  return (
    typeof one.id === 'string' &&
    typeof one.game === 'string' &&
    (one.unit === 'win' || one.unit === 'sips') &&
    numbers.every((name) => Number.isFinite(one[name])) &&
    Array.isArray(one.mistakes) &&
    Array.isArray(one.calibration)
  );
}

/** The key for matches without exact values, stored as id and end time. */
const leftOutKey = 'dicehall.my-play.left-out';

function keptLeftOut(): string[] {
  const raw = readSaved(leftOutKey);
  return Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];
}

const keepLeftOut = (matches: readonly string[]): void => save(leftOutKey, matches.slice(-most));

/** The matches analysed earlier. Damaged entries are analysed again. */
export function keptPlayed(): Played[] {
  const raw = readSaved(storageKey);
  return Array.isArray(raw) ? raw.filter(isPlayed) : [];
}

export const keepPlayed = (played: readonly Played[]): void =>
  save(storageKey, played.toSorted((a, b) => a.when - b.when).slice(-most));

export interface MyPlay {
  readonly played: readonly Played[];
  /** The number of analysed matches out of all; null once all are analysed, or before they have been read. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Whether the matches of this device have been read. */
  readonly isRead: boolean;
  /** The number of matches without exact values on this device. */
  readonly skipped: number;
}

interface PlayTask extends Given<'play'> {
  readonly id: string;
  readonly game: string;
  readonly when: number;
}

const nameOf = ({ id, when }: { readonly id: string; readonly when: number }) => `${id} ${when}`;

/** Finished matches against others in which exactly one seat belongs to this person. */
function tasksOf(matches: readonly SavedMatch[]): PlayTask[] {
  return matches
    .filter(({ over, seats }) => over && seats.length > 1)
    .flatMap((saved) => {
      const { own } = localMatch(saved);
      if (own === null) return [];
      return [{ id: saved.id, record: recordOf(saved), seat: own, game: saved.game, when: saved.updated }];
    });
}

/** Analyses this person's play match by match. Earlier results are available at once. */
export function usePlayed(): MyPlay {
  const [state, setState] = useState<MyPlay>({ played: [], progress: null, isRead: false, skipped: 0 });
  useEffect(() => {
    const left = new AbortController();
    const analyse = async (matches: readonly SavedMatch[]) => {
      const tasks = tasksOf(matches);
      let played: readonly Played[] = keptPlayed().filter(({ id, when }) =>
        tasks.some((task) => task.id === id && task.when === when),
      );
      let leftOut: readonly string[] = keptLeftOut().filter((name) =>
        tasks.some((task) => nameOf(task) === name),
      );
      const open = tasks.filter(
        (task) => !played.some(({ id }) => id === task.id) && !leftOut.includes(nameOf(task)),
      );
      const show = (done: number) => {
        const progress = done < open.length ? { done, all: open.length } : null;
        if (!left.signal.aborted) setState({ played, progress, isRead: true, skipped: leftOut.length });
      };
      show(0);
      for (const [at, task] of open.entries()) {
        const { id, game, when, record, seat } = task;
        const play = await answerTo('play', { record, seat }, left.signal);
        if (play === null) {
          leftOut = [...leftOut, nameOf(task)];
          keepLeftOut(leftOut);
        } else {
          played = [...played, { ...play, id, game, when }];
          keepPlayed(played);
        }
        show(at + 1);
      }
    };
    savedMatches()
      .catch(() => [])
      .then(analyse)
      .catch(() =>
        setState(({ progress, skipped, ...now }) => ({
          ...now,
          progress: null,
          skipped: skipped + (progress === null ? 0 : progress.all - progress.done),
        })),
      );
    return () => left.abort();
  }, []);
  return state;
}
