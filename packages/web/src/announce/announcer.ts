/** How urgent something said is: `polite` waits for a pause, `assertive` is said at once. */
export type Urgency = 'polite' | 'assertive';

export interface Spoken {
  readonly id: number;
  readonly text: string;
}

/** What the live regions hold; a message stays long enough to be spoken, and a new one never erases it. */
export interface Announcer {
  readonly say: (text: string, urgency?: Urgency) => void;
  readonly now: () => Readonly<Record<Urgency, readonly Spoken[]>>;
  readonly onChange: (listener: () => void) => () => void;
}

/** The most messages a region holds: far more than any reader queues. */
export const mostHeld = 60;

/** Makes the two queues of a page. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  let held: Record<Urgency, readonly Spoken[]> = { polite: [], assertive: [] };
  let nextId = 1;
  return {
    say(text, urgency = 'polite') {
      if (text.trim() === '') return;
      const grown = [...held[urgency], { id: nextId++, text }];
      held = { ...held, [urgency]: grown.slice(-mostHeld) };
      for (const listener of listeners) listener();
    },
    now: () => held,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The announcer of this page. */
export const announcer = createAnnouncer();
