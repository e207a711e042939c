import type { CardLine, ScoringCard } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';
import { Say, useMessages } from '../i18n/messages.tsx';
import styles from './card.module.css';

/** Shows dice with their points. */
export function Lines({ lines }: { readonly lines: readonly CardLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ dice, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have a fixed order
        <li key={index} data-wide={dice.length > 4 || undefined}>
          <span className={styles.dice}>
            {dice.map((face, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
              <Die key={at} size="small" face={face} />
            ))}
          </span>
          <span>
            <Say phrase={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the points of the dice on the table, the results of the next roll, and everything that scores. */
export default function ScoringCardText({ card: { now, chances, scores } }: { readonly card: ScoringCard }) {
  const messages = useMessages();
  return (
    <div className={styles.card}>
      {now.length === 0 ? null : (
        <section>
          <h3>{messages.say('web-card-now')}</h3>
          <Lines lines={now} />
        </section>
      )}
      {chances.length === 0 ? null : (
        <section>
          <h3>{messages.say('web-card-chances')}</h3>
          <dl className={styles.chances}>
            {chances.map(({ label, count, of }) => (
              <div key={label.key}>
                <dt>
                  <Say phrase={label} />
                </dt>
                <dd>
                  <span className="number">
                    {messages.number(count / of, { style: 'percent', maximumFractionDigits: 1 })}
                  </span>{' '}
                  <span className="soft small">{messages.say('web-card-rolls', { count, of })}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h3>{messages.say('web-card-scores')}</h3>
        <Lines lines={scores} />
      </section>
    </div>
  );
}
