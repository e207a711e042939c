import { rolledDice, type Seat } from '@dicehall/engine';
import { type Cue, outcomeCues, softLanding } from '../../dice/sound-schedule.ts';
import type { MomentGroup } from '../../moments/moment.ts';
import { type Announced, announceTable, turnBegins } from './announcement.ts';
import { announceWarnings, revealWait } from './clock.ts';
import type { TableDevice } from './feed.ts';
import { createTask } from './remembered.ts';
import { actingSeats } from './seats.ts';
import type { ShownTable } from './shown.ts';

/**
 * Returns the most important sound of a group; null if the group has none. `isOfOthers` is true if no player on this
 * screen caused the sound.
 */
export function cueOf({ main, also }: MomentGroup, mine: readonly Seat[]): Cue | null {
  const moments = [main, ...also];
  const kind = outcomeCues.findLast((cue) => moments.some((one) => one.cue === cue));
  const moment = moments.find(({ cue }) => cue === kind);
  if (kind === undefined || moment === undefined) return null;
  const { seat } = moment.event as { readonly seat?: Seat };
  return { kind, isOfOthers: seat !== undefined && mine.length > 0 && !mine.includes(seat) };
}

/** Returns the sound of a new turn. The player's own turn sounds different, and a solo player needs no sound. */
export function turnCueOf(acting: readonly Seat[], mine: readonly Seat[], seats: number): Cue | null {
  if (acting.length === 0 || mine.length >= seats) return null;
  return { kind: acting.some((seat) => mine.includes(seat)) ? 'my-turn' : 'their-turn' };
}

/** The milliseconds between two checks of whether the voice has finished. A key press may have silenced it. */
const lookEvery = 200;

interface TableSteps {
  /** Makes the table continue with the next step. */
  readonly next: () => void;
  /** Makes the table show the next frame. */
  readonly release: () => void;
}

/** Controls speech, sound and timing of the shown table. */
export function followTable(device: TableDevice, { next, release }: TableSteps) {
  const { messages, announcer, play, after } = device;
  let announced: Announced | null = null;
  let before: ShownTable | null = null;
  /** The seats whose turn sound was played last. */
  let turn = '';
  const moment = createTask();
  const voice = createTask();
  const warnings = createTask();

  function announce(shown: ShownTable): void {
    const { feed, count, extent, view, isEnd, isBehind } = shown;
    const { seats, mine, here = mine, isReplay } = feed;
    const result = isEnd ? (feed.result ?? null) : null;
    const isWhole = count === feed.frames.length && !isBehind;
    const acting = isWhole && !isReplay ? actingSeats(view) : [];
    const [only] = acting.length === 1 ? acting : [];
    const awaited =
      only !== undefined && seats[only]?.kind === 'person' && !here.includes(only) ? only : null;
    const verdict = isWhole ? (feed.verdict ?? null) : null;
    announced = announceTable(
      announcer,
      messages,
      { ...feed, ...shown, awaited, result, verdict },
      announced ?? { extent, count, mine, turn: null, hasResult: false, hasVerdict: false },
      device.settings().verbosity,
    );
    const { keysOn, keys } = device.settings();
    const pauseOf = ({ hold, isShowing, reveal, frames }: ShownTable) =>
      isShowing || reveal !== null || hold === 'speech' ? null : hold && `${hold} ${frames.length}`;
    const pause = pauseOf(shown);
    if (pause !== null && pause !== (before && pauseOf(before)))
      announcer.say(
        shown.hold === 'roll'
          ? turnBegins(messages, shown.acting[0] as Seat, here, shown.names)
          : messages.say('web-go-on-key', { key: keysOn ? keys['go-on'] : 'none' }),
      );
  }

  /** Plays the sounds of rolls without an animation, of outcomes, and of a new turn. */
  function sound(shown: ShownTable): void {
    const { feed, frames, count, isBehind, view } = shown;
    const news = frames.slice(before?.count ?? count, count);
    if (shown.appears && news.some((frame) => rolledDice(frame) !== null)) play(softLanding);
    const said = shown.moment ?? shown.revealed;
    // Headlines are compared by their events, which stay the same objects even if the group is created again.
    if (said !== null && said.main.event !== (before?.moment ?? before?.revealed)?.main.event) {
      const cue = cueOf(said, feed.mine);
      if (cue !== null) play(cue);
    }
    const acting = isBehind ? [] : actingSeats(view);
    if (before !== null && acting.length > 0 && acting.join() !== turn) {
      const cue = turnCueOf(acting, feed.mine, view.scores.length);
      if (cue !== null) play(cue);
    }
    if (acting.length > 0) turn = acting.join();
  }

  /** Checks repeatedly until the voice has finished. */
  function waitForVoice(): () => void {
    let stop = after(0, function look() {
      const left = announcer.quietIn();
      if (left === 0) release();
      else stop = after(Math.min(left, lookEvery), look);
    });
    return () => stop();
  }

  return {
    follow(shown: ShownTable): void {
      announce(shown);
      if (!shown.isHurried) sound(shown);
      before = shown;
      const { count, step, reveal, hold, isShowing, running } = shown;
      warnings(running && `${running.deadline} ${running.total}`, () =>
        running === null ? () => {} : announceWarnings(announcer, messages, running),
      );
      const wait = shown.wait ?? (reveal && running && revealWait(running, Date.now()));
      voice(hold === 'speech' && !isShowing ? `${shown.frames.length}` : null, waitForVoice);
      moment(wait === null ? null : `${count} ${step} ${reveal?.at}`, () => after(wait ?? 0, next));
    },
    /** Clears the record of what has been announced, because the table opens again. */
    restart(): void {
      announced = null;
      before = null;
      turn = '';
    },
    stop(): void {
      for (const task of [moment, voice, warnings]) task(null);
    },
  };
}
