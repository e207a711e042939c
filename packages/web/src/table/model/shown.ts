import {
  type AnyGame,
  type BaseEvent,
  type BaseView,
  type Controls,
  type Face,
  type Frame,
  message,
  moveAction,
  type Seat,
} from '@dicehall/engine';
import type { CelebrationKind } from '../../dice/Celebration.tsx';
import { tableRules } from '../../games/table-rules.ts';
import type { MomentGroup } from '../../moments/moment.ts';
import { momentOfReveal } from '../../moments/moments-of.ts';
import { numbersOfChoice } from './chosen-dice.ts';
import type { TableClock } from './clock.ts';
import { draftAt, movesMade, type Prepared } from './draft.ts';
import type { TableDevice, TableFeed } from './feed.ts';
import { extentOf, type GameLogLine, gameLog, type LogExtent, latestText } from './game-log.ts';
import type { Hold } from './hold.ts';
import type { TableBeats } from './queue.ts';
import { remembered } from './remembered.ts';
import { firstShownWith, type RevealRules, type RevealStep, wholeProgress } from './reveal.ts';
import { actingSeats, actorName, seatOfYou } from './seats.ts';
import {
  type Allowed,
  createSteps,
  isBotTurn,
  type Look,
  lastView,
  type Step,
  type StepState,
} from './step.ts';

export interface TableState extends StepState {
  readonly prepared: Prepared | null;
  /** The reason why an action was refused. */
  readonly problem: string | null;
  /** For each note, the number of log lines before it. */
  readonly linesBefore: readonly number[];
  /** The number of chat messages that have been read. */
  readonly readCount: number;
}

/** A throw that is animated before its frame is shown. */
interface Throwing {
  readonly seat: Seat;
  readonly dice: readonly Face[];
  readonly frame: number;
}

/** The state of a table as it is shown now. */
export interface ShownTable {
  readonly feed: TableFeed;
  /** Who acts in each seat. The name of a bot that stands in for a person says so. */
  readonly names: readonly string[];
  /** The frames of the match that may be shown. */
  readonly frames: readonly Frame[];
  readonly beats: TableBeats;
  /** What the next frame waits for; null if it does not wait. */
  readonly hold: Hold | null;
  /** The number of frames that have been shown; `readFrames` is the number that have been read. */
  readonly count: number;
  readonly readFrames: number;
  /** The headlines that are shown, and the step at which the table waits for them. */
  readonly moment: MomentGroup | null;
  readonly step: number | null;
  readonly throwing: Throwing | null;
  /** The frame whose choice is shown before it is played. */
  readonly choice: Frame | null;
  /** How long the table waits at the current step, in milliseconds; null if it does not wait, or waits for dice or a player. */
  readonly wait: number | null;
  /** Whether frames are still being shown. `isBehind` also covers frames that are delayed. */
  readonly isShowing: boolean;
  /** Whether there is more to show before a player on this screen can choose. */
  readonly isBehind: boolean;
  /** Whether the match is over and has been shown completely. */
  readonly isEnd: boolean;
  /** Whether a replay jumps to its target. */
  readonly isJump: boolean;
  /** Whether dice appear at once instead of tumbling. */
  readonly appears: boolean;
  /** The view after the shown frames, as far as it may be known at this step of a reveal. */
  readonly view: BaseView;
  readonly rules: RevealRules | undefined;
  readonly reveal: RevealStep | null;
  /**
   * The headlines of this step of a reveal. Only their sounds and celebrations are used, because the board shows their
   * words.
   */
  readonly revealed: MomentGroup | null;
  readonly celebration: CelebrationKind | null;
  /**
   * The seats whose turn is shown. While a headline is visible and no player here has dice to choose from, this is the
   * seat of the headline's player.
   */
  readonly acting: readonly Seat[];
  /**
   * Whether the table still shows the last frame: while its headlines are visible, and while it waits for a key or for
   * the reader of a guide.
   */
  readonly tellsLast: boolean;
  /** How many events of the frames may be disclosed. */
  readonly extent: LogExtent;
  readonly lines: readonly GameLogLine[];
  /** The last line of the game log. */
  readonly latest: string;
  /**
   * The clock of a player on this screen: for the current choice, or for the next choice while a result is still
   * revealed.
   */
  readonly running: TableClock | null;
  /** The seat on this screen that chooses now; null while others choose, and while something is being shown. */
  readonly choosing: Seat | null;
  readonly draft: unknown;
  readonly controls: Controls;
  /** Whether the only action skips the turns of bots. */
  readonly canSkip: boolean;
  readonly isHurried: boolean;
  /** The frames that ended the skipped turns, until a player on this screen acts. */
  readonly skipped: readonly number[];
  readonly controlsWith: (draft: unknown) => Controls;
  readonly problem: string | null;
  readonly linesBefore: readonly number[];
  /** The number of chat messages that have not been read. */
  readonly unread: number;
}

