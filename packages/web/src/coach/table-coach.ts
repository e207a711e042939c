import type { Entry, Replayed, Seat } from '@dicehall/engine';
import { adviceText, type Catalogue, markText } from '@dicehall/messages';
import type { Advice, MarkedChoice } from '@dicehall/strategy';
import type { TableCoach, TableDevice } from '../table/model/feed.ts';
import { createTask } from '../table/model/remembered.ts';
import { ask as askValues } from '../values/ask.ts';
import type { CoachAnswer, CoachedChoice, ValuedMatch } from '../values/questions.ts';

type Choice = Extract<Entry, { move: unknown }>;

interface ChoiceAt {
  readonly entry: Choice;
  readonly index: number;
}

/** The marks that the coach has given, by the entry of the choice. */
export type Marks = ReadonlyMap<Entry, MarkedChoice>;

/** Returns the last choice of each of the given seats, the latest choice first. */
export const lastChoices = (log: readonly Entry[], seats: readonly Seat[]): ChoiceAt[] =>
  seats
    .flatMap((seat) => {
      const index = log.findLastIndex((entry) => 'move' in entry && entry.seat === seat);
      return index < 0 ? [] : [{ entry: log[index] as Choice, index }];
    })
    .sort((one, other) => other.index - one.index);

/** Returns the last choice of the given seats, if it is marked. */
export function currentMark(
  marks: Marks,
  log: readonly Entry[],
  seats: readonly Seat[],
): (ChoiceAt & { readonly marked: MarkedChoice }) | null {
  const [last] = lastChoices(log, seats);
  if (last === undefined) return null;
  const marked = marks.get(last.entry);
  return marked === undefined ? null : { ...last, marked };
}

type CoachState = NonNullable<TableCoach['state']>;

const noMatch: Pick<Replayed, 'log' | 'states'> = { log: [], states: [] };

const coachedText = ({ setup: { game, options, names } }: Replayed): string => {
  const coached: ValuedMatch = { game: game.id, options, seats: names.length };
  return JSON.stringify(coached);
};

interface Coach {
  readonly ask: (choice: Omit<CoachedChoice, keyof ValuedMatch>, hear: (answer: CoachAnswer) => void) => void;
  readonly stop: () => void;
}

/**
 * Starts computing the values of a match for the coach.
 * @param onState called with the progress, then with `solved`, `estimated` or `failed`
 */
function openCoach(match: ValuedMatch, onState: (state: CoachState) => void): Coach {
  const opening = askValues('open', { ...match, by: 'coach' }, (news) => {
    if (news.kind === 'progress') onState({ kind: 'solving', share: news.share });
    else if (news.kind === 'failed') onState({ kind: 'failed' });
    // With too little memory for a solution, the values are estimated.
    else onState({ kind: news.answer === 'solved' ? 'solved' : 'estimated' });
  });
  const asked = [opening];
  return {
    ask(choice, hear) {
      const cancel = askValues('advise', { ...match, ...choice }, (news) => {
        if (news.kind === 'done') hear(news.answer);
        else if (news.kind === 'failed') onState({ kind: 'failed' });
      });
      asked.push(cancel);
    },
    stop() {
      for (const cancel of asked) cancel();
    },
  };
}

interface Hint {
  readonly log: readonly Entry[];
  readonly seat: Seat;
  readonly advice: Advice;
}

/** Whether a coach is allowed for a match. In games with hidden information, its comments could reveal secrets. */
const canCoach = ({ setup }: Replayed): boolean => !setup.game.facts.hiddenInformation;

interface OpenedCoach {
  readonly now: () => TableCoach;
  /** Sets the match to follow; null if the table does not allow a coach, or the match is unknown. */
  readonly follow: (match: Replayed | null) => void;
  readonly stop: () => void;
}

/**
 * Makes a coach that marks the choices of people and advises them on request. The coach uses the exact values of the
 * match, or estimates. The table never waits for the coach: a mark is shown until one of these people chooses again.
 * @param persons the seats of the people at this device
 * @param onChange called when the coach has something new to show
 */
