import type { BaseEvent, BaseView, TenThousandView, ThreeDiceEvent } from '@dicehall/engine';
import type { CelebrationKind } from '../dice/Celebration.tsx';

/** Ten Thousand is won with exactly the target. */
export const exactFinish = ({ kind }: BaseEvent, view: BaseView): CelebrationKind | null =>
  kind === 'match-over' && (view as TenThousandView).options.exactFinish ? 'exact' : null;

/** A turn of Three Dice ends on super stairs. */
export function superStairs(event: BaseEvent): CelebrationKind | null {
  const own = event as ThreeDiceEvent;
  return own.kind === 'safe' && own.roll === 'super-stairs' ? 'super-stairs' : null;
}

/** Lucky Dice hold off an attack of Hidden Pairs. */
export const luckyDice = (event: BaseEvent): CelebrationKind | null =>
  'negated' in event && event.negated === true ? 'lucky-dice' : null;
