import { type Answer, refusalText, type TableChange } from '@dicehall/server/client';
import type { Snapshot } from '@dicehall/server/protocol';
import { useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { type Api, api as ownApi } from './api.ts';
import type { OnlineTable } from './online-table.ts';

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
  /** The API of the person who sends the requests; by default the person of this browser. */
  readonly api?: Api | undefined;
  /** Called with the changed table after a successful request. */
  readonly take?: OnlineTable['take'];
}

/** Returns functions that send changes of a table, and the reason why the last request failed. */
export function useChanges(id: string, { api = ownApi, take }: Access = {}) {
  const { problem, succeeds } = useProblem();
  const after = (answer: Answer<Snapshot>, takes = take): boolean => {
    if (!succeeds(answer)) return false;
    takes?.(answer.value);
    return true;
  };
  const change = async (...asked: TableChange) => after(await api.changeTable(id, ...asked));
  return { problem, after, change };
}
