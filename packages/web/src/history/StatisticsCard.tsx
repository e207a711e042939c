import { ScoreChart } from '../end/ScoreChart.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import styles from './history.module.css';
import type { PastMatch } from './past-match.ts';
import type { savedLuck } from './saved-luck.ts';
import { luckOverTime, statisticsOf, type Tally } from './statistics.ts';

interface StatisticsCardProps {
  readonly matches: readonly PastMatch[];
  readonly saved: ReturnType<typeof savedLuck>;
  /** The player whose matches are counted; null for the owner of the history. */
  readonly who: string | null;
}

export function StatisticsCard({ matches, saved, who }: StatisticsCardProps) {
  const messages = useMessages();
  const { byGame, byOpponents } = statisticsOf(matches, who);
  if (byGame.length === 0) return null;
  const luck = luckOverTime(matches, who, saved);
  const won = ({ won, played }: Tally) =>
    messages.say('web-stats-won', {
      won,
      played,
      share: messages.number(won / played, { style: 'percent' }),
    });
  return (
    <details className={styles.statistics}>
      <summary>{messages.say('web-stats')}</summary>
      <div className={styles.figures}>
        <p className="soft small">
          {who === null ? messages.say('web-stats.about') : messages.say('web-stats-of', { name: who })}
        </p>
        <DataTable
          label={messages.say('web-stats-games')}
          corner={messages.say('web-stats-game')}
          columns={[
            messages.say('web-stats-wins'),
            messages.say('web-stats-best'),
            messages.say('web-stats-busts'),
          ]}
          rows={byGame.map((row) => ({
            name: messages.lookup(`game-${row.game}`),
            cells: [
              won(row),
              row.best === null ? '–' : messages.number(row.best),
              row.busts === 0 ? '–' : messages.number(row.busts / row.turns, { style: 'percent' }),
            ],
          }))}
        />
        <DataTable
          label={messages.say('web-stats-against')}
          corner={messages.say('seat-opponent')}
          columns={[messages.say('web-stats-wins')]}
          rows={byOpponents.map((row) => ({
            name: messages.say('web-stats-opponents', { opponents: row.opponents }),
            cells: [won(row)],
          }))}
        />
        {luck.length < 3 ? (
          <p className="soft small">{messages.say('web-stats-no-luck')}</p>
        ) : (
          <ScoreChart
            rows={luck.map((sum) => [100 * sum])}
            names={[messages.say('web-stats-luck')]}
            span={[-50, 50]}
            format={(value) =>
              messages.number(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
            }
            texts={{
              caption: messages.say('web-stats-luck'),
              about: messages.say('web-stats-luck.about'),
              row: messages.say('web-stats-match'),
            }}
          />
        )}
      </div>
    </details>
  );
}
