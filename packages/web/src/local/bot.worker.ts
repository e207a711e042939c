import { seededDice } from '@dicehall/dice';
import { botFor } from '@dicehall/strategy';
import type { BotAnswer, BotQuestion } from './bots.ts';

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { random } = seededDice(data.seed);
  const move = botFor(data.game, data.strength).choose(data.view, data.seat, random);
  self.postMessage({ id: data.id, move } satisfies BotAnswer);
});
