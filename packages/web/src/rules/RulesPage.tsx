import { findGame } from '@dicehall/engine';
import { Page } from '../app/Page.tsx';
import { useWords } from '../words/words.tsx';

/** The rules of a game. */
export default function RulesPage({ gameId }: { readonly gameId: string }) {
  const words = useWords();
  const game = findGame(gameId);
  return <Page title={game === undefined ? words.say('web-not-found') : words.say(`game-${game.id}`)}>{null}</Page>;
}
