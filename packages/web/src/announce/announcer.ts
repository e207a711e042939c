import { createListeners } from '../settings/listeners.ts';

/** `polite` waits for a pause of the reader, `assertive` interrupts it. */
export type Urgency = 'polite' | 'assertive';

export interface Spoken {
  readonly id: number;
  readonly text: string;
}

type Said = Spoken & { readonly urgency: Urgency; readonly region: number | null };

/** The messages of the live regions. A message stays long enough to be read out; a new one never replaces it. */
export interface Announcer {
  readonly say: (text: string, urgency?: Urgency) => void;
  readonly now: () => readonly Said[];
  readonly onChange: (listener: () => void) => () => void;
  /**
   * Adds a pair of live regions, which gets all messages until it is closed or another pair is opened over it, and first
   * those from before there was any. An open dialog needs its own pair: readers do not read regions behind it.
   */
  readonly open: (region: number) => () => void;
}

/** The most messages kept: far more than any reader queues. */
export const mostHeld = 200;

export function createAnnouncer(): Announcer {
  const listeners = createListeners();
  const regions: number[] = [];
  let held: readonly Said[] = [];
  let nextId = 1;
  const keep = (said: readonly Said[]) => {
    held = said.slice(-mostHeld);
    listeners.notify();
  };
  return {
    say(text, urgency = 'polite') {
      if (text.trim() === '') return;
      keep([...held, { id: nextId++, text, urgency, region: regions.at(-1) ?? null }]);
    },
    now: () => held,
    onChange: listeners.subscribe,
    open(region) {
      regions.push(region);
      if (held.some((said) => said.region === null)) {
        keep(held.map((said) => (said.region === null ? { ...said, region } : said)));
      }
      return () => {
        regions.splice(regions.indexOf(region), 1);
        keep(held.filter((said) => said.region !== region));
      };
    },
  };
}

export const announcer = createAnnouncer();
