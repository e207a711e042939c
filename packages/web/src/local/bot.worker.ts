import { seededDice } from '@dicehall/dice';
import { botFor } from '@dicehall/strategy';
import type { FromBots, ToBots } from './bots.ts';
import { warmUp } from './warm-up.ts';

self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (data.kind === 'prepare') {
    warmUp(botFor(data.game, 'steady'), data);
    return;
  }
  const { random } = seededDice(data.seed);
  // Without a solution, Expert plays at Steady level.
  const bot = botFor(data.game, data.strength, undefined, data.temper);
  const move = bot.choose(data.view, data.seat, random, data.state);
  const answer: FromBots = { kind: 'move', id: data.id, move };
  self.postMessage(answer);
});
