import { type Evenness, enoughDice } from '@dicehall/dice';
import { faces } from '@dicehall/engine';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import styles from './fairness.module.css';

/** A p-value below this is unusual for fair dice; one below `hardlyEver` is practically impossible. */
const seldom = 0.05;
const hardlyEver = 0.001;

function verdict({ dice, chance }: Evenness): string {
  if (dice < enoughDice) return 'few';
  if (chance >= seldom) return 'even';
  return chance >= hardlyEver ? 'seldom' : 'uneven';
}

export function FaceCounts({ evenness, caption }: { readonly evenness: Evenness; readonly caption: string }) {
  const messages = useMessages();
  const { dice, counts, chance } = evenness;
  const expected = dice / faces.length;
  const most = Math.max(expected, ...counts);
  const percent = new Intl.NumberFormat(messages.language, { style: 'percent', maximumSignificantDigits: 2 });
  const share = new Intl.NumberFormat(messages.language, { style: 'percent', minimumFractionDigits: 1 });
  return (
    <div className={styles.fall}>
      {dice === 0 ? null : (
        <table className={styles.counts} data-face-counts>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.say('web-dice-face')}</th>
              <th scope="col">{messages.say('web-dice-times')}</th>
              <th scope="col">{messages.say('web-dice-share')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {faces.map((face) => {
              const count = counts[face - 1] ?? 0;
              return (
                <tr key={face}>
                  <th scope="row">
                    <Die face={face} size="small" />
                    <span className="visually-hidden">{face}</span>
                  </th>
                  <td>{messages.number(count)}</td>
                  <td>{share.format(count / dice)}</td>
                  <td className={styles.bar} aria-hidden="true">
                    <i style={{ inlineSize: `${(100 * count) / most}%` }} />
                    <b style={{ insetInlineStart: `${(100 * expected) / most}%` }} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p role="status">
        {messages.say('web-dice-verdict', {
          kind: verdict(evenness),
          count: dice,
          needed: enoughDice,
          chance: chance < 0.0001 ? 'none' : percent.format(chance),
        })}
      </p>
    </div>
  );
}
