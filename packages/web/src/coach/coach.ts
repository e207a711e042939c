import type { CoachedMatch, CoachQuestion, CoachState, FromCoach, ToCoach } from './coach-messages.ts';

export type CoachAnswer = Omit<Extract<FromCoach, { kind: 'answer' }>, 'kind' | 'id'>;

/** What knows the values of one match, in a worker of its own. */
export interface Coach {
  readonly ask: (
    question: Pick<CoachQuestion, 'state' | 'seat' | 'move'>,
    hear: (answer: CoachAnswer) => void,
  ) => void;
  readonly stop: () => void;
}

/** Starts to solve a match. @param onState hears how far it is */
export function openCoach(match: CoachedMatch, onState: (state: CoachState) => void): Coach {
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: CoachAnswer) => void>();
  const send = (message: ToCoach): void => worker.postMessage(message);
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromCoach>) => {
    if (data.kind === 'coach') {
      onState(data.state);
      return;
    }
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => onState({ kind: 'failed' }));
  send({ kind: 'prepare', ...match });
  return {
    ask(question, hear) {
      asked += 1;
      waiting.set(asked, hear);
      send({ kind: 'ask', id: asked, ...match, ...question });
    },
    stop: () => worker.terminate(),
  };
}
