import { cardCostTexts } from '@dicehall/messages';
import type { GameCards, WordedTable } from '@dicehall/strategy';
import { use } from 'react';
import { useLocation, useSearch } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { listedGames } from '../games/listed-games.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { SelectField } from '../ui/Field.tsx';
import styles from './cards.module.css';

function RuleTable({ table, label }: { readonly table: WordedTable; readonly label: string }) {
  const messages = useMessages();
  const { corner, columns, groups, numbers } = table;
  return (
    <>
      <table className={styles.limits} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{messages.text(corner)}</th>
            {columns.map((column) => (
              <th key={messages.text(column)} scope="col">
                {messages.text(column)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ head, rows }) => (
          <tbody key={messages.text(head)}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {messages.text(head)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={messages.text(row.head)}>
                <th scope="row">{messages.text(row.head)}</th>
                {row.cells.map((cell, index) => (
                  <td key={messages.text(columns[index] ?? corner)}>{messages.text(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="soft small">{messages.say('card-table-numbers', { count: numbers })}</p>
    </>
  );
}

/** The cards of each game opened so far; undefined for a game without cards. */
const loaded = new Map<string, Promise<GameCards | undefined>>();

function loadCards(game: string): Promise<GameCards | undefined> {
  const cards =
    loaded.get(game) ?? import('@dicehall/strategy').then(({ strategyOf }) => strategyOf(game).cards?.());
  loaded.set(game, cards);
  return cards;
}

const usual = 3;

const address = (game: string, rules: number): string => `/cards/${game}?rules=${rules}`;

const gamesWithCards = listedGames().filter(({ hasCards }) => hasCards);

/** Shows the cards of a game, by default of the first game with cards. `?rules=` selects the number of rules. */
export default function CardsPage({ gameId = gamesWithCards[0]?.id ?? '' }: { readonly gameId?: string }) {
  const messages = useMessages();
  const [, navigate] = useLocation();
  const asked = Number(new URLSearchParams(useSearch()).get('rules') ?? usual);
  const set = use(loadCards(gameId));
  if (set === undefined) return <NotFound />;
  const { cards } = set;
  const count = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), cards.length) : 1;
  const card = cards[count - 1];
  const game = messages.lookup(`game-${gameId}`);
  const canBeRead = cards.some(({ cost }) => cost.read !== undefined);
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const go = (to: string) => navigate(to, { replace: true });
  return (
    <Page title={messages.say('web-cards')} isWide>
      <p className={`soft ${styles.screenOnly}`}>{messages.say('web-cards.about')}</p>
      <div className={`${styles.choices} ${styles.screenOnly}`}>
        <SelectField
          label={messages.say('web-explore-game')}
          value={gameId}
          onChange={(id) => go(address(id, count))}
          choices={gamesWithCards.map(({ id }) => ({ value: id, text: messages.lookup(`game-${id}`) }))}
        />
        <ChoiceField
          label={messages.say('web-cards-rules')}
          value={`${count}`}
          onChange={(next) => go(address(gameId, Number(next)))}
          choices={cards.map((_, index) => ({ value: `${index + 1}`, text: messages.number(index + 1) }))}
        />
      </div>
      {card === undefined ? null : (
        <Card as="section" className={styles.card} data-game={gameId} aria-labelledby="card-title">
          <div className={styles.head}>
            <GameEmblem game={gameId} />
            <h2 id="card-title">{messages.say('card-title', { game, count })}</h2>
          </div>
          <dl className={styles.besides}>
            {card.besides.map(({ question, answer }) => (
              <div key={messages.text(question)}>
                <dt>{messages.text(question)}</dt>
                <dd>{messages.text(answer)}</dd>
              </div>
            ))}
          </dl>
          <ol className={styles.rules}>
            {card.rules.map(({ text, table }) => (
              <li key={messages.text(text)}>
                {messages.text(text)}
                {table === null ? null : <RuleTable table={table} label={messages.text(text)} />}
              </li>
            ))}
          </ol>
          {cardCostTexts(messages, card.cost).map((text, index) => (
            <p
              key={text}
              className={index === 0 ? styles.cost : undefined}
              role={index === 0 ? 'status' : undefined}
            >
              {text}
            </p>
          ))}
          <p className="soft small">{messages.say('card-for')}</p>
        </Card>
      )}
      <div className={`row ${styles.screenOnly}`}>
        <Button tone="primary" onClick={() => print()}>
          {messages.say('web-cards-print')}
        </Button>
        <LinkButton href={`/rules/${gameId}`}>{messages.say('web-title-rules', { game })}</LinkButton>
      </div>
      <Card as="section" className={styles.screenOnly}>
        <h2>{messages.say('web-cards-compare')}</h2>
        <DataTable
          label={messages.say('web-cards-compare')}
          corner={messages.say('web-cards-rules')}
          columns={[
            messages.say('web-cards-cost', { unit: cards[0]?.cost.unit ?? 'win' }),
            ...(canBeRead ? [messages.say('web-cards-read')] : []),
          ]}
          rows={cards.map(({ cost }, index) => ({
            name: messages.number(index + 1),
            cells: [cost.unit === 'win' ? 100 * cost.loss : cost.loss, cost.read ?? []]
              .flat()
              .map((value) => messages.number(value, decimals)),
            isCurrent: index + 1 === count,
          }))}
        />
        <p className="soft small">{messages.say('card-found')}</p>
      </Card>
    </Page>
  );
}
