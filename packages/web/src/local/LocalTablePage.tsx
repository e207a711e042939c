import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { LocalMatch } from './LocalMatch.tsx';
import { type LocalTable, openLocalTable } from './local-table.ts';
import { onSavedElsewhere, savedMatch, saveMatch } from './store.ts';

export default function LocalTablePage({ id }: { readonly id: string }) {
  const messages = useMessages();
  const [opened, setOpened] = useState<LocalTable | 'opening' | 'gone'>('opening');
  useEffect(() => {
    const opening = savedMatch(id).then(
      (match) => (match === undefined ? null : openLocalTable({ match, save: saveMatch })),
      () => null,
    );
    // Subscribes before the match is read, so that no move of another window is missed.
    const stopHearing = onSavedElsewhere(id, (match) => void opening.then((table) => table?.adopt(match)));
    const stopOpening = whileMounted(
      opening,
      (table) => setOpened(table ?? 'gone'),
      // A saved match that breaks a rule would be a bug.
      (error) => {
        throw error;
      },
    );
    return () => {
      stopHearing();
      stopOpening();
    };
  }, [id]);
  const table = typeof opened === 'string' ? null : opened;
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
