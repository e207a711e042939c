import { rolledDice } from '@dicehall/engine';
import { softLanding } from '../../dice/sound-schedule.ts';
import { type Announced, announceTable } from './announcement.ts';
import { announceWarnings } from './clock.ts';
import type { TableDevice } from './feed.ts';
import { actingSeats } from './seats.ts';
import type { ShownTable } from './shown.ts';
import { cueOf, turnCueOf } from './sounds.ts';
import { createTask } from './task.ts';

/** Milliseconds between two looks at whether the voice is done: a key may have silenced it. */
const lookEvery = 200;

interface TableSteps {
  /** Goes on to what comes next. */
  readonly next: () => void;
  /** Lets the next frame pass. */
  readonly release: () => void;
}

/** Speaks, sounds and times what a table shows. */
export function followTable(device: TableDevice, { next, release }: TableSteps) {
  const { messages, announcer, play, after } = device;
  let announced: Announced | null = null;
  let before: ShownTable | null = null;
  /** The seats whose turn was sounded last. */
  let turn = '';
  const moment = createTask();
  const voice = createTask();
  const warnings = createTask();

  function announce(shown: ShownTable): void {
    const { feed, frames, count, isJump, extent, controls, choosing, isEnd } = shown;
    const { game, seats, mine } = feed;
    const result = isEnd ? (feed.result ?? null) : null;
    announced = announceTable(
      announcer,
      messages,
      { game, frames, count, isJump, extent, seats, mine, controls, choosing, result },
      announced ?? { extent, count, mine, turn: null, hasResult: false },
      device.settings().verbosity,
    );
    const { keysOn, keys } = device.settings();
    const isPaused = ({ hold, isShowing }: ShownTable) => hold === 'key' && !isShowing;
    if (isPaused(shown) && (before === null || !isPaused(before)))
      announcer.say(messages.say('web-go-on-key', { key: keysOn ? keys['go-on'] : 'none' }));
  }

  /** Rolls without an animation, outcomes, and whose turn it is. */
  function sound(shown: ShownTable): void {
    const { feed, frames, count, isBehind, view } = shown;
    const news = frames.slice(before?.count ?? count, count);
    if (shown.appears && news.some((frame) => rolledDice(frame) !== null)) play(softLanding);
    const said = shown.moment ?? shown.revealed;
    // The events of a moment stay the same where its group is made anew.
    if (said !== null && said.main.event !== (before?.moment ?? before?.revealed)?.main.event) {
      const cue = cueOf(said, feed.mine);
      if (cue !== null) play(cue);
    }
    const acting = isBehind ? [] : actingSeats(view);
    if (before !== null && acting.length > 0 && acting.join() !== turn) {
      const cue = turnCueOf(acting, feed.mine, view.scores.length);
      if (cue !== null) play(cue);
    }
    if (before === null || acting.length > 0) turn = acting.join();
  }

  /** Looks again until the voice is done. */
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
      sound(shown);
      before = shown;
      const { count, step, wait, hold, isShowing, choosing } = shown;
      const { clock } = shown.feed;
      warnings(clock == null || choosing === null ? null : `${clock.deadline} ${clock.total}`, () =>
        clock == null ? () => {} : announceWarnings(announcer, messages, clock),
      );
      voice(hold === 'speech' && !isShowing ? `${shown.frames.length}` : null, waitForVoice);
      moment(wait === null ? null : `${count} ${step}`, () => after(wait ?? 0, next));
    },
    /** Forgets what was announced: the table opens anew. */
    restart(): void {
      announced = null;
      before = null;
    },
    stop(): void {
      for (const task of [moment, voice, warnings]) task(null);
    },
  };
}