export function openTableCoach(
  { messages, announcer, settings }: TableDevice,
  persons: readonly Seat[],
  onChange: () => void,
): OpenedCoach {
  let match: Replayed | null = null;
  let coach: Coach | null = null;
  let state: CoachState | null = null;
  let marks: Marks = new Map();
  let hint: Hint | null = null;
  /** The number of log entries that have been handled; null before the first match. */
  let looked: number | null = null;
  const work = createTask<string>();

  const known = () => match ?? noMatch;
  function choiceAt(at: unknown, seat: Seat) {
    if (match === null) throw new Error('Only the choices of a match are marked');
    return { game: match.setup.game, names: match.setup.names, state: at, seat };
  }
  const textOf = ({ entry, index }: ChoiceAt, marked: MarkedChoice): string =>
    markText(messages, marked, choiceAt(known().states[index], entry.seat), persons.length > 1);
  const hintText = ({ seat, advice }: Hint): string =>
    adviceText(messages, advice, choiceAt(known().states.at(-1), seat));

  function hearMark(asked: ChoiceAt, marked: MarkedChoice): void {
    const isLast = lastChoices(known().log, [asked.entry.seat])[0]?.entry === asked.entry;
    if (!isLast) return;
    marks = new Map(marks).set(asked.entry, marked);
    announcer.say(textOf(asked, marked));
    update();
  }
  function hearHint(heard: Hint): void {
    if (heard.log !== known().log) return;
    hint = heard;
    announcer.say(hintText(heard));
    update();
  }
  const isOn = () => settings().coach && match !== null && canCoach(match);
  function open(coached: string): () => void {
    const opened = openCoach(JSON.parse(coached) as ValuedMatch, (next) => {
      state = next;
      update();
    });
    coach = opened;
    return () => {
      opened.stop();
      coach = null;
      state = null;
      marks = new Map();
      hint = null;
    };
  }
  function ask(seat: Seat): void {
    if (match !== null && !canCoach(match)) announcer.say(messages.say('coach-hidden'));
    else if (!isOn()) announcer.say(messages.say('web-coach-off'));
    else if (state?.kind === 'failed') announcer.say(messages.say('web-coach-failed'));
    else {
      if (state?.kind === 'solving') announcer.say(solvingText(messages, state.share));
      const { log, states } = known();
      coach?.ask({ state: states.at(-1), seat }, ({ advice }) => {
        if (advice !== null) hearHint({ log, seat, advice });
      });
    }
  }
  function closeHint(): void {
    hint = null;
    update();
  }

  function shownNow(): TableCoach {
    const { log } = known();
    const current = currentMark(marks, log, persons);
    return {
      isOn: isOn(),
      state,
      mark: current === null ? null : { mark: current.marked.mark, text: textOf(current, current.marked) },
      hint: hint === null || hint.log !== log ? null : hintText(hint),
      ask,
      closeHint,
    };
  }
  let shown = shownNow();
  function update(): void {
    const next = shownNow();
    if (JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    onChange();
  }

  return {
    now: () => shown,
    follow(next) {
      match = next;
      const { log, states } = known();
      looked ??= log.length;
      const coached = next !== null && isOn() ? coachedText(next) : null;
      work(coached, open);
      for (const asked of lastChoices(log, persons)) {
        if (asked.index < looked) continue;
        const { seat, move } = asked.entry;
        coach?.ask({ state: states[asked.index], seat, move }, ({ mark }) => {
          if (mark !== null) hearMark(asked, mark);
        });
      }
      looked = log.length;
      update();
    },
    stop: () => work(null),
  };
}

export const solvingText = (messages: Catalogue, share: number): string =>
  messages.say('web-coach-solving', {
    percent: messages.number(share, { style: 'percent', maximumFractionDigits: 0 }),
  });
