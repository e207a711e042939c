import { type AnyGame, framesOf, type Seat } from '@dicehall/engine';
import { createListeners } from '../settings/listeners.ts';
import type { TableDevice } from '../table/model/feed.ts';
import { remembered } from '../table/model/remembered.ts';
import type { TableSeat } from '../table/model/seats.ts';
import { openTable, type TableModel } from '../table/model/table.ts';
import { createTask } from '../table/model/task.ts';
import { isAsked, stepAt } from './guide-progress.ts';
import { openGuidedTable } from './guided-table.ts';
import { bot, type GuideScript, learner } from './script.ts';

/** A guided match at its table. */
export interface GuidedSession {
  readonly model: TableModel;
  readonly script: GuideScript;
  /** The index of the step that is asked. */
  readonly now: () => number;
  readonly onChange: (listener: () => void) => () => void;
  readonly start: () => () => void;
  readonly next: () => void;
}

/** Milliseconds before the bot moves. */
const pause = 600;

export function openGuidedSession(game: AnyGame, script: GuideScript, device: TableDevice): GuidedSession {
  const { messages } = device;
  const listeners = createListeners();
  const names = {
    you: device.settings().name || messages.say('web-person-name', { number: 1 }),
    bot: messages.say('web-bot-mark'),
  };
  const seats: TableSeat[] = [
    { name: names.you, kind: 'person' },
    { name: names.bot, kind: 'bot' },
  ];
  const match = openGuidedTable(game, script, names);
  let at = 0;

  const framesNow = remembered((snapshot: ReturnType<typeof match.now>) => framesOf(snapshot, learner));
  async function act(_seat: Seat, move: unknown) {
    const step = stepAt(script, at);
    if (step !== null && 'tell' in step) return messages.say('guide-read-first');
    if (!isAsked(game, step, move)) return messages.say('guide-other-move');
    const asked = at;
    const refusal = await match.act(learner, move);
    if (refusal === null) nextAfter(asked);
    return refusal === 'changed-elsewhere' ? null : refusal;
  }
  const model = openTable(
    {
      game,
      title: messages.lookup(`game-${game.id}`),
      seats,
      frames: framesNow(match.now()),
      start: game.view(match.now().states[0], learner),
      mine: [learner],
      act,
    },
    device,
  );

  const move = createTask();
  function follow(): void {
    model.feed({ frames: framesNow(match.now()) });
    const step = stepAt(script, at);
    const isShown = model.now().readFrames >= match.now().log.length;
    const isBots = step !== null && 'bot' in step && isShown;
    move(isBots ? step : null, () => {
      const asked = at;
      return device.after(pause, () => {
        if (isBots) void match.act(bot, step.bot).then(() => nextAfter(asked));
      });
    });
  }
  function nextAfter(step: number): void {
    if (at !== step) return;
    at = step + 1;
    listeners.notify();
    follow();
  }

  return {
    model,
    script,
    now: () => at,
    onChange: listeners.subscribe,
    start() {
      const stops = [match.onChange(follow), model.onChange(follow), model.start()];
      follow();
      return () => {
        for (const stop of stops) stop();
        move(null);
      };
    },
    next: () => nextAfter(at),
  };
}
