import { type ActionKind, type PairsDraft, type Round, roundPoints, type Seat } from '@dicehall/engine';
import { Die } from '../../dice/Die.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { isAttack, type Target, targetData } from './ActionCards.tsx';
import { ActionIcon } from './ActionIcon.tsx';
import { allRounds } from './all-rounds.ts';
import styles from './plan.module.css';

interface TargetsProps {
  readonly draft: PairsDraft;
  readonly opponents: readonly Seat[];
  readonly nameOf: (seat: Seat) => string;
  /** The attack that has been picked up; null for none. */
  readonly armed: Exclude<ActionKind, 'luckyDice'> | null;
  /** Whether a guide asks for the attack on this target. */
  readonly isAsked: (target: Target) => boolean;
  readonly onDrop: (round: Round, seat: Seat) => void;
}

/** Shows the pairs of the other players, face down, as targets of an attack. */
export function Targets({ draft, opponents, nameOf, armed, isAsked, onDrop }: TargetsProps) {
  const messages = useMessages();
  const attacksOn = (round: Round, seat: Seat) =>
    (['hinderance', 'diceBlock'] as const).filter((kind) => {
      const aim = draft.actions[kind];
      return isAttack(kind) && aim?.round === round && aim.seat === seat;
    });
  return (
    <section
      className={styles.targets}
      data-armed={armed ?? undefined}
      data-count={opponents.length}
      aria-label={messages.say('web-targets')}
    >
      {opponents.map((seat) => (
        <div key={seat} className={styles.opponent}>
          <span className={styles.who}>{nameOf(seat)}</span>
          {allRounds.map((round) => {
            const pair = (
              <>
                <span className={styles.worth} data-worth={roundPoints[round - 1]} aria-hidden="true">
                  {messages.say('hidden-pairs-round', { round })}
                </span>
                <span className={styles.backs}>
                  <Die face={null} />
                  <Die face={null} />
                </span>
                {attacksOn(round, seat).map((kind) => (
                  <span key={kind} className={styles.dropped} data-dropped={kind}>
                    <ActionIcon kind={kind} />
                  </span>
                ))}
              </>
            );
            const data = targetData({ round, seat });
            return armed === null ? (
              <span key={round} className={styles.target} {...data}>
                {pair}
              </span>
            ) : (
              <button
                key={round}
                type="button"
                className={styles.target}
                {...data}
                data-asked={isAsked({ round, seat }) || undefined}
                aria-pressed={attacksOn(round, seat).includes(armed)}
                aria-label={messages.say('web-action-on', {
                  action: messages.say('hidden-pairs-action', { action: armed }),
                  round,
                  name: nameOf(seat),
                })}
                onClick={() => onDrop(round, seat)}
              >
                {pair}
              </button>
            );
          })}
        </div>
      ))}
    </section>
  );
}
