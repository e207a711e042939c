import { balanceText, type Catalogue, lossText } from '@dicehall/messages';
import type { Calibration, Measure } from '@dicehall/strategy';
import { amountText } from '../explore/value-text.ts';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { hasPuzzles } from '../puzzles/fetch-puzzles.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import styles from './my-play.module.css';
import { habitsOf, meanOf, monthsOf, type Played, sumOf, themesOf, trendOf } from './sums.ts';

/** The number format of each mean: points without decimals, shares and dice with some. */
const digits: Readonly<Record<Measure, Intl.NumberFormatOptions>> = {
  early: { maximumFractionDigits: 0 },
  late: { maximumFractionDigits: 0 },
  kept: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  stayed: { style: 'percent' },
  rolled: { style: 'percent' },
};

function habitValues(messages: Catalogue, { measure, at, count, ...sums }: Calibration) {
  const { mean, error } = meanOf({ count, ...sums });
  const shown = (value: number) => messages.number(value, digits[measure]);
  return { at, count, by: shown(Math.abs(mean)), error: shown(error), way: mean > 0 ? 'many' : 'few' };
}

interface GamePlayProps {
  readonly game: string;
  readonly played: readonly Played[];
  /** Whether to explain the unit of the figures. A page does so once for each unit. */
  readonly explainsUnit: boolean;
}

export function GamePlay({ game, played, explainsUnit }: GamePlayProps) {
  const messages = useMessages();
  const unit = played[0]?.unit ?? 'win';
  const name = messages.lookup(`game-${game}`);
  const amount = (value: number, signDisplay?: 'exceptZero') =>
    amountText(messages, unit, value, signDisplay);
  const monthFormat = new Intl.DateTimeFormat(messages.language, { month: 'short', year: 'numeric' });
  const monthName = (month: string) => monthFormat.format(new Date(`${month}-15`));
  const whole = sumOf(played);
  const trend = trendOf(monthsOf(played));
  const themes = themesOf(played);
  const habits = habitsOf(played);
  return (
    <Card as="section" className={styles.game} data-game={game} aria-label={name}>
      <div className={styles.head}>
        <GameEmblem game={game} />
        <h2>{name}</h2>
      </div>
      <p data-balance>{balanceText(messages, { unit, ...whole }, 'sips')}</p>
      {trend === 'none' ? null : <p data-trend>{messages.say('web-my-play-trend', { trend })}</p>}
      {explainsUnit ? <p className="soft small">{messages.say('web-my-play-units', { unit })}</p> : null}
      <DataTable
        className={styles.months}
        label={messages.say('web-my-play-months', { game: name })}
        corner={messages.say('web-my-play-month')}
        columns={[
          messages.say('web-my-play-matches'),
          messages.say('web-my-play-luck'),
          messages.say('web-my-play-lost'),
        ]}
        rows={monthsOf(played).map((month) => ({
          name: monthName(month.month),
          cells: [
            messages.number(month.matches),
            amount(month.luck / month.matches, 'exceptZero'),
            amount(-month.lost / month.matches, 'exceptZero'),
          ],
        }))}
      />
      {themes.length === 0 ? (
        <p>{messages.say('web-my-play-no-mistakes')}</p>
      ) : (
        <>
          <h3>{messages.say('web-my-play-mistakes')}</h3>
          <ul className={styles.list}>
            {themes.map(({ theme, count, loss }) => {
              const named =
                theme === 'other'
                  ? messages.say('web-my-play-other')
                  : messages.say('puzzle-theme', { theme });
              return (
                <li key={theme}>
                  <span>
                    {messages.say('web-my-play-theme', {
                      theme: named,
                      count,
                      loss: lossText(messages, unit, loss / whole.matches),
                    })}
                  </span>
                  {hasPuzzles(game) ? (
                    <LinkButton
                      href={
                        theme === 'other' ? `/puzzles?game=${game}` : `/puzzles?game=${game}&theme=${theme}`
                      }
                      tone="quiet"
                      aria-label={messages.say('web-my-play-practise.name', { theme: named })}
                    >
                      {messages.say('web-my-play-practise')}
                    </LinkButton>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {habits.length === 0 ? null : (
        <>
          <h3>{messages.say('web-my-play-habits')}</h3>
          <p className="soft small">{messages.say('web-my-play-habits.about')}</p>
          <ul className={styles.list}>
            {habits.map((habit) => (
              <li key={`${habit.measure} ${habit.at}`}>
                {messages.say(`web-my-play-habit-${habit.measure}`, habitValues(messages, habit))}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
