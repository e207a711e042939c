import type { ControlAction, Refusal, Seat } from '@dicehall/engine';
import { useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';

interface Submitting {
  readonly problem: string | null;
  /** Submits a change of the match unless another one is pending, and shows why it is refused. */
  readonly submit: (send: () => Promise<Refusal | string | null>) => Promise<void>;
  /** Shows why something is not possible; null takes the last problem away. */
  readonly refuse: (why: ControlAction['why']) => void;
}

/** @param choosing the seat on this screen that chooses: a problem of one is not left for the next to read */
export function useSubmit(names: readonly string[], choosing: Seat | null): Submitting {
  const messages = useMessages();
  const say = usePhrases();
  const [problem, setProblem] = useState<string | null>(null);
  const isPending = useRef(false);
  const [of, setOf] = useState(choosing);
  if (choosing !== of) {
    setOf(choosing);
    setProblem(null);
  }
  const complain = (text: string) => {
    setProblem(text);
    announcer.say(text, 'assertive');
  };
  return {
    problem,
    async submit(send) {
      // A second press would act on a state that the player has not seen yet.
      if (isPending.current) return;
      isPending.current = true;
      setProblem(null);
      const refusal = await send().finally(() => {
        isPending.current = false;
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
