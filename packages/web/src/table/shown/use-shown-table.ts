/*
 * The way of a roll to the screen:
 *
 * 1. The table's match appends frames, one for each entry of the log as this viewer may know it: `local/local-table.ts`
 *    applies moves and rolls on this device, `online/online-state.ts` takes them from the server's stream.
 * 2. Hold (`hold.ts`): the frames of other players wait until the voice of a screen reader is done, or for a key after each
 *    turn.
 * 3. Queue (`queue.ts`, `beats.ts`): the frame of a roll waits until the animation of its dice has landed, the move of
 *    another player until their choice has been shown; after a frame the table waits at its moments (`moments/`).
 * 4. Reveal (`use-reveal.ts`): a game may hold the table at the steps of a turn's result.
 * 5. From the events of what has been shown: game log (`game-log.ts`), announcements (`use-announcements.ts`), sounds
 *    (`use-sounds.ts`), and the dice of the turn (`tray.ts`).
 * 6. What can be done now: the game's `controls` for the view, with what the seat has prepared (`draft.ts`).
 *
 * `TableScreen.tsx` lays out the result.
 */
import { type AnyGame, type BaseView, type Controls, type Frame, message, type Seat } from '@dicehall/engine';
import { useMemo } from 'react';
import type { CelebrationKind } from '../../dice/Celebration.tsx';
import { bespoke } from '../../games/bespoke.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { momentOfReveal } from '../../moments/moments-of.ts';
import type { Pace } from '../../moments/timing.ts';
import { motionIsReduced } from '../../settings/appearance.ts';
import { useSettings } from '../../settings/settings.ts';
import { actingSeats, type TableSeat } from '../seats.ts';
import type { MatchResult } from './announcement.ts';
import { tableBeats } from './beats.ts';
import { type DraftControl, useDraft } from './draft.ts';
import { extentOf, type GameLogLine, gameLog } from './game-log.ts';
import { useHold, useVoiceWait } from './hold.ts';
import { useAnnouncements } from './use-announcements.ts';
import { type FrameQueue, useFrameQueue } from './use-frame-queue.ts';
import { type RevealStep, useReveal } from './use-reveal.ts';
import { useSounds } from './use-sounds.ts';

interface ShownOf {
  readonly game: AnyGame;
  readonly seats: readonly TableSeat[];
  readonly names: readonly string[];
  readonly frames: readonly Frame[];
  readonly start: BaseView;
  readonly mine: readonly Seat[];
  readonly here: readonly Seat[];
  /** Whether a clock runs. */
  readonly isTimed: boolean;
  /** Whether the table rolls by itself; real dice are not animated. */
  readonly rolls: boolean;
  readonly onShown: ((count: number) => void) | undefined;
  readonly result: MatchResult | null;
  /** The player to whom the device goes. */
  readonly passingTo: Seat | null;
  /** In place of the setting. */
  readonly pace: Pace | undefined;
}

/** Controls that can be seen, and not be used until the device has reached their player. */
const heldFor = (controls: Controls, seat: Seat): Controls => ({
  ...controls,
  dice: controls.dice.map((die) => ({ ...die, tap: null })),
  actions: controls.actions.map((action) => ({
    ...action,
    why: message('web-why-hand-over', { seat: { seat } }),
  })),
});

export interface ShownTable extends DraftControl {
  readonly queue: FrameQueue;
  /** Goes on to the turn of the next player; null where nothing waits for the player's key. */
  readonly goOn: (() => void) | null;
  /** Goes on while the voice may still speak; null where nothing waits for it. */
  readonly hurry: (() => void) | null;
  /** Whether there is more to show before a player on this screen can choose. */
  readonly isBehind: boolean;
  /** Whether the match is over and all of it has been shown. */
  readonly isEnd: boolean;
  /** The view after what has been shown, as far as it may be known at this step of a reveal. */
  readonly view: BaseView;
  readonly reveal: RevealStep | null;
  /** What is celebrated at this step of a reveal. */
  readonly celebration: CelebrationKind | null;
  /** Whose turn is shown: while a moment is in sight and nobody here can choose, that of its player. */
  readonly acting: readonly Seat[];
  readonly lines: readonly GameLogLine[];
  /** The seat on this screen that chooses now; null while others do, and while something is being shown. */
  readonly choosing: Seat | null;
  readonly controls: Controls;
  readonly controlsWith: (draft: unknown) => Controls;
}

