import { actionKinds, type Hand, type PairsDraft, prices } from '@dicehall/engine';
import { useMessages } from '../../i18n/messages.tsx';

interface PlanCostProps {
  readonly hand: Hand;
  readonly draft: PairsDraft;
  /** The points of the player, re-rolls paid. */
  readonly points: number;
}

/** What the turn costs so far, item by item: points at its start, re-rolls, and planned actions. */
export function usePlanCost({ hand, draft, points }: PlanCostProps): string {
  const messages = useMessages();
  const paid = hand.reRolls * prices.reRoll;
  const planned = actionKinds.filter((kind) => draft.actions[kind] !== undefined);
  const items = [
    ...(paid === 0 ? [] : [messages.say('web-cost-re-rolls', { price: paid, count: hand.reRolls })]),
    ...planned.map((kind) =>
      messages.say('web-cost-item', {
        price: prices[kind],
        what: messages.say('hidden-pairs-action', { action: kind }),
      }),
    ),
  ];
  const left = points - planned.reduce((sum, kind) => sum + prices[kind], 0);
  return items.length === 0
    ? messages.say('web-cost-none', { points })
    : messages.say('web-cost', { points: points + paid, items: items.join(' '), left });
}
