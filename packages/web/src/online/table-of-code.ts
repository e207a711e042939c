import { type Refused, refusalText } from '@dicehall/server/client';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { tableOfCode } from './api.ts';

/** The milliseconds between two attempts to find the table of a code. */
const lookEvery = 3000;

/** Returns the newest table of a code, and the reason if there is none. */
export function useTableOfCode(code: string) {
  const messages = useMessages();
  const [found, setFound] = useState<{ readonly id: string | null; readonly refused: Refused | null }>({
    id: null,
    refused: null,
  });
  useEffect(() => {
    let isCurrent = true;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await tableOfCode(code);
      if (!isCurrent) return;
      if (answer.ok) setFound({ id: answer.value, refused: null });
      else {
        setFound((last) => ({ ...last, refused: answer }));
        retry = setTimeout(ask, lookEvery);
      }
    };
    void ask();
    return () => {
      isCurrent = false;
      clearTimeout(retry);
    };
  }, [code]);
  /** Shows the table of the next match of the evening. */
  const goOn = useCallback((id: string) => setFound({ id, refused: null }), []);
  const { id, refused } = found;
  return {
    id,
    problem: refused === null ? null : refusalText(messages, refused),
    isUnknown: refused?.code === 'no-such-code',
    goOn,
  };
}
