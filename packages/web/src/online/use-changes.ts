import { type Answer, refusalText, type TableChange } from '@dicehall/server/client';
import type { Snapshot } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { type Api, api as ownApi } from './api.ts';
import type { OnlineTable } from './online-table.ts';

/** The reason why the last request of a screen failed. */
export function useProblem() {
  const messages = useMessages();
  const [problem, setProblem] = useState<string | null>(null);
  const succeeds = <Value>(answer: Answer<Value>): answer is Extract<Answer<Value>, { ok: true }> => {
    setProblem(answer.ok ? null : refusalText(messages, answer));
    return answer.ok;
  };
  return { problem, succeeds };
}

interface Access {
  /** Whose requests they are: by default the person's of this browser. */
  readonly api?: Api | undefined;
  /** Receives the changed table. */
  readonly take?: OnlineTable['take'];
}

/** Changes of a table by requests of a screen, which shows why the last one failed. */
export function useChanges(id: string, { api = ownApi, take }: Access = {}) {
  const { problem, succeeds } = useProblem();
  const after = (answer: Answer<Snapshot>): boolean => {
    if (!succeeds(answer)) return false;
    take?.(answer.value);
    return true;
  };
  const change = async (...asked: TableChange) => after(await api.changeTable(id, ...asked));
  return { problem, after, change };
}
