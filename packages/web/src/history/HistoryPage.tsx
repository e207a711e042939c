import { useEffect, useRef, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { SavedMatch } from '../local/saved-match.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { SelectField } from '../ui/Field.tsx';
import styles from './history.module.css';
import { MatchItem } from './MatchItem.tsx';
import { type PastMatch, usePastMatches } from './past-match.ts';
import { StatisticsCard } from './StatisticsCard.tsx';
import { savedLuck } from './saved-luck.ts';

/** The value of a filter that excludes nothing. */
const all = '';
/** The filter value for the owner of the history. It cannot equal a name, because no name is a space. */
const you = ' ';

/** The number of matches that the list shows at first, and that the button adds each time. */
const page = 20;

export default function HistoryPage() {
  const messages = useMessages();
  const { matches, isUnreadable, remove, restore } = usePastMatches();
  const [game, setGame] = useState(all);
  const [person, setPerson] = useState(all);
  const [length, setLength] = useState(page);
  const [deleted, setDeleted] = useState<SavedMatch | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its match, so the focus moves to the notice.
  useEffect(() => {
    if (deleted !== null) notice.current?.focus();
  }, [deleted]);
  // The pressed button may disappear, so the focus moves to the first new match.
  useEffect(() => {
    if (length > page)
      list.current?.children[length - page]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [length]);
  const known = matches ?? [];
  const luck = savedLuck();
  const luckOf = ({ id, own }: PastMatch) => (own === null ? null : (luck(id)?.[own] ?? null));
  const games = [...new Set(known.map((match) => match.game))].sort();
  const people = [
    ...new Set(
      known.flatMap(({ seats, own }) =>
        seats.flatMap(({ name, player }, seat) =>
          seat === own ? [you] : name !== '' && (player === 'person' || player === null) ? [name] : [],
        ),
      ),
    ),
  ].sort();
  const gameOrAll = games.includes(game) ? game : all;
  const personOrAll = people.includes(person) ? person : all;
  const shown = known.filter(
    (match) =>
      (gameOrAll === all || match.game === gameOrAll) &&
      (personOrAll === all ||
        (personOrAll === you ? match.own !== null : match.seats.some(({ name }) => name === personOrAll))),
  );
  const listed = shown.slice(0, length);
  return (
    <Page title={messages.say('web-history')}>
      {isUnreadable ? <p className="bad">{messages.say('web-history-unreadable')}</p> : null}
      {deleted === null ? null : (
        <div key={deleted.id} ref={notice} tabIndex={-1} className={`row ${styles.notice}`}>
          <span className="grow">
            {messages.say('web-forget.done', { game: messages.lookup(`game-${deleted.game}`) })}
          </span>
          <Button
            data-action="restore"
            onClick={() => {
              void restore(deleted);
              setDeleted(null);
            }}
          >
            {messages.say('web-undo')}
          </Button>
        </div>
      )}
      {matches?.length === 0 ? <p>{messages.say('web-history-empty')}</p> : null}
      {known.length < 2 ? null : (
        <div className={styles.filters}>
          <SelectField
            label={messages.say('web-history-game')}
            value={gameOrAll}
            onChange={setGame}
            choices={[
              { value: all, text: messages.say('web-history-all-games') },
              ...games.map((id) => ({ value: id, text: messages.lookup(`game-${id}`) })),
            ]}
          />
          {people.length < 2 ? null : (
            <SelectField
              label={messages.say('web-history-person')}
              value={personOrAll}
              onChange={setPerson}
              choices={[
                { value: all, text: messages.say('web-history-everyone') },
                ...people.map((name) => ({
                  value: name,
                  text: name === you ? messages.say('seat-you') : name,
                })),
              ]}
            />
          )}
        </div>
      )}
      <StatisticsCard
        matches={shown}
        saved={luck}
        who={personOrAll === all || personOrAll === you ? null : personOrAll}
      />
      <ul ref={list} className={styles.matches}>
        {listed.map((match) => (
          <MatchItem
            key={match.id}
            match={match}
            luck={luckOf(match)}
            onDelete={(saved) => void remove(saved).then(() => setDeleted(saved))}
          />
        ))}
      </ul>
      {shown.length > length ? (
        <Button data-action="older" onClick={() => setLength(length + page)}>
          {messages.say('web-history-older', { left: shown.length - length })}
        </Button>
      ) : null}
      {listed.every((match) => luckOf(match) === null) ? null : (
        <p className="soft small">{messages.say('web-history-luck.about')}</p>
      )}
      <p className="soft small">{messages.say('web-history.about')}</p>
      <div className={styles.more}>
        <LinkButton href="/my-play">{messages.say('web-my-play')}</LinkButton>
        <LinkButton href="/replay">{messages.say('web-open-record')}</LinkButton>
        <LinkButton href="/dice">{messages.say('web-dice-fair')}</LinkButton>
      </div>
    </Page>
  );
}
