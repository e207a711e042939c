import { useLocation } from 'wouter';
import { useRaise } from '../app/ErrorBoundary.tsx';
import { MatchEnd } from '../end/MatchEnd.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useOpened, useShown, useStore } from '../table/use-table.ts';
import { HandOver, whenUntouched } from './HandOver.tsx';
import { CorrectButton, LocalDialogs, LocalNotices } from './LocalParts.tsx';
import { type LocalSession, openLocalSession } from './local-session.ts';
import type { LocalTable } from './local-table.ts';
import { recordOf } from './saved-match.ts';

export function LocalMatch({ table }: { readonly table: LocalTable }) {
  const [, go] = useLocation();
  const onError = useRaise();
  const session = useOpened((device) => openLocalSession(table, device, { go, onError, whenUntouched }));
  const { snapshot, isOver, handOverTo } = useStore(session);
  const { match, setup } = snapshot;
  const cover = isOver ? (
    <LocalEnd session={session} />
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
          match.dice === 'real' && !match.over
            ? (line) => <CorrectButton session={session} index={line.frame} />
            : undefined
        }
      />
      <LocalDialogs session={session} />
    </>
  );
}

function LocalEnd({ session }: { readonly session: LocalSession }) {
  const { match } = useStore(session).snapshot;
  return (
    <MatchEnd
      id={match.id}
      shown={useShown(session.model)}
      onAgain={() => void session.playAgain()}
      record={() => Promise.resolve(recordOf(match))}
      replay={`/replay/${match.id}`}
    />
  );
}