/** Returns the number of chat messages of other people. */
export const chatCount = ({ notes = [] }: TableFeed): number =>
  notes.filter(({ buffer, isOwn }) => buffer === 'chat' && isOwn !== true).length;

/** Returns controls that are visible but cannot be used until their player has the device. */
const passing = (controls: Controls, seat: Seat): Controls => ({
  ...controls,
  dice: controls.dice.map((die) => ({ ...die, tap: null })),
  actions: controls.actions.map((action) => ({
    ...action,
    why: message('web-why-hand-over', { seat: { seat } }),
  })),
});

/** Returns the seats that a headline is about: the seats that it names, otherwise the seat that acted. */
function toldSeats(moment: MomentGroup | null, frame: Frame | undefined): readonly Seat[] | null {
  const { seat, seats } = (moment?.main.event ?? {}) as {
    readonly seat?: Seat;
    readonly seats?: readonly Seat[];
  };
  const acted = frame?.entry?.seat;
  return seats ?? (seat !== undefined ? [seat] : acted !== undefined ? [acted] : null);
}

/** Derives the shown table from its state. Unchanged parts stay the same objects. */
export function createShown(device: TableDevice) {
  const { messages } = device;
  const { lookOf, allowedAt, stepAt } = createSteps(device);
  const namesOf = remembered((seats: TableFeed['seats']) => seats.map(({ name }) => name));
  const actorsOf = remembered((seats: TableFeed['seats']) => seats.map((seat) => actorName(messages, seat)));
  const extentAt = remembered(
    (
      frames: readonly Frame[],
      count: number,
      rules: RevealRules | undefined,
      disclosed: number | null,
      endIsNext: boolean,
    ) =>
      extentOf(
        frames.slice(0, count),
        endIsNext
          ? ({ length }) => length - 1
          : rules === undefined || disclosed === null
            ? undefined
            : (events: readonly BaseEvent[]) => rules.eventsAfter(events, disclosed),
      ),
  );
  const linesOf = remembered(
    (
      game: AnyGame,
      frames: readonly Frame[],
      extent: LogExtent,
      names: readonly string[],
      you: Seat | undefined,
    ) => gameLog(messages, game.id, frames, extent, names, you),
  );
  const viewOf = remembered(
    (view: BaseView, rules: RevealRules | undefined, step: number | null, mine: readonly Seat[]) =>
      rules === undefined || step === null ? view : rules.viewAfter(view, step, mine),
  );
  const revealedOf = remembered(
    (
      frames: readonly Frame[],
      count: number,
      rules: RevealRules | undefined,
      from: number | null,
      to: number,
    ) =>
      rules === undefined || from === null ? null : momentOfReveal(frames.slice(0, count), rules, from, to),
  );
  const numbersOf = remembered(numbersOfChoice);
  const controlsOf = remembered(
    (
      game: AnyGame,
      view: BaseView,
      seat: Seat | null,
      draft: unknown,
      passingTo: Seat | null,
      you: Seat | null,
    ) => {
      const now = game.controls(view, seat, draft);
      if (passingTo !== null) return passing(now, passingTo);
      return you === seat ? now : { ...now, race: game.controls(view, you, null).race };
    },
  );

  /** Returns what may be told at a step: the view, the lines of the log, and the headlines of a reveal. */
  function toldAt(
    { game, seats, mine }: TableFeed,
    { rules, you }: Look,
    { frames }: Allowed,
    { place: { count }, moment, reveal, fullView, isPaced }: Step,
  ) {
    const names = namesOf(seats);
    // The last roll is shown before the result that it leads to.
    const endIsNext =
      moment !== null &&
      moment.main.event.kind !== 'match-over' &&
      frames[count - 1]?.events.at(-1)?.kind === 'match-over';
    // A step that passes automatically is announced when it is over.
    const shownSteps = reveal === null ? null : reveal.at + (reveal.isPassing ? 0 : 1);
    const extent = extentAt(frames, count, rules, shownSteps, endIsNext);
    const lines = linesOf(game, frames, extent, names, you);
    // The board of a step that passes automatically plays its sounds while it moves.
    const soundsFrom =
      rules === undefined || reveal === null || reveal.isPassing
        ? null
        : isPaced
          ? reveal.at
          : firstShownWith(rules, reveal);
    const revealed = revealedOf(frames, count, rules, soundsFrom, shownSteps ?? 0);
    return {
      view: viewOf(fullView, rules, shownSteps, mine),
      extent,
      lines,
      latest: latestText(messages, frames, lines, names, you),
      revealed,
      celebration: revealed?.main.celebration ?? null,
    };
  }

  /** Returns who acts at a step, and the controls of the player who chooses or watches on this screen. */
  function choiceAt(
    { feed, ...before }: TableState,
    { plays }: Look,
    { frames, hold }: Allowed,
    { place: { count }, moment, reveal, throwing, choice: chosen, isShowing, isBehind, fullView }: Step,
    view: BaseView,
  ) {
    const { game, mine, passingTo = null, skip } = feed;
    const isChoice = !isBehind && reveal === null && view.step.kind === 'choose';
    const choosing = isChoice ? (view.step.seats.find((seat) => plays.includes(seat)) ?? null) : null;
    // An undo clears what was prepared.
    const prepared = count < before.place.count ? null : before.prepared;
    const draft = draftAt(prepared, choosing, choosing === null ? 0 : movesMade(frames, count, choosing));
    const own = choosing ?? seatOfYou({ mine }) ?? null;
    // In a replay nobody can play, but the state of the race addresses the only person as “you”.
    const looking = feed.isReplay ? null : own;
    const ownControls = controlsOf(game, view, looking, draft, passingTo, own);
    const { step: now } = fullView;
    const tied = hold === 'roll' && !isShowing && now.kind === 'throw' ? now : null;
    const controls =
      tied !== null
        ? {
            ...ownControls,
            actions: [moveAction('roll', message('control-roll', { count: tied.dice }), 'r', null)],
          }
        : chosen !== null
          ? { ...ownControls, ...numbersOf(game, view, chosen) }
          : ownControls;
    // A guide that reports a turn keeps its dice on the table until the learner has read about it.
    const isReported = feed.isReading === true && view.step.kind !== 'over';
    const tellsLast = moment !== null || ((hold === 'key' || isReported) && !isShowing);
    // A player on this screen can roll while the last turn is still shown, but has no dice yet.
    const told =
      tellsLast && (choosing === null || controls.dice.length === 0)
        ? toldSeats(moment, frames[count - 1])
        : null;
    const acting = (reveal !== null ? [] : throwing !== null ? [throwing.seat] : told) ?? actingSeats(view);
    // While the result of a player on this screen is shown, there is nothing to skip yet.
    const canSkip =
      skip !== undefined &&
      hold === null &&
      isBotTurn(feed, view) &&
      !acting.some((seat) => mine.includes(seat));
    return {
      prepared,
      shown: {
        acting,
        tellsLast,
        choosing,
        draft,
        controls: canSkip ? { ...controls, actions: [skip] } : controls,
        canSkip,
        controlsWith: (other: unknown) => game.controls(view, looking, other),
      },
    };
  }

  /** Returns the shown table for a state, and the updated state. */
  function shownOf(before: TableState): readonly [TableState, ShownTable] {
    const { feed } = before;
    const look = lookOf(feed);
    const allowed = allowedAt(before, look);
    const { frames, hold, released, isHurried } = allowed;
    const step = stepAt(before, look, allowed);
    const { beats, place, reveal, moment, throwing, choice, wait, readFrames, isShowing, isBehind } = step;
    const told = toldAt(feed, look, allowed, step);
    const { prepared, shown } = choiceAt(before, look, allowed, step, told.view);
    const { mine, result = null, notes = [] } = feed;
    const { skippedFrom } = before;
    const isAnswered =
      skippedFrom === null ||
      frames.slice(skippedFrom, place.count).some(({ entry }) => entry !== null && mine.includes(entry.seat));
    const count = told.lines.length;
    const linesBefore =
      before.linesBefore.length === notes.length
        ? before.linesBefore
        : notes.map((_, at) => Math.min(before.linesBefore[at] ?? count, count));
    return [
      {
        ...before,
        isHurried,
        skippedFrom: isAnswered ? null : skippedFrom,
        place,
        revealed: step.progress,
        prepared,
        linesBefore,
        // Frames that have been shown, or have begun to be shown, are not delayed again.
        released: Math.max(released, step.hasBegun ? place.count + 1 : place.count),
      },
      {
        ...told,
        ...shown,
        feed,
        frames,
        hold,
        beats,
        reveal,
        moment,
        throwing,
        choice,
        wait,
        readFrames,
        isShowing,
        isBehind,
        isHurried,
        skipped: isAnswered
          ? []
          : frames
              .slice(0, place.count)
              .flatMap(({ events }, index) =>
                index >= skippedFrom && events.some(({ kind }) => kind === 'turn-ended') ? [index] : [],
              ),
        names: actorsOf(feed.seats),
        count: place.count,
        step: place.step,
        isEnd: result !== null && !isBehind && reveal === null,
        isJump: look.isJump,
        appears: look.rolls && !look.isAnimated,
        rules: look.rules,
        running:
          shown.choosing === null && (reveal === null || mine.length === 0) ? null : (feed.clock ?? null),
        problem: before.problem,
        linesBefore,
        unread: Math.max(0, chatCount(feed) - before.readCount),
      },
    ];
  }

  return {
    shownOf,
    /** The results that count as shown when a table opens. */
    revealedIn: (feed: TableFeed) => wholeProgress(tableRules[feed.game.id]?.reveal, lastView(feed)),
  };
}
