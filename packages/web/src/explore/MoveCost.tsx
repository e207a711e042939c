import { costOf, costText } from '@dicehall/messages';
import type { PositionValue } from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';

/** Whether a list of moves has costs in percentage points. */
export const costsPoints = ({ unit, moves }: Pick<PositionValue, 'unit' | 'moves'>): boolean =>
  unit === 'win' && moves.some(({ loss }) => loss > 0);

interface MoveCostProps {
  readonly unit: PositionValue['unit'];
  readonly best: number;
  readonly value: number;
  /** Two standard errors of estimated values. */
  readonly margin?: number;
  readonly word: string;
}

/**
 * Shows how much less a move is worth than the best move. The unit of percentage points is only for screen readers,
 * because the page shows it once.
 */
export function MoveCost({ unit, word, ...compared }: MoveCostProps) {
  const messages = useMessages();
  const spoken = messages.say('web-explore-costs', { amount: costText(messages, unit, compared, word) });
  if (unit !== 'win') return spoken;
  const { cost, format } = costOf(unit, compared);
  return (
    <>
      <span aria-hidden="true">
        {messages.say('web-explore-costs', { amount: messages.number(cost, format) })}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
