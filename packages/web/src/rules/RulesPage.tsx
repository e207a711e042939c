import { findGame } from '@dicehall/engine';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { Page, pageBefore } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { hasCards } from '../games/listed-games.ts';
import { hasGuide } from '../guide/scripts.ts';
import { useMessages } from '../i18n/messages.tsx';
import { hasPuzzles } from '../puzzles/fetch-puzzles.ts';
import { rulesFromText } from '../setup/own-rules.ts';
import { LinkButton } from '../ui/Button.tsx';
import RulesText from './RulesText.tsx';
import styles from './rules.module.css';

/**
 * Shows the rules of a game. `?part=` opens a section, counted from 0; `?rules=` shows the rules under these options.
 */
export default function RulesPage({ gameId }: { readonly gameId: string }) {
  const messages = useMessages();
  const search = new URLSearchParams(useSearch());
  const part = search.get('part');
  const game = findGame(gameId);
  const rules = search.get('rules');
  const options = useMemo(
    () => (game === undefined || rules === null ? undefined : (rulesFromText(game, rules) ?? undefined)),
    [game, rules],
  );
  if (game === undefined) return <NotFound />;
  return (
    <Page
      title={messages.say('web-title-rules', { game: messages.lookup(`game-${game.id}`) })}
      back={pageBefore()}
    >
      <RulesText game={game.id} section={part === null ? undefined : Number(part)} options={options}>
        <div className={styles.head}>
          <GameEmblem game={game.id} />
          <LinkButton
            href={options === undefined ? `/play/${game.id}` : `/play/${game.id}${location.search}`}
            tone="primary"
          >
            {messages.say('web-play-here')}
          </LinkButton>
          {hasGuide(game.id) ? (
            <LinkButton href={`/guide/${game.id}`}>{messages.say('guide-start')}</LinkButton>
          ) : null}
        </div>
      </RulesText>
      <div className="row">
        <LinkButton href={`/explore?game=${game.id}`}>{messages.say('web-explore-open')}</LinkButton>
        {hasPuzzles(game.id) ? (
          <LinkButton href={`/puzzles?game=${game.id}`}>{messages.say('web-puzzles')}</LinkButton>
        ) : null}
        {hasCards(game.id) ? (
          <LinkButton href={`/cards/${game.id}`}>{messages.say('web-cards')}</LinkButton>
        ) : null}
      </div>
    </Page>
  );
}
