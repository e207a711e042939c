import {
  applyEntry,
  type Entry,
  type Face,
  ok,
  openMatch,
  type Refusal,
  type Result,
  refused,
  replayLog,
  type Seat,
  type Setup,
} from '@dicehall/engine';
import { randomFaces } from './random-dice.ts';
import { type SavedMatch, setupOf } from './saved-match.ts';

/** A match as it stands on this device. */
export interface LocalSnapshot {
  readonly match: SavedMatch;
  readonly setup: Setup;
  /** The states before the first entry and after each one. */
  readonly states: readonly unknown[];
}

/** Why an entry was not taken; `went-on`: another window of this browser went on with the match before. */
export type Unplayed = Refusal | 'went-on';

/** A table without a server: every entry is kept before anybody sees it. */
export interface LocalTable {
  readonly now: () => LocalSnapshot;
  readonly onChange: (listener: () => void) => () => void;
  readonly act: (seat: Seat, move: unknown) => Promise<Unplayed | null>;
  /** Enters the faces of real dice. */
  readonly enter: (faces: readonly Face[]) => Promise<Unplayed | null>;
  /** Takes the last entry back. */
  readonly undo: () => Promise<void>;
  /** Goes on with another log, as `correct` made it. */
  readonly replaceLog: (log: readonly Entry[]) => Promise<void>;
  /** Goes on from where another window of this browser has come to. */
  readonly catchUp: (match: SavedMatch) => Promise<void>;
}

export interface LocalTableSetup {
  readonly match: SavedMatch;
  /** Keeps a match that follows from the one changed at `before`, or answers the one that stands there instead. */
  readonly keep: (match: SavedMatch, before: number) => Promise<SavedMatch | null>;
  readonly draw?: (count: number) => Face[];
  readonly clock?: () => number;
}

/** The states of a log, from the start on; the log was legal when it was made. */
function statesOf(setup: Setup, log: readonly Entry[]): unknown[] {
  const states = [openMatch(setup).state];
  const replayed = replayLog(setup, log, (_before, after) => states.push(after));
  if (!replayed.ok) throw new Error(`Entry ${replayed.error.entry} of a kept match: ${replayed.error.code}`);
  return states;
}

/** Whether the last entry can be taken back: a choice always, a throw only where the dice are real. */
export function canUndo(match: SavedMatch): boolean {
  const last = match.log.at(-1);
  return last !== undefined && ('move' in last || match.dice === 'real');
}

/** The log with other faces at an entry; what no longer fits after it is left out. */
export function correct(
  setup: Setup,
  log: readonly Entry[],
  index: number,
  dice: readonly Face[],
): Result<{ readonly log: readonly Entry[]; readonly dropped: number }, Refusal> {
  const changed = log.map((entry, at) => (at === index ? { seat: entry.seat, dice } : entry));
  const replayed = replayLog(setup, changed);
  if (replayed.ok) return ok({ log: changed, dropped: 0 });
  if (replayed.error.entry <= index) return refused(replayed.error);
  return ok({ log: changed.slice(0, replayed.error.entry), dropped: changed.length - replayed.error.entry });
}

/** Sits down at a kept match. */
export function openLocalTable(table: LocalTableSetup): LocalTable {
  const { keep, draw = randomFaces, clock = Date.now } = table;
  const setup = setupOf(table.match);
  const { game } = setup;
  const listeners = new Set<() => void>();
  let snapshot: LocalSnapshot = { match: table.match, setup, states: statesOf(setup, table.match.log) };
  let queue: Promise<unknown> = Promise.resolve();

  /** One change after the other, each on what the one before has left. */
  function inTurn<Value>(change: () => Promise<Value>): Promise<Value> {
    const done = queue.then(change);
    queue = done.catch(() => {});
    return done;
  }

  function stand(next: LocalSnapshot): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }
  const standAt = (match: SavedMatch) => stand({ match, setup, states: statesOf(setup, match.log) });

  /** The throw that the table makes by itself before anybody can do anything. */
  function ownThrow(state: unknown) {
    const step = game.step(state);
    return step.kind === 'throw' && snapshot.match.dice === 'app' ? step : null;
  }

  async function settle(log: readonly Entry[], states: readonly unknown[]): Promise<'went-on' | null> {
    const entries = [...log];
    const reached = [...states];
    for (;;) {
      const step = ownThrow(reached.at(-1));
      if (step === null) break;
      const entry: Entry = { seat: step.seat, dice: draw(step.dice) };
      const after = applyEntry(game, reached.at(-1), entry);
      if (!after.ok) throw new Error(`The table's own throw was refused: ${after.error.code}`);
      entries.push(entry);
      reached.push(after.value);
    }
    const over = game.step(reached.at(-1)).kind === 'over';
    const before = snapshot.match.updated;
    // Always later than before: by this a window knows whether another one was here.
    const match = { ...snapshot.match, log: entries, updated: Math.max(clock(), before + 1), over };
    const newer = await keep(match, before);
    if (newer === null) stand({ match, setup, states: reached });
    else standAt(newer);
    return newer === null ? null : 'went-on';
  }

  const append = (entry: Entry): Promise<Unplayed | null> =>
    inTurn(async () => {
      const after = applyEntry(game, snapshot.states.at(-1), entry);
      if (!after.ok) return after.error;
      return settle([...snapshot.match.log, entry], [...snapshot.states, after.value]);
    });

  if (ownThrow(snapshot.states.at(-1)) !== null)
    void inTurn(() => settle(snapshot.match.log, snapshot.states));

  return {
    now: () => snapshot,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (seat, move) => append({ seat, move: game.canonical(move) }),
    enter(dice) {
      const step = game.step(snapshot.states.at(-1));
      return append({ seat: step.kind === 'throw' ? step.seat : 0, dice });
    },
    undo: () =>
      inTurn(async () => {
        if (canUndo(snapshot.match))
          await settle(snapshot.match.log.slice(0, -1), snapshot.states.slice(0, -1));
      }),
    replaceLog: (log) =>
      inTurn(async () => {
        await settle(log, statesOf(setup, log));
      }),
    catchUp: (match) =>
      inTurn(async () => {
        if (match.updated > snapshot.match.updated) standAt(match);
      }),
  };
}
