import { gameOf } from '@dicehall/engine';
import { adviceOf, estimatedValues, markOf, type PositionValue, type Values } from '@dicehall/strategy';
import { firstRollouts, moreRollouts } from '../review/rollouts.ts';
import { openHere } from '../solutions/open-here.ts';
import type { CoachedMatch, CoachQuestion, CoachState, FromCoach, ToCoach } from './coach-messages.ts';

/** How long an estimate may take, in milliseconds: a player waits for a hint. */
const patience = 2000;

const post = (message: FromCoach): void => self.postMessage(message);
const postState = (state: CoachState): void => post({ kind: 'coach', state });

let opened: Promise<Values> | null = null;

async function open(match: CoachedMatch): Promise<Values> {
  postState({ kind: 'solving', share: 0 });
  const values = await openHere(match, (share) => postState({ kind: 'solving', share })).catch(() => null);
  return values ?? estimatedValues(gameOf(match.game), match.options, match.seats);
}

/** A worker is for one match. */
function prepare(match: CoachedMatch): Promise<Values> {
  opened ??= open(match).then((values) => {
    postState({ kind: values.isEstimated ? 'estimated' : 'solved' });
    return values;
  });
  return opened;
}

/** With as many rollouts as the time allows, where values are estimated. */
function valued(values: Values, { state, move }: CoachQuestion): PositionValue {
  const played = move === undefined ? {} : { played: [gameOf(values.game).canonical(move)] };
  if (!values.isEstimated) return values.at(state, played);
  const from = performance.now();
  let rollouts = firstRollouts;
  for (;;) {
    const begun = performance.now();
    const position = values.at(state, { ...played, rollouts });
    const now = performance.now();
    const more = moreRollouts(rollouts, now - begun, from + patience - now);
    if (more === null) return position;
    rollouts = more;
  }
}

async function answer(question: CoachQuestion): Promise<void> {
  const values = await prepare(question);
  const { id, state, move } = question;
  const game = gameOf(question.game);
  const position = valued(values, question);
  post({
    kind: 'answer',
    id,
    advice: move === undefined ? adviceOf(position, game, state) : null,
    mark: move === undefined ? null : markOf(position, game, move),
  });
}

self.addEventListener('message', ({ data }: MessageEvent<ToCoach>) => {
  const done = data.kind === 'prepare' ? prepare(data) : answer(data);
  void done.catch(() => postState({ kind: 'failed' }));
});