const shownActing = ({ moment, view }: FrameQueue, last: Frame | undefined, choosing: Seat | null) => {
  const seat = moment === null || choosing !== null ? undefined : last?.entry?.seat;
  return seat === undefined ? actingSeats(view) : [seat];
};

export function useShownTable(table: ShownOf): ShownTable {
  const { game, seats, names, mine, here, isTimed, rolls } = table;
  const messages = useMessages();
  const settings = useSettings();
  const { start, pace = settings.pace } = table;
  const isJump = table.pace === 'instant';
  const isAnimated = rolls && !motionIsReduced() && !isJump;
  const { frames, hold, release, releaseAll } = useHold({ frames: table.frames, here, isTimed, isJump });
  const beats = useMemo(
    () => tableBeats({ game, frames, start, mine, isAnimated, pace }),
    [game, frames, start, mine, isAnimated, pace],
  );
  const rules = bespoke[game.id]?.reveal;
  const revealAt = useReveal(rules, frames.at(-1)?.view ?? start);
  const queue = useFrameQueue({
    frames,
    start,
    beats,
    // A player on this screen need not wait; nor does a table that waits for real dice.
    waitsAt: ({ step }) =>
      pace !== 'instant' &&
      !(step.kind === 'choose' && step.seats.some((seat) => mine.includes(seat))) &&
      (step.kind !== 'throw' || rolls),
    isPausedAt: (view) => revealAt(view) !== null,
    onShown: table.onShown,
  });
  const { count } = queue;
  const isBehind = queue.isBehind || hold !== null;
  useVoiceWait(hold === 'speech' && !queue.isBehind, release);
  const reveal = revealAt(queue.view);
  const step = reveal === null ? null : reveal.at + 1;
  const disclosed = step ?? (rules?.isOpen(queue.view) === true ? 0 : null);

  const extent = useMemo(
    () =>
      extentOf(
        frames.slice(0, count),
        rules === undefined || disclosed === null
          ? undefined
          : (events) => rules.eventsAfter(events, disclosed),
      ),
    [frames, count, rules, disclosed],
  );
  const lines = useMemo(
    () => gameLog(messages, game.id, frames, extent, names),
    [messages, game, frames, extent, names],
  );
  const view = useMemo(
    () => (rules === undefined || step === null ? queue.view : rules.viewAfter(queue.view, step, mine)),
    [rules, step, queue.view, mine],
  );

  const isChoice = !isBehind && reveal === null && view.step.kind === 'choose';
  const choosing = isChoice ? (view.step.seats.find((seat) => mine.includes(seat)) ?? null) : null;
  const drafts = useDraft(frames, count, choosing);
  const looking = choosing ?? (mine.length === 1 ? (mine[0] ?? null) : null);
  const { passingTo } = table;
  const controls = useMemo(() => {
    const now = game.controls(view, looking, drafts.draft);
    return passingTo === null ? now : heldFor(now, passingTo);
  }, [game, view, looking, drafts.draft, passingTo]);

  const isEnd = table.result !== null && !isBehind && reveal === null;
  const result = isEnd ? table.result : null;
  useAnnouncements({ game, frames, count, isJump, extent, seats, mine, controls, choosing, result });
  const revealed = useMemo(
    () =>
      rules === undefined || step === null
        ? null
        : momentOfReveal(frames.slice(0, count), rules, step - 1, mine),
    [rules, step, frames, count, mine],
  );
  useSounds({
    frames,
    count,
    moment: queue.moment ?? revealed,
    appears: rolls && !isAnimated,
    mine,
    acting: isBehind ? [] : actingSeats(view),
  });
  return {
    ...drafts,
    queue,
    goOn: hold === 'key' && !queue.isBehind ? release : null,
    hurry: hold === 'speech' ? releaseAll : null,
    isBehind,
    isEnd,
    view,
    reveal,
    celebration: revealed?.main.celebration ?? null,
    acting: shownActing(queue, frames[count - 1], choosing),
    lines,
    choosing,
    controls,
    controlsWith: (draft) => game.controls(view, looking, draft),
  };
}
