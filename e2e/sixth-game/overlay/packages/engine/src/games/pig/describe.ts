import { type Message, message, type Seat } from '../../core/index.ts';
import type { PigMove } from './state.ts';
import type { PigView } from './view.ts';

export const describePig = (_view: PigView, _seat: Seat, { type }: PigMove): Message =>
  message(`move-${type}`);
