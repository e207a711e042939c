import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { LocalMatch } from './LocalMatch.tsx';
import { type LocalTable, openLocalTable } from './local-table.ts';
import { onSavedElsewhere, savedMatch, saveMatch } from './store.ts';

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'open'; readonly table: LocalTable };

export default function LocalTablePage({ id }: { readonly id: string }) {
  const messages = useMessages();
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    let current = true;
    savedMatch(id).then(
      (match) => {
        if (!current) return;
        setOpened(
          match === undefined
            ? { kind: 'gone' }
            : { kind: 'open', table: openLocalTable({ match, save: saveMatch }) },
        );
      },
      () => {
        if (current) setOpened({ kind: 'gone' });
      },
    );
    return () => {
      current = false;
    };
  }, [id]);
  const table = opened.kind === 'open' ? opened.table : null;
  useEffect(
    () => (table === null ? undefined : onSavedElsewhere(id, (match) => void table.adopt(match))),
    [id, table],
  );
  switch (opened.kind) {
    case 'opening':
      return null;
    case 'gone':
      return (
        <Page title={messages.say('web-no-match')}>
          <p>{messages.say('web-no-match.about')}</p>
          <LinkButton href="/" tone="primary">
            {messages.say('web-to-start')}
          </LinkButton>
        </Page>
      );
    case 'open':
      return <LocalMatch table={opened.table} />;
  }
}
