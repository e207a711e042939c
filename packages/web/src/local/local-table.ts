import {
  type Entry,
  err,
  type Face,
  type Illegal,
  ok,
  type Refusal,
  type Replayed,
  type Result,
  replayStatesOfLog,
  type Seat,
  type Setup,
  whyNotUndo,
} from '@dicehall/engine';
import { createListeners } from '../settings/listeners.ts';
import { randomFaces, seededRolls } from './random-dice.ts';
import { type SavedMatch, setupOf } from './saved-match.ts';

export interface LocalSnapshot extends Replayed {
  readonly match: SavedMatch;
}

/** Why an entry was refused. `changed-elsewhere`: another window of this browser has continued the match. */
export type ActError = Refusal | 'changed-elsewhere';

/** A table without a server. Every entry is saved before it is shown. */
export interface LocalTable {
  readonly now: () => LocalSnapshot;
  readonly onChange: (listener: () => void) => () => void;
  readonly act: (seat: Seat, move: unknown) => Promise<ActError | null>;
  readonly enter: (faces: readonly Face[]) => Promise<ActError | null>;
  /** Undoes the last choice of one of the given seats, if `whyNotUndo` allows it. */
  readonly undo: (seats: readonly Seat[]) => Promise<void>;
  /** Replaces the log by the result of `correct`. */
  readonly replaceLog: (log: readonly Entry[]) => Promise<void>;
  /** Saves that the match is over, after its end has been shown. Until then, the history does not tell the result. */
  readonly end: () => Promise<void>;
  /** Takes over the match as saved by another window of this browser. */
  readonly adopt: (match: SavedMatch) => Promise<void>;
}

export interface LocalTableSetup {
  readonly match: SavedMatch;
  /**
   * Saves a match that continues the version updated at `before`. If a different version is saved, resolves to that
   * version and saves nothing.
   */
  readonly save: (match: SavedMatch, before: number) => Promise<SavedMatch | null>;
  readonly roll?: (count: number, seat: Seat, log: readonly Entry[]) => Face[];
  readonly clock?: () => number;
}

/** Replays a saved log, which was legal when it was saved. */
function replayedSaved(setup: Setup, log: readonly Entry[]): Replayed {
  const match = replayStatesOfLog(setup, log);
  if (!match.ok) throw new Error(`Entry ${match.error.entry} of a saved match: ${match.error.code}`);
  return match.value;
}

function withEntry(match: Replayed, entry: Entry): Result<Replayed, Illegal> {
  const { setup, log, states, events } = match;
  const after = setup.game.apply(states.at(-1), entry);
  if (!after.ok) return after;
  return ok({
    setup,
    log: [...log, entry],
    states: [...states, after.value.state],
    events: [...events, after.value.events],
  });
}

const withoutLast = ({ setup, log, states, events }: Replayed): Replayed => ({
  setup,
  log: log.slice(0, -1),
  states: states.slice(0, -1),
  events: events.slice(0, -1),
});

/** Why a wrongly entered roll is not corrected. `reveals`: the correction would undo the match back beyond a reveal. */
export type CorrectError = Refusal | 'reveals';

/** Replaces the faces of an entry, and drops all later entries from the first illegal entry on. */
export function correct(
  setup: Setup,
  log: readonly Entry[],
  index: number,
  dice: readonly Face[],
): Result<{ readonly log: readonly Entry[]; readonly dropped: number }, CorrectError> {
  const changed = log.map((entry, at) => (at === index ? { seat: entry.seat, dice } : entry));
  const match = replayStatesOfLog(setup, changed);
  if (match.ok) return ok({ log: changed, dropped: 0 });
  const { entry } = match.error;
  if (entry <= index) return err(match.error);
  const dropped = replayedSaved(setup, log).events.slice(entry).flat();
  return dropped.some(({ kind }) => kind === 'revealed')
    ? err('reveals')
    : ok({ log: changed.slice(0, entry), dropped: changed.length - entry });
}

export function openLocalTable(table: LocalTableSetup): LocalTable {
  const { save, clock = Date.now } = table;
  const { seed } = table.match;
  const roll = table.roll ?? (seed === undefined ? (count: number) => randomFaces(count) : seededRolls(seed));
  const setup = setupOf(table.match);
  const { game } = setup;
  const listeners = createListeners();
  let snapshot: LocalSnapshot = { match: table.match, ...replayedSaved(setup, table.match.log) };
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs changes one after another, so that each change gets the result of the previous change. */
  function enqueue<Value>(change: () => Promise<Value>): Promise<Value> {
    const done = queue.then(change);
    queue = done.catch(() => {});
    return done;
  }

  function show(next: LocalSnapshot): void {
    snapshot = next;
    listeners.notify();
  }
  const showSaved = (match: SavedMatch) => show({ match, ...replayedSaved(setup, match.log) });

  /** Returns the roll that the table has to make now; null while it waits for a move or for real dice. */
  function ownRoll({ states }: Replayed) {
    const step = game.step(states.at(-1));
    return step.kind === 'throw' && snapshot.match.dice === 'app' ? step : null;
  }

  /** Makes all pending rolls, saves the match as unfinished, and shows it. */
  async function advance(changed: Replayed): Promise<'changed-elsewhere' | null> {
    let settled = changed;
    for (let step = ownRoll(settled); step !== null; step = ownRoll(settled)) {
      const after = withEntry(settled, { seat: step.seat, dice: roll(step.dice, step.seat, settled.log) });
      if (!after.ok) throw new Error(`A roll of the table was refused: ${after.error.code}`);
      settled = after.value;
    }
    return keep(settled, false);
  }

  /** Saves the match, and shows it. */
  async function keep(settled: Replayed, over: boolean): Promise<'changed-elsewhere' | null> {
    const before = snapshot.match.updated;
    // Other windows recognise a change by its time, so the time always rises.
    const updated = Math.max(clock(), before + 1);
    const match = { ...snapshot.match, log: settled.log, updated, over };
    const newer = await save(match, before);
    if (newer === null) show({ ...settled, match });
    else showSaved(newer);
    return newer === null ? null : 'changed-elsewhere';
  }

  const append = (entry: Entry): Promise<ActError | null> =>
    enqueue(async () => {
      const after = withEntry(snapshot, entry);
      return after.ok ? advance(after.value) : after.error;
    });

  if (ownRoll(snapshot) !== null) void enqueue(() => advance(snapshot));

  return {
    now: () => snapshot,
    onChange: listeners.subscribe,
    act: (seat, move) => append({ seat, move: game.canonical(move) }),
    enter(dice) {
      const step = game.step(snapshot.states.at(-1));
      return append({ seat: step.kind === 'throw' ? step.seat : 0, dice });
    },
    undo: (seats) =>
      enqueue(async () => {
        if (whyNotUndo(snapshot, seats) === null) await advance(withoutLast(snapshot));
      }),
    replaceLog: (log) =>
      enqueue(async () => {
        await advance(replayedSaved(setup, log));
      }),
    end: () =>
      enqueue(async () => {
        const isOver = game.step(snapshot.states.at(-1)).kind === 'over';
        if (isOver && !snapshot.match.over) await keep(snapshot, true);
      }),
    adopt: (match) =>
      enqueue(async () => {
        if (match.updated > snapshot.match.updated) showSaved(match);
      }),
  };
}
