import { createListeners } from '../settings/listeners.ts';
import { currentSettings } from '../settings/settings.ts';

/** Returns how many words a voice needs for a number: two for 200, five for 1,250. */
function wordsOfNumber(number: string): number {
  const groups = number.split(/\D/u).map((group) => {
    const words = group.replaceAll('0', '').length;
    return words + (/^[1-9]\d\d$/u.test(group) ? 1 : 0);
  });
  return Math.max(
    1,
    groups.reduce((sum, words) => sum + words, groups.length - 1),
  );
}

/** Estimates how long a voice speaks a text, in milliseconds. */
export function speechTime(text: string, wordsPerMinute: number): number {
  const words = text.match(/\d+(?:[.,\u202f\u00a0]\d+)*|\p{L}+/gu) ?? [];
  const spoken = words.reduce((sum, word) => sum + (/\d/u.test(word) ? wordsOfNumber(word) : 1), 0);
  return (spoken * 60_000) / wordsPerMinute;
}

/** How urgent a message is: `polite` waits for a pause of the screen reader, `assertive` interrupts it. */
export type Urgency = 'polite' | 'assertive';

export interface Spoken {
  readonly id: number;
  readonly text: string;
}

type SpokenMessage = Spoken & { readonly urgency: Urgency; readonly region: number | null };

/** The messages of the live regions. A message stays long enough to be read out. New messages are added after it. */
export interface Announcer {
  readonly say: (text: string, urgency?: Urgency) => void;
  /**
   * Announces a text that is true only for some time.
   * @returns a function that removes the text
   */
  readonly sayForNow: (text: string) => () => void;
  readonly now: () => readonly SpokenMessage[];
  readonly onChange: (listener: () => void) => () => void;
  /**
   * Adds a pair of live regions. It gets all messages, including those from before the first pair existed, until it is
   * closed or another pair is added. An open dialog needs its own pair, because screen readers do not read regions
   * behind the dialog.
   */
  readonly open: (region: number) => () => void;
  /** Call this after each render, because a render adds the messages to the page. */
  readonly onRendered: () => void;
  /** Returns the estimated milliseconds until a voice has spoken everything that was announced. */
  readonly quietIn: () => number;
  /** Call this for every key press, because screen readers then stop speaking. */
  readonly hush: () => void;
  /** Removes all messages, including pending ones. Called when another player takes the device. */
  readonly clear: () => void;
}

export interface Clock {
  readonly now: () => number;
  readonly after: (delay: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};

/**
 * The minimum milliseconds between a polite message and an assertive one after it, so that the assertive message does
 * not cut off the polite one: a second, plus the time to render.
 */
export const assertivePause = 1200;

/** The maximum number of messages in the regions. No screen reader queues nearly as many. */
export const mostHeld = 200;

/**
 * Makes the announcer of a page.
 * @param rate how fast the voice speaks, in words per minute
 */
export function createAnnouncer(
  clock: Clock = systemClock,
  rate: () => number = () => currentSettings().speechRate,
): Announcer {
  const listeners = createListeners();
  const regions: number[] = [];
  let spoken: readonly SpokenMessage[] = [];
  let waiting: readonly Pick<SpokenMessage, 'id' | 'text' | 'urgency'>[] = [];
  let lastPolite = Number.NEGATIVE_INFINITY;
  let isPoliteNew = false;
  let stopTimer: (() => void) | null = null;
  /** The estimated time at which a voice has spoken everything. */
  let quietAt = Number.NEGATIVE_INFINITY;
  let nextId = 1;
  const replace = (messages: readonly SpokenMessage[]) => {
    spoken = messages.slice(-mostHeld);
    listeners.notify();
  };
  const drop = () => {
    waiting = [];
    stopTimer?.();
    stopTimer = null;
  };
  /** Announces pending messages in order. An assertive message delays all later ones until its pause is over. */
  const flush = () => {
    stopTimer = null;
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const left = first.urgency === 'polite' ? 0 : lastPolite + assertivePause - clock.now();
      if (left > 0) {
        stopTimer = clock.after(left, flush);
        return;
      }
      waiting = waiting.slice(1);
      const now = clock.now();
      if (first.urgency === 'polite') {
        lastPolite = now;
        isPoliteNew = true;
      }
      const start = first.urgency === 'polite' ? Math.max(now, quietAt) : now;
      quietAt = start + speechTime(first.text, rate());
      replace([...spoken, { ...first, region: regions.at(-1) ?? null }]);
    }
  };
  const add = (written: string, urgency: Urgency): number => {
    const id = nextId++;
    // Some screen readers skip a minus sign. The word is the same in all languages.
    const text = written.replaceAll(/−(?=\d)/gu, 'minus ');
    if (text.trim() === '') return id;
    waiting = [...waiting, { id, text, urgency }];
    if (stopTimer === null) flush();
    return id;
  };
  return {
    say(text, urgency = 'polite') {
      add(text, urgency);
    },
    sayForNow(text) {
      const id = add(text, 'polite');
      return () => {
        waiting = waiting.filter((message) => message.id !== id);
        if (spoken.some((message) => message.id === id))
          replace(spoken.filter((message) => message.id !== id));
      };
    },
    now: () => spoken,
    onChange: listeners.subscribe,
    open(region) {
      regions.push(region);
      if (spoken.some((message) => message.region === null)) {
        replace(spoken.map((message) => ({ ...message, region })));
      }
      return () => {
        regions.splice(regions.indexOf(region), 1);
        if (regions.length === 0) drop();
        replace(spoken.filter((message) => message.region !== region));
      };
    },
    onRendered() {
      if (isPoliteNew) lastPolite = clock.now();
      isPoliteNew = false;
    },
    quietIn: () => Math.max(0, quietAt - clock.now()),
    hush() {
      quietAt = clock.now();
    },
    clear() {
      drop();
      replace([]);
    },
  };
}

export const announcer = createAnnouncer();
