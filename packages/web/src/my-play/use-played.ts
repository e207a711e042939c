import { useEffect, useState } from 'react';
import { localMatch } from '../history/past-match.ts';
import { recordOf, type SavedMatch } from '../local/saved-match.ts';
import { savedMatches } from '../local/store.ts';
import type { PlayNews, PlayTask } from './my-play.worker.ts';
import { keepLeftOut, keepPlayed, keptLeftOut, keptPlayed } from './played-store.ts';
import type { Played } from './sums.ts';

export interface MyPlay {
  readonly played: readonly Played[];
  /** How many matches of all that have to be analysed are done; null once all are, or before they are read. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Whether the matches of this device are read. */
  readonly isRead: boolean;
  /** Matches that cannot be judged exactly here. */
  readonly skipped: number;
}

/** Finished matches against others in which one seat is this person's. */
function tasksOf(
  matches: readonly SavedMatch[],
): (PlayTask & { readonly game: string; readonly when: number })[] {
  return matches
    .filter(({ over, seats }) => over && seats.length > 1)
    .flatMap((saved) => {
      const { own } = localMatch(saved);
      if (own === null) return [];
      return [{ id: saved.id, record: recordOf(saved), seat: own, game: saved.game, when: saved.updated }];
    });
}

/** The play of this person, analysed match by match; what was analysed before is there at once. */
export function usePlayed(): MyPlay {
  const [state, setState] = useState<MyPlay>({ played: [], progress: null, isRead: false, skipped: 0 });
  useEffect(() => {
    let worker: Worker | null = null;
    let isHere = true;
    const begin = (matches: readonly SavedMatch[]) => {
      if (!isHere) return;
      const tasks = tasksOf(matches);
      const known = keptPlayed().filter(({ id, when }) =>
        tasks.some((task) => task.id === id && task.when === when),
      );
      const nameOf = ({ id, when }: { readonly id: string; readonly when: number }) => `${id} ${when}`;
      let leftOut: readonly string[] = keptLeftOut().filter((name) =>
        tasks.some((task) => nameOf(task) === name),
      );
      const open = tasks.filter(
        (task) => !known.some(({ id }) => id === task.id) && !leftOut.includes(nameOf(task)),
      );
      let played: readonly Played[] = known;
      let done = 0;
      const tell = () => {
        const progress = done < open.length ? { done, all: open.length } : null;
        setState({ played, progress, isRead: true, skipped: leftOut.length });
      };
      tell();
      if (open.length === 0) return;
      worker = new Worker(new URL('./my-play.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<PlayNews>) => {
        const task = open.find(({ id }) => id === data.id);
        done += 1;
        if (task === undefined) return;
        if (data.play === null) {
          leftOut = [...leftOut, nameOf(task)];
          keepLeftOut(leftOut);
        } else {
          played = [...played, { ...data.play, id: task.id, game: task.game, when: task.when }];
          keepPlayed(played);
        }
        tell();
        if (done === open.length) worker?.terminate();
      });
      worker.addEventListener('error', () => {
        leftOut = [...leftOut, ...open.slice(done).map(nameOf)];
        done = open.length;
        tell();
      });
      worker.postMessage(open.map(({ id, record, seat }): PlayTask => ({ id, record, seat })));
    };
    savedMatches().then(begin, () => begin([]));
    return () => {
      isHere = false;
      worker?.terminate();
    };
  }, []);
  return state;
}
