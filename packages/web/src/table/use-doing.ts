import type { Refusal } from '@dicehall/engine';
import { useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import type { Phrase } from '../i18n/phrase.ts';

/** What was refused, or null where it was done. */
type Done = Promise<Refusal | string | null>;

interface Doing {
  /** Why the last thing could not be done, to be read at the table. */
  readonly problem: string | null;
  /** Does something unless something else is still being done; says why when it is refused. */
  readonly run: (play: () => Done) => Promise<void>;
  /** Says why something cannot be done; null: nothing stands against it. */
  readonly refuse: (why: Phrase | null) => void;
}

/** What is done at the table, one thing at a time. */
export function useDoing(names: readonly string[]): Doing {
  const messages = useMessages();
  const say = usePhrases();
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const complain = (text: string) => {
    setProblem(text);
    announcer.say(text, 'assertive');
  };
  return {
    problem,
    async run(play) {
      // A second press while the first is being kept would act on what nobody has seen yet.
      if (busy.current) return;
      busy.current = true;
      setProblem(null);
      const refusal = await play().finally(() => {
        busy.current = false;
      });
      if (refusal !== null)
        complain(typeof refusal === 'string' ? refusal : messages.explain(refusal, names));
    },
    refuse(why) {
      if (why === null) setProblem(null);
      else complain(say(why));
    },
  };
}
