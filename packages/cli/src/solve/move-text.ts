import { choiceMessage } from '@dicehall/messages';
import type { MoveText } from './analysis.ts';
import { analysisOf } from './games/index.ts';

const usualText: MoveText = (messages, { game, state }, seat, move) =>
  messages.text(choiceMessage(messages, game, state, seat, move));

export const moveText: MoveText = (messages, position, seat, move) =>
  (analysisOf(position.game).moveText ?? usualText)(messages, position, seat, move);
