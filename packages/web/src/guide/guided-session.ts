import { type AnyGame, type Controls, type Face, framesOf, type Seat } from '@dicehall/engine';
import { botNames } from '@dicehall/strategy/bots';
import { type LocalTable, openLocalTable } from '../local/local-table.ts';
import { createListeners } from '../settings/listeners.ts';
import type { TableDevice } from '../table/model/feed.ts';
import { createTask, remembered } from '../table/model/remembered.ts';
import type { TableSeat } from '../table/model/seats.ts';
import { openTable, type TableModel } from '../table/model/table.ts';
import { bot, type GuideScript, type GuideStep, learner } from './script.ts';

/** Returns a step of a script; null after the last one. */
export const stepAt = ({ steps }: GuideScript, at: number): GuideStep | null => steps[at] ?? null;

/** Whether exactly the dice are marked that a step asks for. */
export const isMarked = (step: GuideStep, { dice }: Pick<Controls, 'dice'>): boolean =>
  'mark' in step &&
  JSON.stringify(dice.flatMap(({ mark, position }) => (mark === 'chosen' ? [position] : []))) ===
    JSON.stringify(step.mark);

/** Returns the faces of the dice that a step, or the step before it, asks the learner to mark; null if neither does. */
function wantedDice({ steps }: GuideScript, at: number, { dice }: Pick<Controls, 'dice'>) {
  const asks = [steps[at], steps[at - 1]].find((step) => step !== undefined && 'mark' in step);
  if (asks === undefined || !('mark' in asks)) return null;
  const isWanted = ({ position }: { readonly position: number }) => asks.mark.includes(position);
  return {
    faces: dice.filter(isWanted).map(({ face }) => face),
    isWrong: dice.some((die) => die.mark === 'chosen' && !isWanted(die)),
  };
}

/** Returns the text that names the dice to mark if others are marked; null otherwise. */
export function correctionOf(
  messages: TableDevice['messages'],
  script: GuideScript,
  at: number,
  controls: Pick<Controls, 'dice'>,
): string | null {
  const wanted = wantedDice(script, at, controls);
  return wanted?.isWrong ? diceFirst(messages, wanted.faces) : null;
}

const diceFirst = (messages: TableDevice['messages'], dice: readonly Face[]): string =>
  messages.say('guide-first-dice', { count: dice.length, dice: { dice } });

/** Whether a move is the move that a step asks for, in any equivalent form. */
export const isAsked = (game: AnyGame, step: GuideStep | null, move: unknown): boolean =>
  step !== null &&
  'move' in step &&
  JSON.stringify(game.canonical(move)) === JSON.stringify(game.canonical(step.move));

const seenIn = (steps: GuideScript['steps']): number => steps.filter((step) => !('bot' in step)).length;

/** Returns the number of steps that the learner sees in total, and up to a given step. */
export const countOf = (
  { steps }: GuideScript,
  at: number,
): { readonly number: number; readonly of: number } => ({
  number: seenIn(steps.slice(0, at + 1)),
  of: seenIn(steps),
});

/** Opens a match with the dice of a script. The match is never saved. */
export function openGuidedTable(
  { id }: AnyGame,
  { options, throws }: GuideScript,
  names: { readonly you: string; readonly bot: string },
): LocalTable {
  let thrown = 0;
  return openLocalTable({
    match: {
      id: `guide-${id}`,
      game: id,
      options,
      seats: [names.you, names.bot].map((name) => ({ name, player: { kind: 'person' } })),
      log: [],
      dice: 'app',
      created: 0,
      updated: 0,
      over: false,
    },
    save: () => Promise.resolve(null),
    roll(count) {
      const dice = throws[thrown++];
      if (dice?.length !== count) throw new Error(`Throw ${thrown} of the guide has not ${count} dice`);
      return [...dice];
    },
  });
}

export interface GuidedSession {
  readonly model: TableModel;
  readonly script: GuideScript;
  readonly now: () => number;
  readonly onChange: (listener: () => void) => () => void;
  readonly start: () => () => void;
  readonly next: () => void;
}

/** The number of milliseconds before the bot moves. */
const pause = 600;

export function openGuidedSession(game: AnyGame, script: GuideScript, device: TableDevice): GuidedSession {
  const { messages } = device;
  const listeners = createListeners();
  const names = {
    you: device.settings().name || messages.say('player-number', { number: 1 }),
    bot: botNames.novice.careful,
  };
  const seats: TableSeat[] = [
    { name: names.you, kind: 'person', isNameless: device.settings().name === '' },
    { name: names.bot, kind: 'bot' },
  ];
  const match = openGuidedTable(game, script, names);
  let at = 0;

  const framesNow = remembered((snapshot: ReturnType<typeof match.now>) => framesOf(snapshot, learner));
  /** Returns what a step asks for: its own text, its dice, or the label of its button. */
  function wantedBy(step: GuideStep | null): string {
    if (step === null || !('ask' in step)) return messages.say('guide-bot');
    const first = `${step.ask}.first`;
    if (messages.has(first)) return messages.lookup(first);
    const { controls, names } = model.now();
    const marks = wantedDice(script, at, controls);
    if (marks !== null && ('mark' in step || marks.isWrong)) return diceFirst(messages, marks.faces);
    const wanted = controls.actions.find(
      ({ effect }) => effect.kind === 'move' && isAsked(game, step, effect.move),
    );
    return wanted === undefined
      ? messages.say('guide-bot')
      : messages.say('guide-first', { label: messages.text(wanted.label, names) });
  }
  async function act(_seat: Seat, move: unknown) {
    const step = stepAt(script, at);
    if (step !== null && 'tell' in step) return messages.say('guide-read-first');
    if (!isAsked(game, step, move)) return wantedBy(step);
    const asked = at;
    const refusal = await match.act(learner, move);
    if (refusal === null) nextAfter(asked);
    return refusal;
  }
  // The text of a step appears after the headlines before it, and so do the actions.
  const guideAt = remembered((step: GuideStep | null, isTold: boolean) => ({
    asks: (wanted: unknown) => isAsked(game, step, wanted),
    isReading: !isTold || (step !== null && 'tell' in step),
  }));
  const model = openTable(
    {
      game,
      title: messages.lookup(`game-${game.id}`),
      seats,
      frames: framesNow(match.now()),
      start: game.view(match.now().states[0], learner),
      mine: [learner],
      ...guideAt(stepAt(script, at), true),
      act,
    },
    device,
  );

  const move = createTask<Extract<GuideStep, { readonly bot: unknown }>>();
  function follow(): void {
    const step = stepAt(script, at);
    model.feed({ frames: framesNow(match.now()), ...guideAt(step, model.now().moment === null) });
    const isShown = model.now().readFrames >= match.now().log.length;
    move(step !== null && 'bot' in step && isShown ? step : null, (asked) => {
      const number = at;
      return device.after(pause, () => void match.act(bot, asked.bot).then(() => nextAfter(number)));
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
