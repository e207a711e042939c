import { type AnyGame, findGame, type GameId } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { useRaise } from '../app/ErrorBoundary.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useOpened, useStore } from '../table/use-table.ts';
import { GuideCard, GuideEnd } from './GuideCard.tsx';
import { openGuidedSession } from './guided-session.ts';
import type { GuideScript } from './script.ts';
import { hasGuide, loadGuide, markOffered } from './scripts.ts';

function GuidedMatch({ game, script }: { readonly game: AnyGame; readonly script: GuideScript }) {
  const session = useOpened((device) => openGuidedSession(game, script, device));
  useEffect(() => markOffered(game.id), [game]);
  const isOver = useStore(session) === script.steps.length - 1;
  return (
    <TableScreen
      table={session.model}
      cover={isOver ? <GuideEnd session={session} /> : null}
      notice={<GuideCard session={session} />}
    />
  );
}

/** A guided match uses the real table with chosen dice. */
export default function GuidePage({ gameId }: { readonly gameId: GameId }) {
  const raise = useRaise();
  const [script, setScript] = useState<GuideScript | null>(null);
  const game = findGame(gameId);
  useEffect(() => whileMounted(loadGuide(gameId), setScript, raise), [gameId, raise]);
  if (game === undefined || !hasGuide(gameId)) return <NotFound />;
  return script === null ? null : <GuidedMatch game={game} script={script} />;
}
