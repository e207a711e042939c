import {
  balanceText,
  type Catalogue,
  lossText,
  opponentText,
  shownMatches,
  winsInText,
} from '@dicehall/messages';
import { type Calibration, type Measure, roundedTo } from '@dicehall/strategy';
import { GameEmblem } from '../games/GameEmblem.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { hasPuzzles } from '../puzzles/fetch-puzzles.ts';
import { gradesHelp, gradesText } from '../review/grades.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Summary } from '../ui/Field.tsx';
import styles from './my-play.module.css';
import { habitsOf, meanOf, monthsOf, type Played, type Sum, sumOf, themesOf, trendOf } from './sums.ts';

/** The maximum number of themes shown at once. The list of all figures contains the others. */
const mostThemes = 2;

/** The number format of each mean: points and shares without decimals, numbers of dice with two. */
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
}

export function GamePlay({ game, played }: GamePlayProps) {
  const messages = useMessages();
  const unit = played[0]?.unit ?? 'win';
  const name = messages.lookup(`game-${game}`);
  const whole = sumOf(played);
  const resigned = played.filter((one) => one.resigned).length;
  const matches = shownMatches(whole.matches);
  const isOne = matches === 1;
  // One match has the figures of its review.
  const factor = unit === 'sips' ? 1 : isOne ? 100 : matches;
  const decimals = unit === 'sips' && !isOne ? 2 : 1;
  const amount = (sum: number, month: Sum) =>
    messages.number((factor * sum) / month.matches, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'exceptZero',
    });
  const monthFormat = new Intl.DateTimeFormat(messages.language, { month: 'short', year: 'numeric' });
  const monthName = (month: string) => monthFormat.format(new Date(`${month}-15`));
  const per = isOne ? 'match' : unit;
  const trend = trendOf(monthsOf(played));
  const habits = habitsOf(played);
  const lossOf = (loss: number): string => {
    const mean = loss / whole.matches;
    return unit === 'win' && !isOne
      ? winsInText(messages, whole.matches, mean)
      : lossText(messages, unit, mean, 'sips', decimals);
  };
  const found = themesOf(played);
  const losses = found.map(({ loss }) => loss);
  const rest = losses.reduce((left, loss) => left - loss, whole.lost);
  // The shown numbers add up to the total as shown, which has a second decimal if it is tiny.
  const total = (factor * whole.lost) / whole.matches;
  const scale = (10 ** (total < 0.05 ? 2 : decimals) * factor) / whole.matches;
  const shown = roundedTo(
    Math.round(scale * whole.lost),
    [...losses, rest].map((loss) => scale * loss),
  ).map((steps) => steps / scale);
  const small = shown.at(-1) ?? 0;
  const themes = found.flatMap(({ theme, count }, at) => {
    const loss = shown[at] ?? 0;
    if (loss <= 0) return [];
    const named =
      theme === 'other' ? messages.say('web-my-play-other') : messages.say('puzzle-theme', { theme });
    return [
      <li key={theme}>
        <span>
          {messages.say('web-my-play-theme', {
            theme: named,
            count,
            loss: lossOf(loss),
            per,
            matches,
          })}
        </span>
        {hasPuzzles(game) ? (
          <LinkButton
            href={`/puzzles?game=${game}${theme === 'other' ? '' : `&theme=${theme}`}`}
            aria-label={messages.say('web-practise-theme', { theme: named })}
          >
            {messages.say('web-practise')}
          </LinkButton>
        ) : null}
      </li>,
    ];
  });
  return (
    <Card as="section" className={styles.game} data-game={game} aria-label={name}>
      <div className={styles.head}>
        <GameEmblem game={game} />
        <h2>{name}</h2>
        <p className="soft small">{messages.say('match-count', { count: whole.matches })}</p>
      </div>
      <p className={styles.balance}>
        {balanceText(messages, { unit, ...whole, mistakes: found.length }, 'sips')}{' '}
        {opponentText(messages, { unit, ...whole }, 'sips')}
      </p>
      {resigned === 0 ? null : (
        <p className="soft small">{messages.say('web-my-play-resigned', { count: resigned })}</p>
      )}
      {themes.length === 0 ? null : (
        <>
          <h3>{messages.say('web-my-play-mistakes')}</h3>
          <p className="soft small">{gradesText(messages, whole.grades)}</p>
          <ul className={styles.list}>{themes.slice(0, mostThemes)}</ul>
        </>
      )}
      <details>
        <Summary>{messages.say('web-my-play-figures')}</Summary>
        <div className={styles.game}>
          {themes.length <= mostThemes ? null : <ul className={styles.list}>{themes.slice(mostThemes)}</ul>}
          {small <= 0 ? null : (
            <p>{messages.say('web-my-play-small', { loss: lossOf(small), per, matches })}</p>
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
          {trend === 'none' ? null : <p>{messages.say('web-my-play-trend', { trend })}</p>}
          <DataTable
            className={styles.months}
            label={messages.say('web-my-play-months', { game: name })}
            corner={messages.say('web-my-play-month')}
            columns={[
              messages.say('web-my-play-matches'),
              messages.say('web-my-play-luck'),
              messages.say('web-my-play-lost'),
              messages.say('web-review-row-others', { seats: whole.seats }),
            ]}
            rows={monthsOf(played).map((month) => ({
              name: monthName(month.month),
              cells: [
                messages.number(month.matches),
                amount(month.luck, month),
                amount(-month.lost, month),
                amount(month.gained, month),
              ],
            }))}
          />
          <p className="soft small">
            {messages.say('web-my-play-units', { unit, matches })} {gradesHelp(messages, unit, 'sips')}
          </p>
        </div>
      </details>
    </Card>
  );
}
