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
import { drawFaces } from './draw.ts';
import { type KeptMatch, setupOf } from './kept-match.ts';

/** A match as it stands on this device. */
export interface LocalSnapshot {
  readonly match: KeptMatch;
  readonly setup: Setup;
  /** The states before the first entry and after each one. */
  readonly states: readonly unknown[];
}

/** A table without a server: every entry is kept before anybody sees it. */
export interface LocalTable {
  readonly now: () => LocalSnapshot;
  readonly onChange: (listener: () => void) => () => void;
  readonly act: (seat: Seat, move: unknown) => Promise<Refusal | null>;
  /** Enters the faces of real dice. */
  readonly enter: (faces: readonly Face[]) => Promise<Refusal | null>;
  /** Takes the last entry back. */
  readonly undo: () => Promise<void>;
  /** Goes on with another log, as `correct` made it. */
  readonly replaceLog: (log: readonly Entry[]) => Promise<void>;
}

export interface LocalTableSetup {
  readonly match: KeptMatch;
  readonly keep: (match: KeptMatch) => Promise<void>;
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
export function canUndo(match: KeptMatch): boolean {
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
  const { keep, draw = drawFaces, clock = Date.now } = table;
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

  async function settle(log: readonly Entry[], states: readonly unknown[]): Promise<void> {
    const entries = [...log];
    const reached = [...states];
    for (;;) {
      const step = game.step(reached.at(-1));
      if (step.kind !== 'throw' || snapshot.match.dice === 'real') break;
      const entry: Entry = { seat: step.seat, dice: draw(step.dice) };
      const after = applyEntry(game, reached.at(-1), entry);
      if (!after.ok) throw new Error(`The table's own throw was refused: ${after.error.code}`);
      entries.push(entry);
      reached.push(after.value);
    }
    const over = game.step(reached.at(-1)).kind === 'over';
    const match = { ...snapshot.match, log: entries, updated: clock(), over };
    await keep(match);
    snapshot = { match, setup, states: reached };
    for (const listener of listeners) listener();
  }

  const append = (entry: Entry): Promise<Refusal | null> =>
    inTurn(async () => {
      const after = applyEntry(game, snapshot.states.at(-1), entry);
      if (!after.ok) return after.error;
      await settle([...snapshot.match.log, entry], [...snapshot.states, after.value]);
      return null;
    });

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
    replaceLog: (log) => inTurn(() => settle(log, statesOf(setup, log))),
  };
}
