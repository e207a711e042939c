import { actionKinds, type HiddenPairsView, message, pick } from '@dicehall/engine';
import { Say } from '../../i18n/messages.tsx';
import type { WaitingBoardProps } from '../board-props.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { allRounds } from './all-rounds.ts';
import { PairOfRound } from './Lane.tsx';
import styles from './plan.module.css';

/** Shows the pairs that a player has committed and the cards on them, while others still choose. */
export default function Committed({ shown }: WaitingBoardProps) {
  const { acting, controls } = shown;
  const { hand } = shown.view as HiddenPairsView;
  // A count of at least 2 selects the plural sentence (“others are choosing”), even if only one player still chooses.
  const seats = { seats: { seats: acting }, count: Math.max(2, acting.length) };
  const points = controls.facts.find(({ id }) => id === 'points');
  return (
    <div className={styles.committed}>
      <h2 className={styles.waiting}>
        <Say phrase={message('web-turn-line', { ...seats, mine: 'no', step: 'choose' })} />
      </h2>
      <ol className={styles.lanes}>
        {allRounds.map((round) => (
          <li key={round} className={styles.lane}>
            <PairOfRound round={round} dice={pick(hand?.dice ?? [], hand?.commit?.pairs[round - 1] ?? [])} />
          </li>
        ))}
      </ol>
      <ul className={styles.played}>
        {actionKinds.flatMap((kind) => {
          const fact = controls.facts.find(({ id }) => id === kind);
          return fact === undefined ? (
            []
          ) : (
            <li key={kind}>
              <ActionIcon kind={kind} />
              <span>
                <strong>
                  <Say phrase={fact.label} />
                </strong>{' '}
                <Say phrase={fact.value} />
              </span>
            </li>
          );
        })}
        {points === undefined ? null : (
          <li className={styles.left}>
            <span>
              <Say phrase={points.label} />{' '}
              <strong className="number">
                <Say phrase={points.value} />
              </strong>
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
