import {
  diceOfRound,
  type Face,
  isPlanned,
  type PairsDraft,
  pick,
  type Round,
  roundPoints,
  sumOf,
} from '@dicehall/engine';
import { Die } from '../../dice/Die.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { useSettings } from '../../settings/settings.ts';
import { targetData } from './ActionCards.tsx';
import { ActionIcon } from './ActionIcon.tsx';
import styles from './plan.module.css';

interface HandRowProps {
  readonly dice: readonly Face[];
  readonly draft: PairsDraft;
  /** Whether a tap re-rolls the die instead of moving it into or out of a pair. */
  readonly isReRolling: boolean;
  readonly nameOf: (die: number) => string;
  readonly onTap: (die: number) => void;
}

export function HandRow({ dice, draft, isReRolling, nameOf, onTap }: HandRowProps) {
  const messages = useMessages();
  const { faces } = useSettings();
  return (
    <ul
      className={styles.hand}
      aria-label={messages.say('web-dice')}
      data-re-rolling={isReRolling || undefined}
    >
      {dice.map((face, die) => {
        const isPlaced = !isReRolling && draft.rounds[die] !== null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
          <li key={die}>
            <button
              type="button"
              aria-pressed={isReRolling ? undefined : isPlaced}
              aria-label={nameOf(die)}
              onClick={() => onTap(die)}
            >
              <Die face={face} state={isPlaced ? 'disabled' : 'selectable'} numerals={faces === 'numerals'} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface PairOfRoundProps {
  readonly round: Round;
  readonly dice: readonly Face[];
}

export function PairOfRound({ round, dice }: PairOfRoundProps) {
  const messages = useMessages();
  const { faces } = useSettings();
  const points = roundPoints[round - 1] ?? 0;
  return (
    <>
      <span className={styles.laneName}>{messages.say('web-round-worth', { round, points })}</span>
      <span className={styles.slots}>
        {[0, 1].map((slot) => {
          const face = dice[slot];
          return face === undefined ? (
            <span key={slot} className={styles.slot} role="img" aria-label={messages.say('web-empty-slot')} />
          ) : (
            <Die key={slot} face={face} numerals={faces === 'numerals'} name={String(face)} />
          );
        })}
      </span>
      <span className={`number ${styles.sum}`}>{dice.length === 2 ? sumOf(dice) : '–'}</span>
    </>
  );
}

interface LaneProps {
  readonly round: Round;
  readonly draft: PairsDraft;
  readonly dice: readonly Face[];
  /** Whether Lucky Dice have been picked up and can be dropped on this pair. */
  readonly isTarget: boolean;
  /** Whether the pair cannot be changed now, because an attack is being aimed. */
  readonly isFixed: boolean;
  readonly onTap: () => void;
}

export function Lane({ round, draft, dice, isTarget, isFixed, onTap }: LaneProps) {
  const messages = useMessages();
  const own = diceOfRound(draft, round);
  const isLucky = draft.actions.luckyDice?.round === round;
  const action = messages.say('hidden-pairs-action', { action: 'luckyDice' });
  const pair = (
    <>
      <PairOfRound round={round} dice={pick(dice, own)} />
      {isLucky ? (
        <span className={styles.dropped} data-dropped="luckyDice">
          <ActionIcon kind="luckyDice" />
        </span>
      ) : null}
    </>
  );
  if (isFixed) return <div className={styles.lane}>{pair}</div>;
  return (
    <button
      type="button"
      className={styles.lane}
      {...targetData({ round, seat: null })}
      data-offered={isTarget || undefined}
      aria-pressed={isTarget ? isLucky : draft.filling === round && !isPlanned(draft)}
      aria-label={isTarget ? messages.say('web-action-round', { action, round }) : undefined}
      onClick={onTap}
    >
      {pair}
    </button>
  );
}
