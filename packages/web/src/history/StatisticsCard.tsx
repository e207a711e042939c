import { ScoreChart } from '../end/ScoreChart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import styles from './history.module.css';
import type { PastMatch } from './past-match.ts';
import { savedLuck } from './saved-luck.ts';
import { luckOverTime, statisticsOf, type Tally } from './statistics.ts';

interface StatisticsCardProps {
  readonly matches: readonly PastMatch[];
  /** The player whose matches are counted; null for the person whose history it is. */
  readonly who: string | null;
}

export function StatisticsCard({ matches, who }: StatisticsCardProps) {
  const messages = useMessages();
  const { byGame, byOpponents } = statisticsOf(matches, who);
  if (byGame.length === 0) return null;
  const luck = luckOverTime(matches, who, savedLuck());
  const won = ({ won, played }: Tally) => (
    <td className="number">
      {messages.say('web-stats-won', {
        won,
        played,
        share: messages.number(won / played, { style: 'percent' }),
      })}
    </td>
  );
  return (
    <details className={styles.statistics}>
      <summary>{messages.say('web-stats')}</summary>
      <div className={styles.figures}>
        <p className="soft small">
          {who === null ? messages.say('web-stats.about') : messages.say('web-stats-of', { name: who })}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
        <section className={styles.scroll} tabIndex={0} aria-label={messages.say('web-stats-games')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{messages.say('web-stats-game')}</th>
                <th scope="col">{messages.say('web-stats-wins')}</th>
                <th scope="col">{messages.say('web-stats-best')}</th>
                <th scope="col">{messages.say('web-stats-busts')}</th>
              </tr>
            </thead>
            <tbody>
              {byGame.map((row) => (
                <tr key={row.game}>
                  <th scope="row">{messages.lookup(`game-${row.game}`)}</th>
                  {won(row)}
                  <td className="number">{row.best === null ? '–' : messages.number(row.best)}</td>
                  <td className="number">
                    {row.busts === 0 ? '–' : messages.number(row.busts / row.turns, { style: 'percent' })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.say('web-stats-against')}</th>
              <th scope="col">{messages.say('web-stats-wins')}</th>
            </tr>
          </thead>
          <tbody>
            {byOpponents.map((row) => (
              <tr key={row.opponents}>
                <th scope="row">{messages.say('web-stats-opponents', { opponents: row.opponents })}</th>
                {won(row)}
              </tr>
            ))}
          </tbody>
        </table>
        {luck.length < 3 ? (
          <p className="soft small">{messages.say('web-stats-no-luck')}</p>
        ) : (
          <ScoreChart
            rows={luck.map((sum) => [100 * sum])}
            seats={[{ name: messages.say('web-stats-luck') }]}
            span={[-50, 50]}
            format={(value) =>
              messages.number(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
            }
            texts={{
              caption: messages.say('web-stats-luck'),
              about: messages.say('web-stats-luck.about'),
              table: messages.say('web-curve-table'),
              row: messages.say('web-stats-match'),
            }}
          />
        )}
      </div>
    </details>
  );
}
