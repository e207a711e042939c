import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { LocalMatch } from './LocalMatch.tsx';
import { type LocalTable, openLocalTable } from './local-table.ts';
import type { SavedMatch } from './saved-match.ts';
import { onSavedElsewhere, savedMatch, saveMatch } from './store.ts';

export default function LocalTablePage({ id }: { readonly id: string }) {
  const messages = useMessages();
  const [opened, setOpened] = useState<LocalTable | 'opening' | 'gone'>('opening');
  useEffect(() => {
    const open = (match: SavedMatch | undefined) =>
      setOpened(match === undefined ? 'gone' : openLocalTable({ match, save: saveMatch }));
    return whileMounted(savedMatch(id), open, () => open(undefined));
  }, [id]);
  const table = typeof opened === 'string' ? null : opened;
  useEffect(() => {
    if (table === null) return undefined;
    const stop = onSavedElsewhere(id, (match) => void table.adopt(match));
    // Another window may have saved a move between the first reading and now.
    void savedMatch(id).then(
      (match) => (match === undefined ? undefined : table.adopt(match)),
      () => {},
    );
    return stop;
  }, [id, table]);
  if (table !== null) return <LocalMatch table={table} />;
  return opened === 'opening' ? null : (
    <Page title={messages.say('web-no-match')}>
      <p>{messages.say('web-no-match.about')}</p>
      <LinkButton href="/" tone="primary">
        {messages.say('web-to-start')}
      </LinkButton>
    </Page>
  );
}
