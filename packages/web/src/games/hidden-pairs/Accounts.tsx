import { type AccountItem, type BaseEvent, lastAccount, ofSeat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { useMessages } from '../../i18n/messages.tsx';
import { shownName, type TableSeat } from '../../table/model/seats.ts';
import styles from './pairs.module.css';

interface Account {
  /** The name of the player, as a heading. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly items: readonly string[];
  /** The whole account in one sentence. */
  readonly text: string;
}

function itemText(messages: Catalogue, item: AccountItem): string {
  const points = messages.number(item.points, { signDisplay: 'always' });
  switch (item.kind) {
    case 're-rolls':
      return messages.say('web-account-re-rolls', { points, count: item.count });
    case 'round':
      return messages.say('web-account-round', { points, round: item.round });
    case 'action': {
      const action = messages.say('hidden-pairs-action', { action: item.action });
      return messages.say('web-account-action', { points, action, round: item.round });
    }
  }
}

/** Lists the gains and costs of every player in the last turn. */
export function useAccounts(
  scores: readonly number[],
  events: readonly BaseEvent[],
  seats: readonly TableSeat[],
): readonly Account[] {
  const messages = useMessages();
  return seats.map((owner, seat) => {
    const account = lastAccount(events, seat);
    const to = ofSeat(scores, seat);
    const from = account.reduce((before, { points }) => before - points, to);
    const items =
      account.length === 0
        ? [messages.say('web-account-nothing')]
        : account.map((item) => itemText(messages, item));
    const name = shownName(messages, owner);
    const text = messages.say('web-account', { name, from, items: items.join(', '), to });
    return { name, from, to, items, text };
  });
}

export function Accounts({ accounts }: { readonly accounts: readonly Account[] }) {
  const messages = useMessages();
  return (
    <section className={styles.accountPart}>
      <h2 className={styles.title}>{messages.say('web-account-title')}</h2>
      <ul className={styles.accounts}>
        {accounts.map(({ name, from, to, items }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by their number
          <li key={seat}>
            <span className={styles.who}>{name}</span>
            <span className={`number ${styles.sum}`}>{messages.say('web-account-change', { from, to })}</span>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
