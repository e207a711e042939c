import { gameOf } from '@dicehall/engine';
import {
  adviceOf,
  type Explorer,
  estimatingExplorer,
  explore,
  markOf,
  solveExplorer,
} from '@dicehall/strategy';
import { firstRollouts, moreRollouts } from '../review/rollouts.ts';
import { solveHere } from '../solutions/solve-here.ts';
import type { CoachedMatch, CoachQuestion, CoachState, FromCoach, ToCoach } from './coach-messages.ts';

/** How long an estimate may take, in milliseconds: a player waits for a hint. */
const patience = 2000;

const post = (message: FromCoach): void => self.postMessage(message);
const postState = (state: CoachState): void => post({ kind: 'coach', state });

/** Null where values are estimated: there is no solution, or this device lacks the memory for it. */
function solve({ game, options, seats }: CoachedMatch): Promise<Explorer | null> {
  postState({ kind: 'solving', share: 0 });
  return solveHere(
    (files) => solveExplorer(gameOf(game), options, seats, files),
    (share) => postState({ kind: 'solving', share }),
  );
}

let solution: Promise<Explorer | null> | null = null;

/** A worker is for one match. */
function prepare(match: CoachedMatch): Promise<Explorer | null> {
  solution ??= solve(match)
    .catch(() => null)
    .then((explorer) => {
      postState({ kind: explorer === null ? 'estimated' : 'solved' });
      return explorer;
    });
  return solution;
}

/** With as many rollouts as the time allows. */
function estimated({ game, state }: CoachQuestion) {
  const from = performance.now();
  let rollouts = firstRollouts;
  for (;;) {
    const begun = performance.now();
    const explored = explore(estimatingExplorer(gameOf(game), rollouts), gameOf(game), state);
    const now = performance.now();
    const more = moreRollouts(rollouts, now - begun, from + patience - now);
    if (more === null) return explored;
    rollouts = more;
  }
}

async function answer(question: CoachQuestion): Promise<void> {
  const explorer = await prepare(question);
  const { id, state, move } = question;
  const game = gameOf(question.game);
  const explored = explorer === null ? estimated(question) : explore(explorer, game, state);
  post({
    kind: 'answer',
    id,
    advice: adviceOf(explored, game, state),
    mark: move === undefined ? null : markOf(explored, game, move),
  });
}

self.addEventListener('message', ({ data }: MessageEvent<ToCoach>) => {
  const done = data.kind === 'prepare' ? prepare(data) : answer(data);
  void done.catch(() => postState({ kind: 'failed' }));
});
