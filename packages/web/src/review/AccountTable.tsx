import { type Account, accountOf, type Review, shownParts } from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';
import { seatKey } from '../table/model/seats.ts';
import styles from './review.module.css';
import { pointsOf } from './verdict.ts';

/** How much dice and mistakes contributed to the result, in percentage points or sips that add up. */
export function AccountTable({
  review,
  names,
}: {
  readonly review: Review;
  readonly names: readonly string[];
}) {
  const messages = useMessages();
  const accounts = names.map((_, seat) => accountOf(review, seat));
  const { unit } = review;
  const [factor, digits] = unit === 'win' ? [100, 1] : [1, 2];
  const points = (row: keyof Account, value: number) =>
    messages.number(factor * value, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: unit === 'win' && (row === 'start' || row === 'result') ? 'auto' : 'exceptZero',
    });
  const rows = shownParts(accounts);
  const margin = pointsOf(messages, review.margin);
  return (
    <figure className={styles.account}>
      <figcaption>
        <h3>{messages.say('web-review-account')}</h3>
        <p className="soft small">{messages.say('web-review-account.about', { unit })}</p>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={messages.say('web-review-account')}>
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th key={seatKey(seat)} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} data-row={row}>
                <th scope="row">
                  {messages.say(`web-review-row-${row}`, { seats: names.length, margin, unit })}
                </th>
                {accounts.map((account, seat) => (
                  <td key={seatKey(seat)} className="number">
                    {points(row, account[row])}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{messages.say('review-best')}</th>
              {review.players.map(({ bestChoices, choices }, seat) => (
                <td key={seatKey(seat)} className="number">
                  {messages.say('review-best-of', { best: bestChoices, choices })}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </figure>
  );
}
