/*
 * The model of a table, without React and the page. The code that plays a match feeds it (`local/`, `online/`, `guide/`,
 * `history/`, `puzzles/`), components draw it, and keys, touch and mouse call its functions.
 *
 * How a roll reaches the screen:
 *
 * 1. A feed appends frames, one for each entry of the log as this viewer may know it.
 * 2. Hold (`hold.ts`): the frames of other players wait until the voice of a screen reader is done, or for a key after
 *    each turn. What has been shown stays shown.
 * 3. Queue (`queue.ts`): the frame of a roll waits until the animation of its dice has landed, the move of another player
 *    until their choice has been shown; after a frame the table waits while its headlines are shown (`moments/`).
 * 4. Reveal (`reveal.ts`): a game may stop the table at each step of a turn's result.
 * 5. The game log, announcements, sounds and the dice of the turn (`dice.ts`) are derived from the events shown so far.
 * 6. The possible actions are the game's `controls` for the view and the draft of the seat (`draft.ts`).
 */
import type { ControlAction, ControlDie, Face } from '@dicehall/engine';
import { adding, paced } from '../../moments/timing.ts';
import { createListeners } from '../../settings/listeners.ts';
import { movesMade, type Prepared } from './draft.ts';
import { followTable } from './effects.ts';
import type { Answer, TableDevice, TableFeed } from './feed.ts';
import { nextPlace } from './queue.ts';
import { type RevealProgress, revealAfter } from './reveal.ts';
import { chatCount, createShown, type ShownTable, type TableState } from './shown.ts';
import { diceText, markedText, turnText } from './summaries.ts';

export interface TableModel {
  readonly device: TableDevice;
  readonly now: () => ShownTable;
  readonly onChange: (listener: () => void) => () => void;
  /**
   * Starts timing, sound and speech.
   * @returns a function that stops them
   */
  readonly start: () => () => void;
  readonly feed: (change: Partial<TableFeed>) => void;
  /** Continues with the next step. Called when dice have landed or a player skips. */
  readonly next: () => void;
  /**
   * Skips what is being shown. If a move has been sent, the table first waits for its result, so that the table is
   * drawn only once.
   */
  readonly skip: () => void;
  /** Continues with the turn of the next player, if the table waits for that. */
  readonly goOn: () => void;
  /** Continues although the voice may still be speaking. */
  readonly hurry: () => void;
  readonly nextReveal: () => void;
  readonly prepare: (draft: unknown) => void;
  readonly tap: (tapped: ControlDie) => void;
  /** Marks the dice at these positions, in this order, and no others, if they can be tapped. */
  readonly markOnly: (positions: readonly number[]) => void;
  readonly act: (action: ControlAction) => void;
  readonly enter: (faces: readonly Face[]) => void;
  readonly undo: () => void;
  readonly hint: () => void;
  readonly standIn: () => void;
  /** Marks all notes that have arrived as read. */
  readonly readNotes: () => void;
}

/** What players had prepared when their table was closed, by match. */
const left = new Map<string, Prepared>();

/** Returns the state of a table whose whole feed counts as shown. */
const openState = (
  feed: TableFeed,
  revealedIn: (feed: TableFeed) => RevealProgress,
  prepared: Prepared | null = null,
): TableState => ({
  feed,
  place: { count: feed.frames.length, step: null },
  released: feed.frames.length,
  revealed: revealedIn(feed),
  prepared,
  problem: null,
  isHurried: false,
  skippedFrom: null,
  linesBefore: [],
  readCount: chatCount(feed),
});

