/** How urgent something said is: `polite` waits for a pause, `assertive` is said at once. */
export type Urgency = 'polite' | 'assertive';

export interface Spoken {
  readonly id: number;
  readonly text: string;
}

type Said = Spoken & { readonly urgency: Urgency; readonly region: number | null };

/** What the live regions hold; a message stays long enough to be spoken, and a new one never erases it. */
export interface Announcer {
  readonly say: (text: string, urgency?: Urgency) => void;
  /** Everything held, in the order in which it was said. */
  readonly now: () => readonly Said[];
  readonly onChange: (listener: () => void) => () => void;
  /**
   * A pair of regions is on the page: until it is closed, or another is opened over it, it is where everything said
   * goes, first what was said while there was none. An open dialog needs its own: readers are not told of anything behind it.
   */
  readonly open: (region: number) => () => void;
}

/** The most messages that are held: far more than any reader queues. */
export const mostHeld = 200;

/** Makes the queues of a page. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  const regions: number[] = [];
  let held: readonly Said[] = [];
  let nextId = 1;
  const keep = (said: readonly Said[]) => {
    held = said.slice(-mostHeld);
    for (const listener of listeners) listener();
  };
  return {
    say(text, urgency = 'polite') {
      if (text.trim() === '') return;
      keep([...held, { id: nextId++, text, urgency, region: regions.at(-1) ?? null }]);
    },
    now: () => held,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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

/** The announcer of this page. */
export const announcer = createAnnouncer();
