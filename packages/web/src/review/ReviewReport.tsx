import { type MatchRecord, ofSeat, replayed } from '@dicehall/engine';
import { choiceMessage } from '@dicehall/messages';
import type { Review, ReviewedChoice, ReviewedEntry } from '@dicehall/strategy';
import { useMemo } from 'react';
import { ScoreChart } from '../end/ScoreChart.tsx';
import { SeatNamesProvider, useMessages, usePhrases } from '../i18n/messages.tsx';
import { seatKey } from '../table/seats.ts';
import { eventsText } from '../table/shown/game-log.ts';
import { Button } from '../ui/Button.tsx';

import styles from './review.module.css';
import { isMistake } from './verdict.ts';

interface ReviewReportProps {
  readonly review: Review;
  readonly rollouts: number;
  readonly record: MatchRecord;
  readonly onShow?: ((entry: number) => void) | undefined;
}

const dearest = 3;

/** The choices that cost the most, by more than the margin of the values. */
const dearestChoices = (review: Review): ReviewedChoice[] =>
  review.entries
    .filter((entry) => entry.kind === 'choice')
    .filter((choice) => isMistake(review, choice))
    .toSorted((a, b) => b.error - a.error)
    .slice(0, dearest);

export function ReviewReport(props: ReviewReportProps) {
  return (
    <SeatNamesProvider names={props.record.seats.map(({ name }) => name)}>
      <Report {...props} />
    </SeatNamesProvider>
  );
}

function Report({ review, rollouts, record, onShow }: ReviewReportProps) {
  const messages = useMessages();
  const say = usePhrases();
  const match = useMemo(() => replayed(record), [record]);
  if (!match.ok) return null;
  const { setup, states, events } = match.value;
  const { game, names } = setup;
  const shares = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    messages.number(value, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay,
    });
  const eventsOf = (index: number) => eventsText(messages, game.id, events[index] ?? [], names);
  const text = (key: string, values = {}) => messages.lookup(key, values, names);
  const isOver = game.step(states.at(-1)).kind === 'over';
  const show = (entry: ReviewedEntry) =>
    onShow === undefined ? null : (
      <Button tone="quiet" onClick={() => onShow(entry.entry)}>
        {text('web-review-show', { number: entry.entry + 1 })}
      </Button>
    );
  const swing = (entry: ReviewedEntry, index: number) => {
    const rank = entry.kind === 'throw' ? entry.percentile : null;
    const sentence = text(index === 0 ? 'review-decided' : 'review-swung', {
      story: eventsOf(entry.entry),
      seat: { seat: entry.seat },
      before: shares(ofSeat(entry.before, entry.seat)),
      after: shares(ofSeat(entry.after, entry.seat)),
    });
    return rank === null ? sentence : `${sentence} ${text('review-rank', { percentile: Math.round(rank) })}`;
  };
  const missed = (choice: ReviewedChoice) =>
    text('review-missed', {
      story: eventsOf(choice.entry) || text('review-continued', { seat: { seat: choice.seat } }),
      better: text('review-better', {
        move: say(choiceMessage(messages, game, states[choice.entry], choice.seat, choice.best)),
      }),
      seat: { seat: choice.seat },
      cost: shares(choice.error),
    });
  const choices = dearestChoices(review);
  return (
    <div className={styles.report} data-review={review.exact ? 'exact' : 'estimate'}>
      <p className="small soft">
        {isOver ? null : `${text('review-unfinished')} `}
        {review.exact
          ? text('web-review-is-exact')
          : text('review-estimated', {
              rollouts,
              noise: shares(review.noise),
              residual: shares(review.residual),
            })}
      </p>
      <ScoreChart
        rows={[review.start, ...review.entries.map(({ after }) => after)]}
        seats={names.map((name) => ({ name }))}
        span={[0, 1]}
        format={(value) => messages.number(value, { style: 'percent' })}
        texts={{
          caption: text('review-curve'),
          about: text('web-review-curve-about'),
          table: text('web-curve-table'),
          row: text('web-entry'),
        }}
      />
      <div className={styles.scroll}>
        <table className={styles.players}>
          <caption className="visually-hidden">{text('web-review-table')}</caption>
          <thead>
            <tr>
              {['player', 'luck', 'errors', 'best', 'adjusted'].map((column) => (
                <th key={column} scope="col">
                  {text(`review-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.players.map((player, seat) => (
              <tr key={seatKey(seat)}>
                <th scope="row">{names[seat]}</th>
                <td className="number">{shares(player.luck, 'exceptZero')}</td>
                <td className="number">{shares(player.error)}</td>
                <td className="number">
                  {text('review-best-of', { best: player.bestChoices, choices: player.choices })}
                </td>
                <td className="number">{shares(player.adjusted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>{text('review-turning-points')}</h3>
      {review.turningPoints.length === 0 ? <p>{text('review-nothing-turned')}</p> : null}
      <ol className={styles.points}>
        {review.turningPoints.map((entry, index) => (
          <li key={entry.entry}>
            <p>{swing(entry, index)}</p>
            {show(entry)}
          </li>
        ))}
      </ol>
      <h3>{text('review-biggest-mistakes')}</h3>
      {choices.length === 0 ? <p>{text('review-no-errors')}</p> : null}
      <ol className={styles.points}>
        {choices.map((choice) => (
          <li key={choice.entry}>
            <p>{missed(choice)}</p>
            {show(choice)}
          </li>
        ))}
      </ol>
    </div>
  );
}
