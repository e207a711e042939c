import { type Message, message, type Seat } from '../../core/index.ts';
import type { GreedMove } from './state.ts';
import type { GreedView } from './view.ts';

export const describeGreed = ({ stopBanks }: GreedView, _seat: Seat, { type }: GreedMove): Message =>
  message(type === 'roll' ? 'move-roll' : stopBanks > 0 ? 'move-bank' : 'greed-move-stop');