export function openTable(first: TableFeed, device: TableDevice): TableModel {
  const { messages, announcer } = device;
  const listeners = createListeners();
  const { shownOf, revealedIn } = createShown(device);
  const { id = '' } = first;
  let [state, shown] = shownOf(openState(first, revealedIn, left.get(id)));
  let effects: ReturnType<typeof followTable> | null = null;
  /** The choice whose move has been sent and not been answered; null if there is none. */
  let pending: string | null = null;
  let isSkipping = false;

  function change(part: Partial<TableState>): void {
    const before = shown.choosing;
    const [next, now] = shownOf({ ...state, ...part });
    // The problem of one seat is not shown to the next player.
    const isStale = now.choosing !== before && part.problem === undefined && next.problem !== null;
    state = isStale ? { ...next, problem: null } : next;
    shown = isStale ? { ...now, problem: null } : now;
    effects?.follow(shown);
    listeners.notify();
  }

  const complain = (problem: string) => {
    change({ problem });
    announcer.say(problem, 'assertive');
  };
  const reasonText = (why: NonNullable<ControlAction['why']>) =>
    'code' in why ? messages.explain(why, shown.names) : messages.text(why, shown.names);
  const choiceNow = () => {
    const { choosing, count } = shown;
    return choosing === null ? `${count}` : `${choosing}/${movesMade(state.feed.frames, count, choosing)}`;
  };
  /** Sends a change of the match unless this choice has been sent already, and shows the reason for a refusal. */
  async function submit(send: () => Answer): Promise<void> {
    const choice = choiceNow();
    // The same choice is not sent twice. A later choice need not wait for the answer to this one, because the result of
    // a move can be shown before its answer arrives.
    if (pending === choice) return;
    pending = choice;
    // The move is sent anyway. A failure takes seconds to detect, so the player learns at once that the move waits.
    if (state.feed.isOffline === true) complain(messages.say('online-move-offline'));
    else if (state.problem !== null) change({ problem: null });
    const refusal = await send().finally(() => {
      if (pending === choice) pending = null;
    });
    if (isSkipping) next();
    if (refusal !== null)
      complain(typeof refusal === 'string' ? refusal : messages.explain(refusal, shown.names));
  }

  const prepareNext = (draft: unknown, next: unknown) => {
    const { choosing: seat, count } = shown;
    if (seat === null) return;
    const choice = movesMade(state.feed.frames, count, seat);
    const prepared = { seat, choice, draft, next };
    // If the change affects only a later choice, nothing has to be drawn.
    if (draft === shown.draft) state = { ...state, prepared };
    else change({ prepared, problem: null });
  };
  /**
   * Marks dice, and announces their result.
   * @param position the position of the only die that changes
   */
  const mark = (draft: unknown, position?: number) => {
    prepareNext(draft, null);
    device.play({ kind: 'keep' });
    const { controls, feed } = shown;
    const isKept = controls.marking === 'keep' || controls.marking === 'hold';
    if (!isKept) return;
    const tapped = controls.dice.find((die) => die.position === position) ?? null;
    announcer.say(markedText({ messages, seats: feed.seats }, controls, tapped));
  };
  const release = () => change({ released: shown.frames.length + 1 });
  const nextReveal = () => {
    const { reveal, rules } = shown;
    if (reveal === null || rules === undefined) return;
    change({ revealed: revealAfter(rules, reveal) });
    // The button of a tied round also rolls.
    if (shown.hold === 'roll' && shown.reveal === null && !shown.isShowing) release();
  };
  const placeAfter = () => nextPlace(shown.frames, state.place, shown.beats);
  function next(): void {
    isSkipping = false;
    change({ place: placeAfter() });
  }
  /** Continues when the table has waited long enough. */
  const goOn = () => (shown.reveal === null ? next() : nextReveal());

  return {
    device,
    now: () => shown,
    onChange: listeners.subscribe,
    start() {
      effects = followTable(device, { next: goOn, release });
      effects.follow(shown);
      const stopSettings = device.onSettings(() => change({}));
      return () => {
        if (id !== '' && state.prepared !== null) left.set(id, state.prepared);
        stopSettings();
        effects?.stop();
        effects = null;
        // The next person at this device must not hear earlier announcements, which may contain secrets.
        announcer.clear();
      };
    },
    feed(part) {
      const fed = Object.entries(part) as [keyof TableFeed, unknown][];
      if (fed.every(([name, value]) => state.feed[name] === value)) return;
      const feed = { ...state.feed, ...part };
      const place = isSkipping ? placeAfter() : state.place;
      isSkipping = false;
      const isReconnected = state.feed.isOffline === true && feed.isOffline !== true;
      if (feed.restarts === state.feed.restarts) {
        change({ feed, place, ...(isReconnected && { problem: null }) });
        return;
      }
      effects?.restart();
      change(openState(feed, revealedIn));
    },
    next,
    skip() {
      if (pending !== null) isSkipping = true;
      else next();
    },
    goOn() {
      if (shown.hold === 'key' && !shown.isShowing) release();
    },
    hurry: () => change({ released: state.feed.frames.length }),
    nextReveal,
    prepare: (draft) => prepareNext(draft, null),
    markOnly(positions) {
      let { draft, controls } = shown;
      const isChosen = (die: ControlDie) => die.mark === 'chosen';
      const put = (position: number, chosen: boolean) => {
        const die = controls.dice.find((one) => one.position === position);
        if (die === undefined || die.tap === null || isChosen(die) === chosen) return;
        draft = die.tap;
        controls = shown.controlsWith(draft);
      };
      for (const { position } of controls.dice.filter(isChosen)) put(position, false);
      for (const position of positions) put(position, true);
      mark(draft);
      const { marking } = shown.controls;
      if (marking !== 'keep' && marking !== 'hold')
        announcer.say(diceText({ messages, seats: state.feed.seats }, shown.controls));
    },
    tap: ({ tap, position }) => mark(tap, position),
    act({ effect, why }) {
      const { choosing, feed, hold } = shown;
      if (hold === 'roll') release();
      else if (shown.canSkip) {
        // If the turns are over already, their last frame is still shown.
        const count = feed.frames.length - 1;
        change({
          isHurried: true,
          skippedFrom: state.skippedFrom ?? shown.count,
          released: count,
          place: { count, step: null },
        });
      } else if (why !== null) announcer.say(reasonText(why), 'assertive');
      else if (choosing !== null && effect.kind === 'move') {
        const { first, next, move } = effect;
        const choice = choiceNow();
        const play = () => {
          prepareNext(shown.draft, next ?? null);
          void submit(() => feed.act(choosing, move));
        };
        const wait = device.isMotionReduced() ? 0 : paced(adding, device.settings().pace);
        if (first === undefined || wait === 0) return play();
        // `first` only marks the kept dice, and the move follows after a while. A second press plays the move at
        // once.
        prepareNext(first, null);
        device.after(wait, () => {
          if (shown.draft === first && choiceNow() === choice) play();
        });
      } else if (effect.kind === 'draft') mark(effect.draft);
    },
    enter(faces) {
      const { enter } = state.feed;
      if (enter !== undefined) void submit(() => enter(faces));
    },
    undo() {
      const { undo } = state.feed;
      if (undo === undefined) return;
      if (undo.why === null) {
        change({ problem: null });
        undo.run();
      } else complain(reasonText(undo.why));
    },
    hint() {
      const { coach, seats, mine } = state.feed;
      if (coach === undefined) announcer.say(messages.say('web-coach-none'));
      else if (shown.choosing === null) announcer.say(turnText({ messages, seats }, shown.view, mine));
      else coach.ask(shown.choosing);
    },
    standIn() {
      const { standIn } = state.feed;
      if (standIn === undefined) announcer.say(messages.say('online-stand-in-none'));
      else standIn();
    },
    readNotes: () => {
      const readCount = chatCount(state.feed);
      if (readCount !== state.readCount) change({ readCount });
    },
  };
}
