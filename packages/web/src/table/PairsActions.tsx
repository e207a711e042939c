import { type HiddenPairsView, ofSeat, prices, type Round, type Seat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { useId } from 'react';
import {
  type ActionKind,
  actionKinds,
  allRounds,
  attackOf,
  type PairsPlan,
  priceOfPlan,
  whyNotAffordable,
} from '../hands/pairs-plan.ts';
import { useMessages, usePhrases } from '../i18n/messages.tsx';
import { Select } from '../ui/Input.tsx';
import { ToggleButton } from '../ui/ToggleButton.tsx';
import styles from './pairs.module.css';
import type { TableSeat } from './seats.ts';

interface PairsActionsProps {
  readonly view: HiddenPairsView;
  readonly seat: Seat;
  readonly seats: readonly TableSeat[];
  readonly plan: PairsPlan;
  readonly onPlan: (plan: PairsPlan) => void;
}

function withAction(plan: PairsPlan, kind: ActionKind, round: Round | null, target: Seat): PairsPlan {
  const aim = round === null ? null : { round, seat: target };
  switch (kind) {
    case 'hinderance':
      return { ...plan, hinderance: aim };
    case 'diceBlock':
      return { ...plan, diceBlock: aim };
    case 'luckyDice':
      return { ...plan, luckyDice: round === null ? null : { round } };
  }
}

/** What is left to a player after what they plan to pay. */
export function pointsLeftText(
  messages: Catalogue,
  view: HiddenPairsView,
  seat: Seat,
  plan: PairsPlan,
): string {
  const points = ofSeat(view.scores, seat);
  const price = priceOfPlan(plan);
  return messages.say('web-points-left', { points, price, left: points - price });
}

/** The three actions: what each does, what it costs, for which round, and against whom. */
export function PairsActions({ view, seat, seats, plan, onPlan }: PairsActionsProps) {
  const messages = useMessages();
  const say = usePhrases();
  const base = useId();
  const opponents = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const points = ofSeat(view.scores, seat);
  const dice = view.hand?.dice ?? [];
  return (
    <div className={styles.actions}>
      {actionKinds.map((kind) => {
        const chosen = plan[kind];
        const why = whyNotAffordable(plan, kind, points);
        const target = chosen !== null && 'seat' in chosen ? chosen.seat : (opponents[0] ?? 0);
        const takes = attackOf(kind, dice);
        return (
          <fieldset key={kind} className={styles.action} aria-describedby={`${base}${kind}`}>
            <legend>
              {messages.say(`web-action-${kind}`)}{' '}
              <span className="number">{messages.say('web-price', { price: prices[kind] })}</span>
            </legend>
            <p id={`${base}${kind}`} className="soft small">
              {why === null ? messages.say(`web-action-${kind}.about`, { amount: takes ?? 0 }) : say(why)}
            </p>
            <div className={styles.rounds}>
              {[null, ...allRounds].map((round) => (
                <ToggleButton
                  key={round ?? 0}
                  isPressed={(chosen?.round ?? null) === round}
                  aria-disabled={why !== null && round !== null}
                  aria-describedby={why !== null && round !== null ? `${base}${kind}` : undefined}
                  aria-label={messages.say('web-action-round', {
                    action: messages.say(`web-action-${kind}`),
                    round: round ?? 0,
                  })}
                  onClick={() => {
                    if (why === null || round === null) onPlan(withAction(plan, kind, round, target));
                  }}
                >
                  {round === null ? messages.say('web-action-off') : messages.number(round)}
                </ToggleButton>
              ))}
              {chosen !== null && 'seat' in chosen && opponents.length > 1 ? (
                <Select
                  className={styles.target}
                  aria-label={messages.say('web-action-target')}
                  value={target}
                  onChange={(event) =>
                    onPlan(withAction(plan, kind, chosen.round, Number(event.target.value)))
                  }
                >
                  {opponents.map((other) => (
                    <option key={other} value={other}>
                      {seats[other]?.name}
                    </option>
                  ))}
                </Select>
              ) : null}
            </div>
          </fieldset>
        );
      })}
      <p className={styles.purse}>{pointsLeftText(messages, view, seat, plan)}</p>
    </div>
  );
}
