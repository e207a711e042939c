import { findGame } from '@dicehall/engine';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useRaise } from '../app/ErrorBoundary.tsx';
import { NotFound } from '../app/NotFound.tsx';
import { isNewTo } from '../guide/scripts.ts';
import { useMessages } from '../i18n/messages.tsx';
import { startMatch } from '../local/start-match.ts';
import { firstDraft, savedDraft } from '../setup/saved-draft.ts';
import { lastGame } from './last-game.ts';

/** The match that is being started. An effect that runs twice must not start two matches. */
let starting: Promise<string> | null = null;

/**
 * Starts the last game with its last settings, or against a bot of this person's level. A person who has never played
 * the game gets its guided match.
 */
export default function QuickPlay() {
  const messages = useMessages();
  const raise = useRaise();
  const [, go] = useLocation();
  const game = findGame(lastGame());
  useEffect(() => {
    if (game === undefined) return;
    if (isNewTo(game.id)) {
      go(`/guide/${game.id}`, { replace: true });
      return;
    }
    const draft = savedDraft(game, () => firstDraft(game, messages));
    starting ??= startMatch(game, draft);
    starting
      .then((id) => go(`/table/${id}`, { replace: true }))
      .catch(raise)
      .finally(() => {
        starting = null;
      });
  }, [game, go, messages, raise]);
  return game === undefined ? <NotFound /> : null;
}
