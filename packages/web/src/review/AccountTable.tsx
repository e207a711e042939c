import type { Seat } from '@dicehall/engine';
import { marginText } from '@dicehall/messages';
import {
  type Account,
  accountOf,
  largestMargin,
  type Review,
  shownParts,
  summarySteps,
} from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Summary } from '../ui/Field.tsx';
import styles from './review.module.css';
import { amountText } from './verdict.ts';

interface AccountTableProps {
  readonly review: Review;
  readonly names: readonly string[];
  /** The seats to sum up. The figures on request are those of all seats. */
  readonly seats: readonly Seat[];
  /** The word for the unit of scores. */
  readonly word: string;
}

/** The change of a win chance above which a row can seem to be impossible, because more was won or lost than there was. */
const muchChanged = 0.5;

/** A smaller margin would be shown as 0, so it is omitted. */
const leastMargin = 0.0005;

/** Shows figures that add up: whole percentages or sips, and on request the figures of all seats. */
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
  const rowsOf = (accounts: readonly Account[], amount: (row: keyof Account, value: number) => string) =>
    shownParts(accounts).map((row) => ({
      name: messages.say(`web-review-row-${row}`, { seats: names.length, margin, unit }),
      cells: accounts.map((account) => amount(row, account[row])),
      kind: row,
    }));
  const isChance = (row: keyof Account) => unit === 'win' && (row === 'start' || row === 'result');
  const all = rowsOf(
    names.map((_, seat) => accountOf(review, seat, estimated ? summarySteps : undefined)),
    (row, value) => amountText(messages, unit, value, isChance(row) ? 'auto' : 'exceptZero', estimated),
  );
  const accounts = seats.map((seat) => accountOf(review, seat, summarySteps));
  const summary = rowsOf(accounts, (row, value) =>
    isChance(row)
      ? messages.number(value, { style: 'percent' })
      : amountText(messages, unit, value, 'exceptZero', unit === 'win'),
  );
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
          {summary.some(({ kind }) => kind === 'met') ? ` ${messages.say('web-review-row-met.about')}` : ''}
        </p>
      </figcaption>
      <DataTable
        label={messages.say('web-review-account')}
        corner=""
        className={styles.summary}
        columns={seats.map((seat) => names[seat] ?? '')}
        rows={summary}
      />
      <details>
        <Summary>{messages.say('web-review-figures')}</Summary>
        {choiceMargin >= leastMargin ? (
          <p className="soft small">
            {messages.say('web-review-margin', { margin: marginText(messages, choiceMargin) })}
          </p>
        ) : null}
        <DataTable
          label={messages.say('web-review-figures')}
          corner=""
          columns={names}
          rows={[
            ...all,
            {
              name: messages.say('review-good'),
              cells: review.players.map(({ goodChoices, choices }) =>
                messages.say('review-good-of', { count: goodChoices, choices }),
              ),
            },
          ]}
        />
      </details>
    </figure>
  );
}
