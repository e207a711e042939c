import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useRaise } from '../app/ErrorBoundary.tsx';
import { Page } from '../app/Page.tsx';
import { preloadable } from '../app/preloadable.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { useMessages } from '../i18n/messages.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useOpened, useStore } from '../table/use-table.ts';
import { LinkButton } from '../ui/Button.tsx';
import { HandOver, whenUntouched } from './HandOver.tsx';
import { CorrectButton, LocalDialogs, LocalNotices } from './LocalParts.tsx';
import { openLocalSession } from './local-session.ts';
import { type LocalTable, openLocalTable } from './local-table.ts';
import { onSavedElsewhere, savedMatch, saveMatch } from './store.ts';

const end = preloadable(() => import('./LocalEnd.tsx'));

function LocalMatch({ table }: { readonly table: LocalTable }) {
  const [, go] = useLocation();
  const onError = useRaise();
  const session = useOpened((device) => openLocalSession(table, device, { go, onError, whenUntouched }));
  const { snapshot, isOver, handOverTo } = useStore(session);
  const { match, setup, states } = snapshot;
  const isEnding = setup.game.step(states.at(-1)).kind === 'over';
  useEffect(() => {
    if (isEnding) end.preload();
  }, [isEnding]);
  const cover = isOver ? (
    <end.Part session={session} />
  ) : handOverTo === null ? null : (
    <HandOver seat={handOverTo} names={setup.names} onTaken={session.takeDevice} />
  );
  return (
    <>
      <TableScreen
        table={session.model}
        notice={<LocalNotices session={session} />}
        cover={cover}
        lineControl={
          match.dice === 'real' && !isEnding
            ? (line) => <CorrectButton session={session} index={line.frame} />
            : undefined
        }
      />
      <LocalDialogs session={session} />
    </>
  );
}

export default function LocalTablePage({ id }: { readonly id: string }) {
  const messages = useMessages();
  const [opened, setOpened] = useState<LocalTable | 'opening' | 'gone'>('opening');
  useEffect(() => {
    const opening = savedMatch(id).then(
      (match) => (match === undefined ? null : openLocalTable({ match, save: saveMatch })),
      () => null,
    );
    // The page subscribes before the match is read, so that no move of another window is missed.
    const stopHearing = onSavedElsewhere(id, (match) => void opening.then((table) => table?.adopt(match)));
    const stopOpening = whileMounted(
      opening,
      (table) => setOpened(table ?? 'gone'),
      // A saved match that breaks a rule would be a bug, so the error is thrown.
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
