import {
  diceOfRound,
  type Face,
  isPlanned,
  type PairsDraft,
  type Round,
  roundPoints,
  sumOfRound,
} from '@dicehall/engine';
import { Die } from '../../dice/Die.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import styles from './pairs.module.css';

interface LaneProps {
  readonly round: Round;
  readonly draft: PairsDraft;
  readonly dice: readonly Face[];
  readonly onFill: () => void;
}

export function Lane({ round, draft, dice, onFill }: LaneProps) {
  const messages = useMessages();
  const own = diceOfRound(draft, round);
  const points = roundPoints[round - 1] ?? 0;
  return (
    <button
      type="button"
      className={styles.lane}
      aria-pressed={draft.filling === round && !isPlanned(draft)}
      onClick={onFill}
    >
      <span className={styles.laneName}>{messages.say('web-round-worth', { round, points })}</span>
      <span className={styles.slots}>
        {[0, 1].map((slot) => {
          const die = own[slot];
          return die === undefined ? (
            <span key={slot} className={styles.slot} role="img" aria-label={messages.say('web-empty-slot')} />
          ) : (
            <Die key={slot} face={dice[die] ?? null} name={String(dice[die])} />
          );
        })}
      </span>
      <span className={`number ${styles.sum}`}>
        {own.length === 2 ? sumOfRound(draft, round, dice) : '–'}
      </span>
    </button>
  );
}
