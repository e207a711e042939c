import type { Refused } from '@dicehall/server/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { OnlineMatch } from './OnlineMatch.tsx';
import { type OnlineTable, openOnlineTable } from './online-table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const never = () => () => {};
const nothing = () => null;

function TableMessage({
  problem,
  onRetry,
}: {
  readonly problem: Refused | null;
  readonly onRetry: () => void;
}) {
  const messages = useMessages();
  if (problem === null) {
    return (
      <Page title={messages.say('web-table')}>
        <p className="soft">{messages.say('web-connecting')}</p>
      </Page>
    );
  }
  return (
    <Page title={messages.say('web-table')}>
      <p role="alert">
        {problem.code === 'bad-request'
          ? messages.say('web-bad-table-link')
          : problem.detail || messages.say('web-no-server')}
      </p>
      <div className="row">
        <Button tone="primary" onClick={onRetry}>
          {messages.say('web-try-again')}
        </Button>
        <LinkButton href="/online/join">{messages.say('web-lobby')}</LinkButton>
      </div>
    </Page>
  );
}

export function OnlineTablePage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = openOnlineTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const state = useSyncExternalStore(table?.onChange ?? never, table?.now ?? nothing);
  const problem = useSyncExternalStore(table?.onChange ?? never, table?.problem ?? nothing);
  if (table === null || state === null)
    return <TableMessage problem={problem} onRetry={() => table?.retryNow()} />;
  if (state.table.status === 'open' || state.table.match === null || state.start === null) {
    return <WaitingRoom state={state} onSnapshot={table.take} />;
  }
  // The match appears once its past is loaded, so that the past is not announced as news.
  if (!state.hasPast) return <TableMessage problem={null} onRetry={table.retryNow} />;
  return <OnlineMatch table={table} state={state} start={state.start} />;
}
