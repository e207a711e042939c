import { facesAt, type Message, message, type Seat } from '../../core/index.ts';
import type { HiddenPairsMove } from './state.ts';
import type { HiddenPairsView } from './view.ts';

export function withFacesHiddenPairs({ hand }: HiddenPairsView, move: HiddenPairsMove): unknown {
  const dice = hand?.dice ?? [];
  return move.type === 're-roll'
    ? { ...move, die: facesAt(dice, [move.die]) }
    : { ...move, pairs: move.pairs.map((pair) => facesAt(dice, pair)) };
}

export function describeHiddenPairs(view: HiddenPairsView, seat: Seat, move: HiddenPairsMove): Message {
  const dice = view.hand?.dice ?? [];
  if (move.type === 're-roll')
    return message('hidden-pairs-move-re-roll', { dice: { dice: facesAt(dice, [move.die]) } });
  const [first, second, third] = move.pairs;
  const { hinderance, diceBlock, luckyDice } = move;
  return message('hidden-pairs-move-commit', {
    first: { dice: facesAt(dice, first) },
    second: { dice: facesAt(dice, second) },
    third: { dice: facesAt(dice, third) },
    seats: view.scores.length,
    // The message expects the round of each action; 0 means that the action is not played.
    hinderance: hinderance?.round ?? 0,
    hindered: { seat: hinderance?.seat ?? seat },
    diceBlock: diceBlock?.round ?? 0,
    blocked: { seat: diceBlock?.seat ?? seat },
    luckyDice: luckyDice?.round ?? 0,
  });
}
