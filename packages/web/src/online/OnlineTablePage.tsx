import { useEffect, useState, useSyncExternalStore } from 'react';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { OnlineMatch } from './OnlineMatch.tsx';
import { type OnlineTable, openOnlineTable, type TableProblem } from './online-table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const never = () => () => {};
const nothing = () => null;

function Nothing({ why, onAgain }: { readonly why: TableProblem | null; readonly onAgain: () => void }) {
  const messages = useMessages();
  if (why === null) {
    return (
      <Page title={messages.say('web-table')}>
        <p className="soft">{messages.say('web-connecting')}</p>
      </Page>
    );
  }
  return (
    <Page title={messages.say('web-table')}>
      <p role="alert">
        {why.code === 'bad-request'
          ? messages.say('web-bad-table-link')
          : why.detail || messages.say('web-no-server')}
      </p>
      <div className="row">
        <Button tone="primary" onClick={onAgain}>
          {messages.say('web-try-again')}
        </Button>
        <LinkButton href="/online/join">{messages.say('web-lobby')}</LinkButton>
      </div>
    </Page>
  );
}

/** A table of the server: the room before the match, the match, and its end. */
export function OnlineTablePage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = openOnlineTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const state = useSyncExternalStore(table?.onChange ?? never, table?.now ?? nothing);
  const refused = useSyncExternalStore(table?.onChange ?? never, table?.refused ?? nothing);
  if (table === null || state === null) return <Nothing why={refused} onAgain={() => table?.again()} />;
  if (state.table.status === 'open' || state.table.match === null || state.start === null) {
    return <WaitingRoom state={state} onSnapshot={table.take} />;
  }
  // Before anything is shown it is known what happened so far: that is no news.
  if (!state.hasPast) return <Nothing why={null} onAgain={table.again} />;
  return <OnlineMatch table={table} state={state} start={state.start} />;
}
