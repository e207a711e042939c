import type { Person } from '@dicehall/server/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Page } from '../app/Page.tsx';
import { useWords } from '../words/words.tsx';
import { OnlineMatch } from './OnlineMatch.tsx';
import { type OnlineTable, openOnlineTable } from './online-table.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const never = () => () => {};
const nothing = () => null;

/** A table of the server: the room before the match, the match, and its end. */
export function OnlineTablePage({ id, me }: { readonly id: string; readonly me: Person }) {
  const words = useWords();
  const [table, setTable] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const opened = openOnlineTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  const state = useSyncExternalStore(table?.onChange ?? never, table?.now ?? nothing);
  if (table === null || state === null) {
    return (
      <Page title={words.say('web-table')}>
        <p className="soft">{words.say('web-connecting')}</p>
      </Page>
    );
  }
  if (state.table.status === 'open' || state.table.match === null || state.start === null) {
    return <WaitingRoom state={state} me={me} onSnapshot={table.take} />;
  }
  return <OnlineMatch table={table} state={state} start={state.start} />;
}
