import {
  type Face,
  framesOf,
  message,
  moveAction,
  ofSeat,
  type Seat,
  type Viewer,
  whyNotUndo,
} from '@dicehall/engine';
import { openTableCoach } from '../coach/table-coach.ts';
import { exploreMatch } from '../explore/explore-address.ts';
import { thinkingTime } from '../moments/timing.ts';
import { createListeners } from '../settings/listeners.ts';
import { changeSettings } from '../settings/settings.ts';
import { likingOf } from '../setup/characters.ts';
import { saveDraft } from '../setup/saved-draft.ts';
import type { TableDevice } from '../table/model/feed.ts';
import { menuOf } from '../table/model/menu.ts';
import { createTask, remembered } from '../table/model/remembered.ts';
import { seatOfYou, type TableSeat } from '../table/model/seats.ts';
import { openTable, type TableModel } from '../table/model/table.ts';
import { askBot, prepareBots } from './bots.ts';
import { downloadRecord } from './download-record.ts';
import { countResult } from './level.ts';
import type { ActError, LocalSnapshot, LocalTable } from './local-table.ts';
import { hasBot, isOpenMatch, recordOf } from './saved-match.ts';
import { startMatch } from './start-match.ts';
import { personSeats, tableSeats } from './table-seats.ts';

/** The state that is drawn in addition to the table. */
export interface LocalState {
  readonly snapshot: LocalSnapshot;
  readonly isOver: boolean;
  /** The person to whom the device must be handed, so that others do not see the screen. */
  readonly handOverTo: Seat | null;
  /** The index of the entry whose faces are being corrected. */
  readonly correcting: number | null;
  /** Whether the players are being asked to agree to an undo. */
  readonly isAskingUndo: boolean;
}

export interface LocalSession {
  readonly table: LocalTable;
  readonly model: TableModel;
  /** The seats of the people at this device. */
  readonly persons: readonly Seat[];
  readonly now: () => LocalState;
  readonly onChange: (listener: () => void) => () => void;
  readonly start: () => () => void;
  /** Confirms that the person has taken the device. */
  readonly takeDevice: () => void;
  /** Opens the dialog that asks for other faces of an entry; null closes it. */
  readonly correct: (entry: number | null) => void;
  readonly answerUndo: (isAgreed: boolean) => void;
  /** Starts another match with the same players. */
  readonly playAgain: () => Promise<void>;
}

/** The parts of the page that a session uses. */
export interface PageOfSession {
  readonly go: (path: string) => void;
  readonly onError: (error: unknown) => void;
  /**
   * Runs a function when the screen has not been touched for a moment.
   * @returns a function that stops the wait
   */
  readonly whenUntouched: (run: () => void) => () => void;
}

interface Memory {
  /** The person who holds the device; null while no person may look at it because choices are hidden. */
  readonly holder: Seat | null;
  readonly correcting: number | null;
  readonly isAskingUndo: boolean;
}

