import { refusalText } from '@dicehall/server/client';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { tableOfCode } from './api.ts';

/** Milliseconds between two attempts to find the table of a code. */
const lookEvery = 3000;

/** The newest table of a code, and the reason if there is none. */
export function useTableOfCode(code: string) {
  const messages = useMessages();
  const [found, setFound] = useState<{ readonly id: string | null; readonly problem: string | null }>({
    id: null,
    problem: null,
  });
  useEffect(() => {
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await tableOfCode(code);
      if (!isCurrent) return;
      if (answer.ok) setFound({ id: answer.value, problem: null });
      else {
        setFound((last) => ({ ...last, problem: refusalText(messages, answer) }));
        retry = setTimeout(ask, lookEvery);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [code, messages]);
  /** Continues to the next match of the evening. */
  const goOn = useCallback((id: string) => setFound({ id, problem: null }), []);
  return { ...found, goOn };
}
