import {
  type Aim,
  type Commit,
  type Face,
  type HiddenPairsMove,
  type HiddenPairsView,
  type Message,
  message,
} from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import type { MoveText } from '../analysis.ts';
import { seatNames } from '../position.ts';

/** Pairs as their faces, then the actions; the target of an action only where there is more than one opponent. */
function commitText(
  messages: Catalogue,
  dice: readonly Face[],
  commit: Commit,
  names: readonly string[],
): string {
  const [first, second, third] = commit.pairs.map((pair) => ({
    dice: pair.map((die) => dice[die] ?? 1).sort((a, b) => b - a),
  }));
  const aimed = (name: 'hinderance' | 'dice-block', aim: Aim | undefined): Message[] => {
    if (aim === undefined) return [];
    const { round, seat } = aim;
    return [
      names.length > 2
        ? message(`explore-${name}-at`, { round, seat: { seat } })
        : message(`explore-${name}`, { round }),
    ];
  };
  const { hinderance, diceBlock, luckyDice } = commit;
  const actions = [
    ...aimed('hinderance', hinderance),
    ...aimed('dice-block', diceBlock),
    ...(luckyDice ? [message('explore-lucky-dice', { round: luckyDice.round })] : []),
  ];
  const pairs = message('explore-pairs', {
    ...(first && { first }),
    ...(second && { second }),
    ...(third && { third }),
  });
  return [pairs, ...actions].map((part) => messages.text(part, names)).join(' + ');
}

export const hiddenPairsMoveText: MoveText = (messages, position, seat, move) => {
  const { game, state } = position;
  const view = game.view(state, seat) as HiddenPairsView;
  const dice = view.hand?.dice ?? [];
  const chosen = move as HiddenPairsMove;
  if (chosen.type === 'commit') return commitText(messages, dice, chosen, seatNames(messages, position));
  return messages.say('explore-re-roll', { die: { dice: [dice[chosen.die] ?? 1] } });
};
