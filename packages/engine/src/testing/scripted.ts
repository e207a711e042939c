import type { BaseEvent, BaseView, GameId, Step, Viewer } from '../core/index.ts';
import { gameOf, games } from '../games/index.ts';
import { type MatchRecord, makeRecord, readSetup, replayLog } from '../record/index.ts';
import { entriesOf } from './script.ts';

export interface ScriptSetup {
  /** The number of seats; the game's minimum if absent. */
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Scripted<View extends BaseView = BaseView> {
  /** The first refused entry as `code@entry`; null if no entry was refused. */
  readonly refused: string | null;
  readonly scores: readonly number[];
  /** The places of the seats; null while the match is running. */
  readonly places: readonly number[] | null;
  readonly step: Step;
  readonly events: readonly BaseEvent[];
  readonly lastEvents: readonly BaseEvent[];
  readonly moves: (seat: number) => readonly unknown[];
  readonly view: (viewer: Viewer) => View;
  readonly record: MatchRecord;
}

const nameOf = (seat: number): { name: string } => ({ name: `Player ${seat + 1}` });

/** Plays a script in the notation of `entriesOf` from the start of a match. */
export function scripted<View extends BaseView = BaseView>(
  id: GameId,
  script: string,
  { seats = gameOf(id).seats.min, options = {} }: ScriptSetup = {},
): Scripted<View> {
  const setup = readSetup({
    game: id,
    options,
    seats: Array.from({ length: seats }, (_, seat) => nameOf(seat)),
  });
  if (!setup.ok)
    throw new Error(
      `No such setup of ${games.map((game) => game.id).join(', ')}: ${JSON.stringify(setup.error)}`,
    );
  const { game } = setup.value;
  const log = entriesOf(game, script);
  let state = game.start(setup.value.options, seats);
  let lastEvents: readonly BaseEvent[] = [];
  const events: BaseEvent[] = [];
  const result = replayLog(setup.value, log, (_before, after, _entry, now) => {
    lastEvents = now;
    events.push(...now);
    state = after;
  });
  const step = game.step(state);
  return {
    refused: result.ok ? null : `${result.error.code}@${result.error.entry}`,
    scores: game.scores(state),
    places: step.kind === 'over' ? step.places : null,
    step,
    events,
    lastEvents,
    moves: (seat) => game.moves(state, seat),
    view: (viewer) => game.view(state, viewer) as View,
    record: makeRecord(setup.value, log),
  };
}