export function openLocalSession(table: LocalTable, device: TableDevice, page: PageOfSession): LocalSession {
  const { messages } = device;
  const listeners = createListeners();
  const { match: opened, setup } = table.now();
  const { game } = setup;
  const { hiddenInformation } = game.facts;
  const persons = personSeats(opened.seats);
  const isSecret = hiddenInformation && persons.length > 1;
  let memory: Memory = {
    holder: isSecret ? null : (persons[0] ?? null),
    correcting: null,
    isAskingUndo: false,
  };

  const stepNow = () => game.step(table.now().states.at(-1));
  function nextPerson(): Seat | null {
    const step = stepNow();
    return step.kind === 'choose' ? (step.seats.find((seat) => persons.includes(seat)) ?? null) : null;
  }
  const isPassing = () => !isSecret && nextPerson() !== memory.holder;
  /**
   * Returns the seats that may undo: in games with hidden choices only that of the player who holds the device,
   * otherwise those of all people.
   */
  const undoing = () => (isSecret ? (memory.holder === null ? [] : [memory.holder]) : persons);
  /** Returns why undo is not possible. A roll of real dice cannot be undone, but its faces can be corrected. */
  function undoNow() {
    const why = whyNotUndo(table.now(), undoing());
    const correctsRoll = why === 'rolled' && opened.dice === 'real';
    return { why: correctsRoll ? null : why, correctsRoll };
  }
  function undo(): void {
    if (undoNow().correctsRoll) remember({ correcting: table.now().match.log.length - 1 });
    // A single person needs no consent.
    else if (persons.length > 1) remember({ isAskingUndo: true });
    else void table.undo(undoing());
  }

  const answered = (change: Promise<ActError | null>) =>
    change.then((why) => (why === 'changed-elsewhere' ? messages.say('web-went-on-elsewhere') : why));
  const constant = {
    id: opened.id,
    game,
    options: setup.options,
    title: messages.lookup(`game-${game.id}`),
    seats: tableSeats(messages, opened.seats).map((seat, at): TableSeat => {
      const { player } = ofSeat(opened.seats, at);
      return player.kind === 'bot' ? { ...seat, likes: likingOf(messages, player) } : seat;
    }),
    here: persons,
    skip:
      persons.length > 0 && !hiddenInformation && opened.seats.length > persons.length
        ? moveAction('skip', message('web-skip'), 'p', null)
        : undefined,
    act: (seat: Seat, move: unknown) => answered(table.act(seat, move)),
    enter: opened.dice === 'real' ? (faces: readonly Face[]) => answered(table.enter(faces)) : undefined,
  };

  /** Derives the feed of the table for the current viewer. */
  const matchFeed = remembered((snapshot: LocalSnapshot, viewer: Viewer) => {
    const step = stepNow();
    const scores = game.scores(snapshot.states.at(-1));
    return {
      frames: framesOf(snapshot, viewer),
      start: game.view(snapshot.states[0], viewer),
      result: step.kind === 'over' ? { places: step.places, scores, why: null } : null,
    };
  });
  const mineOf = remembered((viewer: Viewer) => (viewer === 'table' ? [] : isSecret ? [viewer] : persons));
  function feedNow(isOver: boolean) {
    const { match, states } = table.now();
    const next = nextPerson();
    const holder = memory.holder !== null && memory.holder === next ? memory.holder : 'table';
    const viewer: Viewer = isSecret ? holder : (persons[0] ?? 'table');
    const { why } = undoNow();
    return {
      ...constant,
      ...matchFeed(table.now(), viewer),
      mine: mineOf(viewer),
      passingTo: isPassing() ? next : null,
      coach: coach.now(),
      undo: { why: why === null ? null : message('web-why-not-undo', { code: why }), run: undo },
      menu: menuOf(
        {
          save: isOpenMatch(match) && (() => downloadRecord(recordOf(match), match.id)),
          coach: !hiddenInformation && (() => changeSettings({ coach: !device.settings().coach })),
          // During play, the notation of a position would reveal hidden information.
          explore:
            (isOver || !hiddenInformation) &&
            (() => page.go(exploreMatch(game, states, seatOfYou({ mine: persons }), setup.names))),
          settings: () => page.go('/settings'),
          leave: () => page.go('/'),
        },
        device.settings().coach,
      ),
    };
  }

  const coach = openTableCoach(device, persons, () => follow());
  const model = openTable(feedNow(opened.over), device);
  const isShown = () => model.now().readFrames >= table.now().match.log.length;
  function stateNow(): LocalState {
    const { holder, correcting, isAskingUndo } = memory;
    const next = nextPerson();
    return {
      snapshot: table.now(),
      isOver: stepNow().kind === 'over' && isShown(),
      handOverTo: isSecret && next !== holder && isShown() ? next : null,
      correcting,
      isAskingUndo,
    };
  }
  let state = stateNow();

  function playBot(seat: Seat): () => void {
    const { match, states } = table.now();
    const player = match.seats[seat]?.player;
    if (player?.kind !== 'bot') return () => {};
    let isStopped = false;
    const play = async () => {
      const move = await askBot({
        game: match.game,
        strength: player.strength,
        temper: player.temper ?? 'balanced',
        options: setup.options,
        seats: match.seats.length,
        view: game.view(states.at(-1), seat),
        ...(hiddenInformation ? {} : { state: states.at(-1) }),
        seat,
      });
      if (!isStopped) await table.act(seat, move);
    };
    const stop = device.after(
      thinkingTime(model.now().isHurried ? 'instant' : device.settings().pace, player),
      () => void play().catch(page.onError),
    );
    return () => {
      isStopped = true;
      stop();
    };
  }
  const bot = createTask();
  const beat = createTask();
  function run(): void {
    const step = stepNow();
    const { match } = table.now();
    const seat =
      step.kind === 'choose' && isShown()
        ? step.seats.find((one) => match.seats[one]?.player.kind === 'bot')
        : undefined;
    // Bots wait while the players are asked about an undo.
    bot(seat === undefined || memory.isAskingUndo ? null : match, () => playBot(seat ?? 0));
    const next = nextPerson();
    beat(isPassing() && isShown() ? next : null, () => page.whenUntouched(() => remember({ holder: next })));
    const [only, ...others] = persons;
    if (step.kind === 'over' && only !== undefined && others.length === 0 && hasBot(match.seats))
      countResult(match.id, step.places[only] === 1);
  }

  let causes: readonly unknown[] = [];
  /** Reacts to changes of the match, of what the table shows, of the coach, and of who holds the device. */
  function follow(): void {
    // After an undo, a player who has already passed on the device may have to choose again.
    const next = nextPerson();
    if (isSecret && memory.holder !== null && next !== null && next !== memory.holder)
      memory = { ...memory, holder: null };
    coach.follow(table.now());
    if (model.now().isEnd && !table.now().match.over) void table.end();
    const now = [table.now(), memory, isShown(), coach.now()];
    if (now.every((cause, at) => cause === causes[at])) return;
    causes = now;
    state = stateNow();
    model.feed(feedNow(state.isOver));
    run();
    listeners.notify();
  }
  function remember(change: Partial<Memory>): void {
    memory = { ...memory, ...change };
    follow();
  }

  let isStarting = false;
  return {
    table,
    model,
    persons,
    now: () => state,
    onChange: listeners.subscribe,
    start() {
      if (hasBot(opened.seats))
        prepareBots({ game: opened.game, options: setup.options, seats: opened.seats.length });
      const stops = [
        table.onChange(follow),
        model.onChange(follow),
        device.onSettings(follow),
        model.start(),
      ];
      causes = [];
      follow();
      return () => {
        for (const stop of stops) stop();
        coach.stop();
        bot(null);
        beat(null);
      };
    },
    takeDevice: () => remember({ holder: nextPerson() }),
    correct: (correcting) => remember({ correcting }),
    answerUndo(isAgreed) {
      remember({ isAskingUndo: false });
      if (isAgreed) void table.undo(undoing());
    },
    async playAgain() {
      if (isStarting) return;
      isStarting = true;
      const { seats, options, dice } = opened;
      const draft = { seats, options, dice };
      saveDraft(game, draft);
      page.go(`/table/${await startMatch(game, draft)}`);
    },
  };
}
