import { type Catalogue, costOf, costText } from '@dicehall/messages';
import type { MoveValue, PositionValue } from '@dicehall/strategy';
import { useMessages } from '../i18n/messages.tsx';
import type { ExploredPosition } from '../values/questions.ts';

type ValuesOfMoves = Pick<ExploredPosition, 'how' | 'rollouts' | 'unit' | 'moves'>;

/** Returns how the values of moves were computed, and the unit of their costs. */
export function howText(
  messages: Catalogue,
  { how, rollouts, unit, moves }: ValuesOfMoves,
  word: string,
): string {
  const text = messages.say('web-explore-how', { how, rollouts, word });
  const hasCosts = moves.some(({ loss }) => loss > 0);
  return hasCosts ? `${text} ${messages.say('web-explore-costs.unit', { unit, word })}` : text;
}

interface MoveCostProps {
  readonly unit: PositionValue['unit'];
  readonly move: Pick<MoveValue, 'value' | 'loss'>;
  /** The value of the best move. */
  readonly best: number;
  /** Two standard errors of estimated values. */
  readonly margin?: number;
  readonly word: string;
}

/**
 * Shows that a move is the best, or how much less it is worth than the best move. The unit is only for screen readers,
 * because the page shows it once.
 */
export function MoveCost({ unit, move, best, margin, word }: MoveCostProps) {
  const messages = useMessages();
  if (move.loss === 0) return messages.say('web-explore-best');
  const compared = { best, value: move.value, ...(margin !== undefined && { margin }) };
  const spoken = messages.say('web-explore-costs', { amount: costText(messages, unit, compared, word) });
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
