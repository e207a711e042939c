import { type Account, accountOf, type Review, shownParts } from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import styles from './review.module.css';
import { amountText } from './verdict.ts';

/** Shows figures that add up, in percentage points or sips. */
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
  const points = (row: keyof Account, value: number) => {
    const isWhole = unit === 'win' && (row === 'start' || row === 'result');
    return amountText(messages, unit, value, isWhole ? 'auto' : 'exceptZero', review.noise > 0);
  };
  const rows = shownParts(accounts);
  const margin = amountText(messages, unit, review.margin, 'auto', review.noise > 0);
  return (
    <figure className={styles.account}>
      <figcaption>
        <h3>{messages.say('web-review-account')}</h3>
        <p className="soft small">{messages.say('web-review-account.about', { unit })}</p>
      </figcaption>
      <DataTable
        label={messages.say('web-review-account')}
        corner=""
        columns={names}
        rows={[
          ...rows.map((row) => ({
            name: messages.say(`web-review-row-${row}`, { seats: names.length, margin, unit }),
            cells: accounts.map((account) => points(row, account[row])),
            kind: row,
          })),
          {
            name: messages.say('review-good'),
            cells: review.players.map(({ goodChoices, choices }) =>
              messages.say('review-good-of', { count: goodChoices, choices }),
            ),
          },
        ]}
      />
    </figure>
  );
}
