import { ofSeat, type Seat } from '@dicehall/engine';
import { marginText } from '@dicehall/messages';
import { type Account, accountOf, largestMargin, type Review, shownParts } from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Summary } from '../ui/Field.tsx';
import styles from './review.module.css';
import { amountText } from './verdict.ts';

interface AccountTableProps {
  readonly review: Review;
  readonly names: readonly string[];
  /** The seats to sum up. The other seats are shown on request. */
  readonly seats: readonly Seat[];
  /** The word for the unit of scores. */
  readonly word: string;
}

/** The change of a win chance above which a row can seem to be impossible, because more was won or lost than there was. */
const muchChanged = 0.5;

/** A smaller margin would be shown as 0, so it is omitted. */
const leastMargin = 0.0005;

/** Shows figures that add up, and on request those of all seats. */
export function AccountTable({ review, names, seats, word }: AccountTableProps) {
  const messages = useMessages();
  const { unit } = review;
  const estimated = review.noise > 0;
  // Without estimates, `left` is the effect of dice and choices that the player could not see.
  const margin = !estimated
    ? 'hidden'
    : review.margin < leastMargin
      ? 'none'
      : amountText(messages, unit, review.margin, 'auto', estimated);
  const amount = (row: keyof Account, value: number): string =>
    unit === 'win' && (row === 'start' || row === 'result')
      ? messages.number(value, { style: 'percent', minimumFractionDigits: estimated ? 0 : 1 })
      : amountText(messages, unit, value, 'exceptZero', estimated);
  const tableOf = (shown: readonly Seat[]) => {
    const accounts = shown.map((seat) => accountOf(review, seat));
    return {
      corner: '',
      columns: shown.map((seat) => names[seat] ?? ''),
      rows: [
        ...shownParts(accounts).map((row) => ({
          name: messages.say(`web-review-row-${row}`, { seats: names.length, margin, unit }),
          cells: accounts.map((account) => amount(row, account[row])),
        })),
        {
          name: messages.say('review-good'),
          cells: shown.map((seat) => {
            const { goodChoices, choices } = ofSeat(review.players, seat);
            return messages.say('review-good-of', { count: goodChoices, choices });
          }),
        },
      ],
    };
  };
  const accounts = seats.map((seat) => accountOf(review, seat));
  const isMuch =
    unit === 'win' &&
    accounts.some(({ start: _start, result: _result, ...changes }) =>
      Object.values(changes).some((change) => Math.abs(change) > muchChanged),
    );
  const choiceMargin = largestMargin(review);
  return (
    <figure className={styles.account}>
      <figcaption>
        <h3>{messages.say('web-review-account')}</h3>
        <p className="soft small">
          {messages.say('web-review-account.about', { unit, word })}
          {isMuch ? ` ${messages.say('web-review-account.much')}` : ''}
          {shownParts(accounts).includes('met') ? ` ${messages.say('web-review-row-met.about')}` : ''}
        </p>
      </figcaption>
      <DataTable label={messages.say('web-review-account')} className={styles.summary} {...tableOf(seats)} />
      {choiceMargin >= leastMargin ? (
        <p className="soft small">
          {messages.say('web-review-margin', { margin: marginText(messages, choiceMargin) })}
        </p>
      ) : null}
      {seats.length === names.length ? null : (
        <details>
          <Summary>{messages.say('web-review-figures')}</Summary>
          <DataTable label={messages.say('web-review-figures')} {...tableOf([...names.keys()])} />
        </details>
      )}
    </figure>
  );
}
