/*
 * The way of a roll to the screen:
 *
 * 1. The table's match appends frames, one for each entry of the log as this viewer may know it: `local/local-table.ts`
 *    applies moves and rolls on this device, `online/online-state.ts` takes them from the server's stream.
 * 2. Queue (`queue.ts`): the frame of a roll waits until the animation of its dice has landed.
 * 3. Reveal (`use-reveal.ts`): a game may hold the table at the steps of a turn's result.
 * 4. From the events of what has been shown: game log (`game-log.ts`), announcements
 *    (`use-announcements.ts`), sounds and celebrations (`use-celebration.ts`).
 * 5. What can be done now: the game's `controls` for the view, with what the seat has prepared (`draft.ts`).
 *
 * `TableScreen.tsx` lays out the result.
 */
import { type AnyGame, type BaseView, type Controls, type Frame, message, type Seat } from '@dicehall/engine';
import { useMemo } from 'react';
import { bespoke } from '../../games/bespoke.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { motionIsReduced } from '../../settings/appearance.ts';
import type { TableSeat } from '../seats.ts';
import type { MatchResult } from './announcement.ts';
import { type DraftControl, useDraft } from './draft.ts';
import { extentOf, type GameLogLine, gameLog } from './game-log.ts';
import { type FrameQueue, useFrameQueue } from './queue.ts';
import { useAnnouncements } from './use-announcements.ts';
import { type Celebrating, useCelebration } from './use-celebration.ts';
import { type RevealStep, useReveal } from './use-reveal.ts';

interface ShownOf {
  readonly game: AnyGame;
  readonly seats: readonly TableSeat[];
  readonly names: readonly string[];
  readonly frames: readonly Frame[];
  readonly start: BaseView;
  readonly mine: readonly Seat[];
  /** Whether the table rolls by itself; real dice are not animated. */
  readonly rolls: boolean;
  readonly onShown: ((count: number) => void) | undefined;
  readonly result: MatchResult | null;
  /** The player to whom the device goes. */
  readonly passingTo: Seat | null;
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
  readonly isBehind: boolean;
  /** Whether the match is over and all of it has been shown. */
  readonly isEnd: boolean;
  /** The view after what has been shown, as far as it may be known at this step of a reveal. */
  readonly view: BaseView;
  readonly reveal: RevealStep | null;
  readonly lines: readonly GameLogLine[];
  readonly celebration: Celebrating;
  /** The seat on this screen that chooses now; null while others do, and while something is being shown. */
  readonly choosing: Seat | null;
  readonly controls: Controls;
  readonly controlsWith: (draft: unknown) => Controls;
}

export function useShownTable(table: ShownOf): ShownTable {
  const { game, seats, names, frames, mine, rolls } = table;
  const messages = useMessages();
  const queue = useFrameQueue(frames, table.start, rolls && !motionIsReduced(), table.onShown);
  const { count } = queue;
  const rules = bespoke[game.id]?.reveal;
  const reveal = useReveal(rules, queue.view);
  const step = reveal === null ? null : reveal.at + 1;

  const extent = useMemo(
    () =>
      extentOf(
        frames.slice(0, count),
        rules === undefined || step === null ? undefined : (events) => rules.eventsAfter(events, step),
      ),
    [frames, count, rules, step],
  );
  const lines = useMemo(
    () => gameLog(messages, game.id, frames, extent, names),
    [messages, game, frames, extent, names],
  );
  const view = useMemo(
    () => (rules === undefined || step === null ? queue.view : rules.viewAfter(queue.view, step, mine)),
    [rules, step, queue.view, mine],
  );

  const isBehind = count < frames.length;
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
  useAnnouncements({ game, frames, count, extent, seats, mine, controls, choosing, result });
  const celebration = useCelebration(frames, count, rolls && motionIsReduced());
  return {
    ...drafts,
    queue,
    isBehind,
    isEnd,
    view,
    reveal,
    lines,
    celebration,
    choosing,
    controls,
    controlsWith: (draft) => game.controls(view, looking, draft),
  };
}
