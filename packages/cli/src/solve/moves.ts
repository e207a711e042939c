import type { HiddenPairsState } from '@dicehall/engine';
import {
  type Aim,
  type Commit,
  type Face,
  type HiddenPairsMove,
  type Message,
  message,
  ofSeat,
} from '@dicehall/engine';
import { type Catalogue, choiceTold } from '@dicehall/messages';
import type { AskedPosition } from './asked.ts';

const say = (messages: Catalogue, { key, values }: Message): string => messages.say(key, values);

/** A commit in words: its pairs by their faces, then what is bought; whom it is aimed at only where there is a choice. */
function commitWords(messages: Catalogue, dice: readonly Face[], commit: Commit, seats: number): string {
  const [first, second, third] = commit.pairs.map((pair) => ({
    dice: pair.map((die) => dice[die] ?? 1).sort((a, b) => b - a),
  }));
  const aimed = (name: string, aim: Aim | undefined): Message[] => {
    if (aim === undefined) return [];
    const { round, seat } = aim;
    return [
      seats > 2 ? message(`odds-${name}-at`, { round, number: seat }) : message(`odds-${name}`, { round }),
    ];
  };
  const { hinderance, diceBlock, luckyDice } = commit;
  const bought = [
    ...aimed('hinderance', hinderance),
    ...aimed('dice-block', diceBlock),
    ...(luckyDice ? [message('odds-lucky-dice', { round: luckyDice.round })] : []),
  ];
  const pairs = message('odds-pairs', {
    ...(first && { first }),
    ...(second && { second }),
    ...(third && { third }),
  });
  return [pairs, ...bought].map((part) => say(messages, part)).join(' + ');
}

/** A move in words, its dice shown by their faces; `seat` makes it. */
export function moveWords(
  messages: Catalogue,
  { game, state, seats }: AskedPosition,
  seat: number,
  move: unknown,
): string {
  if (game.id !== 'hidden-pairs') return say(messages, choiceTold(game, state, move));
  const { dice } = ofSeat((state as HiddenPairsState).hands, seat);
  const chosen = move as HiddenPairsMove;
  if (chosen.type === 'commit') return commitWords(messages, dice, chosen, seats);
  return messages.say('odds-re-roll', { die: { dice: [dice[chosen.die] ?? 1] } });
}
