import { MatchEnd } from '../end/MatchEnd.tsx';
import { useShown, useStore } from '../table/use-table.ts';
import type { LocalSession } from './local-session.ts';
import { recordOf } from './saved-match.ts';

export default function LocalEnd({ session }: { readonly session: LocalSession }) {
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
