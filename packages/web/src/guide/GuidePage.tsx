import { type AnyGame, findGame, framesOf, type GameId } from '@dicehall/engine';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { useRaise } from '../app/use-raise.ts';
import { whileMounted } from '../app/while-mounted.ts';
import { useMessages } from '../i18n/messages.tsx';
import { currentSettings } from '../settings/settings.ts';
import type { TableSeat } from '../table/seats.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { GuideCard } from './GuideCard.tsx';
import { isAsked, stepAt } from './guide-progress.ts';
import { openGuidedTable } from './guided-table.ts';
import { markOffered } from './offered.ts';
import { bot, type GuideScript, learner } from './script.ts';
import { hasGuide, loadGuide } from './scripts.ts';

const mine = [learner];

/** Milliseconds before the bot moves. */
const pause = 600;

function GuidedMatch({ game, script }: { readonly game: AnyGame; readonly script: GuideScript }) {
  const messages = useMessages();
  const [names] = useState(() => ({
    you: currentSettings().name || messages.say('web-person-name', { number: 1 }),
    bot: messages.say('web-bot-mark'),
  }));
  const [table] = useState(() => openGuidedTable(game, script, names));
  const snapshot = useSyncExternalStore(table.onChange, table.now);
  const [at, setAt] = useState(0);
  const [shownCount, setShownCount] = useState(0);
  const step = stepAt(script, at);
  const next = useCallback(() => setAt((before) => (before === at ? at + 1 : before)), [at]);
  const frames = useMemo(() => framesOf(snapshot, learner), [snapshot]);
  const start = useMemo(() => game.view(snapshot.states[0], learner), [game, snapshot]);
  const seats = useMemo(
    (): TableSeat[] => [
      { name: names.you, kind: 'person' },
      { name: names.bot, kind: 'bot' },
    ],
    [names],
  );
  useEffect(() => markOffered(game.id), [game]);
  const isSettled = shownCount >= snapshot.log.length;
  useEffect(() => {
    if (step === null || !('bot' in step) || !isSettled) return;
    const timer = setTimeout(() => void table.act(bot, step.bot).then(next), pause);
    return () => clearTimeout(timer);
  }, [table, step, isSettled, next]);
  const act = async (move: unknown) => {
    if (step !== null && 'tell' in step) return messages.say('guide-read-first');
    if (!isAsked(game, step, move)) return messages.say('guide-other-move');
    const refusal = await table.act(learner, move);
    if (refusal === null) next();
    return refusal === 'changed-elsewhere' ? null : refusal;
  };
  return (
    <TableScreen
      game={game}
      title={messages.lookup(`game-${game.id}`)}
      seats={seats}
      frames={frames}
      start={start}
      mine={mine}
      act={(_seat, move) => act(move)}
      onShown={setShownCount}
      notice={(shown) => <GuideCard game={game.id} script={script} at={at} shown={shown} onNext={next} />}
    />
  );
}

/** The guided match of a game, on the real table with chosen dice. */
export default function GuidePage({ gameId }: { readonly gameId: GameId }) {
  const raise = useRaise();
  const [script, setScript] = useState<GuideScript | null>(null);
  const game = findGame(gameId);
  useEffect(() => whileMounted(loadGuide(gameId), setScript, raise), [gameId, raise]);
  if (game === undefined || !hasGuide(gameId)) return <NotFound />;
  return script === null ? null : <GuidedMatch game={game} script={script} />;
}
