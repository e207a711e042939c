import {
  type ActionKind,
  actionKinds,
  amountOfAttack,
  type HiddenPairsView,
  ofSeat,
  type PairsDraft,
  planAction,
  priceOfPlan,
  prices,
  type Round,
  type Seat,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { useId } from 'react';
import { useMessages, usePhrases } from '../../i18n/messages.tsx';
import type { TableSeat } from '../../table/seats.ts';
import type { ShownTable } from '../../table/shown/use-shown-table.ts';
import { Select } from '../../ui/Input.tsx';
import { ToggleButton } from '../../ui/ToggleButton.tsx';
import { allRounds } from './board-state.ts';
import styles from './pairs.module.css';

interface PairsActionsProps {
  readonly shown: ShownTable;
  readonly view: HiddenPairsView;
  readonly seat: Seat;
  readonly seats: readonly TableSeat[];
  readonly draft: PairsDraft;
  readonly onPlan: (draft: PairsDraft) => void;
}

const withAction = (draft: PairsDraft, kind: ActionKind, round: Round | null, seat: Seat): PairsDraft =>
  planAction(draft, kind, round === null ? null : kind === 'luckyDice' ? { round } : { round, seat });

export function pointsLeftText(
  messages: Catalogue,
  view: HiddenPairsView,
  seat: Seat,
  draft: PairsDraft,
): string {
  const points = ofSeat(view.scores, seat);
  const price = priceOfPlan(draft);
  return messages.say('web-points-left', { points, price, left: points - price });
}

export function PairsActions({ shown, view, seat, seats, draft, onPlan }: PairsActionsProps) {
  const messages = useMessages();
  const say = usePhrases();
  const base = useId();
  const opponents = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const dice = view.hand?.dice ?? [];
  return (
    <div className={styles.actions}>
      {actionKinds.map((kind) => {
        const chosen = draft.actions[kind];
        const why = shown.controls.actions.find(({ id }) => id === kind)?.why ?? null;
        const target = chosen !== undefined && 'seat' in chosen ? chosen.seat : (opponents[0] ?? 0);
        const amount = kind === 'luckyDice' ? 0 : amountOfAttack(kind, dice);
        return (
          <fieldset key={kind} className={styles.action} aria-describedby={`${base}${kind}`}>
            <legend>
              {messages.say(`web-action-${kind}`)}{' '}
              <span className="number">{messages.say('web-price', { price: prices[kind] })}</span>
            </legend>
            <p id={`${base}${kind}`} className="soft small">
              {why === null ? messages.say(`web-action-${kind}.about`, { amount }) : say(why)}
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
                    if (why === null || round === null) onPlan(withAction(draft, kind, round, target));
                  }}
                >
                  {round === null ? messages.say('web-action-off') : messages.number(round)}
                </ToggleButton>
              ))}
              {chosen !== undefined && 'seat' in chosen && opponents.length > 1 ? (
                <Select
                  className={styles.target}
                  aria-label={messages.say('web-action-target')}
                  value={target}
                  onChange={(event) =>
                    onPlan(withAction(draft, kind, chosen.round, Number(event.target.value)))
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
    </div>
  );
}
