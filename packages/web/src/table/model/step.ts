import { type AnyGame, type BaseView, type Frame, rolledDice, type Seat } from '@dicehall/engine';
import { tableRules } from '../../games/table-rules.ts';
import { paced, revealTime } from '../../moments/timing.ts';
import type { Pace } from '../../settings/settings.ts';
import type { TableDevice, TableFeed } from './feed.ts';
import { heldFrame } from './hold.ts';
import { type QueuePlace, shownPlace, tableBeats } from './queue.ts';
import { remembered } from './remembered.ts';
import { framesToReveal, progressAt, type RevealProgress, revealAt } from './reveal.ts';
import { actingSeats, seatOfYou } from './seats.ts';

/** What decides which step of a match is shown. */
export interface StepState {
  readonly feed: TableFeed;
  readonly place: QueuePlace;
  /** The number of frames that are not, or no longer, delayed. */
  readonly released: number;
  readonly revealed: RevealProgress;
  /** Whether the turns of bots are skipped, until somebody else has to act. */
  readonly isHurried: boolean;
  /** The first frame of the skipped turns, until a player on this screen acts; null if no turns were skipped. */
  readonly skippedFrom: number | null;
}

export const lastView = ({ frames, start }: TableFeed): BaseView => frames.at(-1)?.view ?? start;

export const isBotTurn = ({ seats }: TableFeed, view: BaseView): boolean =>
  view.step.kind !== 'over' && actingSeats(view).every((seat) => seats[seat]?.kind === 'bot');

/** Finds the step of a match that a table shows, and how long it stays. */
export function createSteps({
  settings,
  isMotionReduced,
  waitsForSpeech,
  isRoom = false,
  isParty = false,
}: TableDevice) {
  const firstOf = remembered((frames: readonly Frame[], count: number) =>
    count === frames.length ? frames : frames.slice(0, count),
  );
  const beatsOf = remembered(
    (
      game: AnyGame,
      frames: readonly Frame[],
      start: BaseView,
      mine: readonly Seat[],
      isAnimated: boolean,
      pace: Pace,
    ) => tableBeats({ game, frames, start, mine, isAnimated, pace, isRoom }),
  );
  const framesUpTo = remembered(framesToReveal);

  /** Returns how the table is shown, whatever the step. */
  function lookOf(feed: TableFeed) {
    const { mine, plays = mine, here = mine } = feed;
    const { turns, pace: wanted } = settings();
    const isJump = feed.pace === 'instant';
    const rolls = feed.enter === undefined;
    return {
      plays,
      here,
      turns,
      pace: feed.pace ?? wanted,
      isJump,
      rolls,
      isAnimated: rolls && !isMotionReduced() && !isJump,
      rules: tableRules[feed.game.id]?.reveal,
      you: seatOfYou(feed),
    };
  }

  /** Returns the frames that may be shown now, and what the next one waits for. */
  function allowedAt({ feed, ...before }: StepState, { here, turns, isJump, rolls, rules }: Look) {
    const isHurried = before.isHurried && isBotTurn(feed, lastView(feed));
    // After an undo, new frames are delayed again.
    const released = Math.min(before.released, feed.frames.length);
    const waiting =
      isJump || isHurried
        ? null
        : heldFrame(
            {
              frames: feed.frames,
              here,
              isTimed: feed.clock != null,
              rollsSelf: rolls && feed.isReplay !== true && feed.asks === undefined && !isRoom && !isParty,
              waitsForKey: turns === 'key',
              waitsForSpeech: waitsForSpeech(),
            },
            released,
          );
    const allowed = firstOf(feed.frames, waiting?.index ?? feed.frames.length);
    const frames =
      rules === undefined || isJump
        ? allowed
        : framesUpTo(allowed, before.place.count, rules, before.revealed);
    return { frames, hold: waiting?.hold ?? null, released, isHurried };
  }

  /** Returns the step that is shown: a throw, a choice, a headline or a part of a reveal, and how long it stays. */
  function stepAt(
    { feed, ...before }: StepState,
    { plays, here, pace, rolls, isAnimated, rules }: Look,
    { frames, hold, isHurried }: Allowed,
  ) {
    const beats = beatsOf(feed.game, frames, feed.start, here, isAnimated, pace);
    const place = isHurried ? { count: frames.length, step: null } : shownPlace(frames, before.place, beats);
    const { count, step } = place;
    const fullView = frames[count - 1]?.view ?? feed.start;
    const isPaced = isAnimated && pace !== 'instant';
    const progress = progressAt(rules, before.revealed, fullView, isPaced);
    const reveal = revealAt(rules, progress, fullView);
    const { step: now } = fullView;
    // A player on this screen need not wait, nor does a table that waits for real dice.
    const waitsAtEnd =
      pace !== 'instant' &&
      !(now.kind === 'choose' && now.seats.some((seat) => plays.includes(seat))) &&
      (now.kind !== 'throw' || rolls);
    const isWaiting = step !== null && (count < frames.length || waitsAtEnd);
    const beat = step === null ? beats.before(count) : null;
    const dice = beat === 'throw' ? rolledDice(frames[count]) : null;
    const wait =
      reveal !== null
        ? (paced(rules?.timeOf(fullView, reveal.at) ?? null, pace) ??
          (isRoom || isParty ? revealTime(pace) : null))
        : step !== null
          ? (beats.after(count - 1)[step] ?? 0)
          : beat === 'choice'
            ? beats.choiceTime(count)
            : null;
    const isShowing = count < frames.length || isWaiting;
    return {
      beats,
      place,
      fullView,
      isPaced,
      progress,
      reveal,
      moment: step === null || reveal !== null ? null : (beats.momentsAt(count - 1)[step] ?? null),
      hasBegun: beat !== null,
      throwing: dice === null ? null : { seat: dice.seat, dice: dice.dice, frame: count },
      choice: beat === 'choice' ? (frames[count] ?? null) : null,
      wait,
      readFrames: isWaiting ? count - 1 : count,
      isShowing,
      isBehind: isShowing || hold !== null,
    };
  }

  return { lookOf, allowedAt, stepAt };
}

type Steps = ReturnType<typeof createSteps>;
export type Look = ReturnType<Steps['lookOf']>;
export type Allowed = ReturnType<Steps['allowedAt']>;
export type Step = ReturnType<Steps['stepAt']>;
