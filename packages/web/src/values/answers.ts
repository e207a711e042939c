import {
  type AnyGame,
  gameOf,
  type OptionValue,
  parsePosition,
  readSetup,
  replayStates,
  type Setup,
  unwrap,
} from '@dicehall/engine';
import {
  adviceOf,
  type Bot,
  estimatedValues,
  isSolvable,
  markOf,
  matchPlay,
  mistakesOf,
  mostSentMoves,
  noLimit,
  type PositionValue,
  reviewWithin,
  runInSlices,
  type TimedReview,
  type Values,
} from '@dicehall/strategy';
import { type Asker, Cancelled, letOthers } from './asker.ts';
import { hasFailed, openedValues, valuesOf } from './opened.ts';
import type { Answer, ExploredPosition, Given, Kind, Question, ValuedMatch } from './questions.ts';
import { warmUp } from './warm-up.ts';

export const expertOf = (match: ValuedMatch): Bot | undefined => openedValues(match)?.bot;

const matchOf = ({ game, options, names }: Setup): ValuedMatch => ({
  game: game.id,
  options,
  seats: names.length,
});

const hearSolving = (asker: Asker) => (share: number) =>
  asker.tell({ kind: 'progress', stage: 'solving', share });

/** The milliseconds that the warm-up waits, so that a move requested at once comes first. */
const beforeWarmUp = 100;

async function open({ by, ...match }: Given<'open'>, asker: Asker): Promise<Answer<'open'>> {
  const values = await valuesOf(match, asker, hearSolving(asker));
  if (by === 'expert')
    setTimeout(() => void warmUp(values.bot, match, () => letOthers(() => asker.rank)), beforeWarmUp);
  if (hasFailed(match)) return 'failed';
  return values.isEstimated ? 'estimated' : 'solved';
}

/** The number of rollouts for each value: that of the first estimate, and the maximum of any estimate. */
const [firstRollouts, mostRollouts] = [20, 1280];
/**
 * The factor by which the number of rollouts grows. It is small, so that the worker can answer other questions between
 * two estimates.
 */
const growth = 1.5;

interface Estimate {
  readonly position: PositionValue;
  readonly rollouts: number;
}

/**
 * Yields estimates of a position, each better than the previous estimate.
 * @param time the maximum milliseconds for all estimates together
 */
async function* estimates(
  values: Values,
  state: unknown,
  asker: Asker,
  time: number,
): AsyncGenerator<Estimate> {
  const from = performance.now();
  for (let rollouts = firstRollouts; ; rollouts = Math.ceil(rollouts * growth)) {
    yield { position: values.at(state, { rollouts }), rollouts };
    await asker.pause();
    const needed = (performance.now() - from) * growth;
    if (needed > time || rollouts * growth > mostRollouts) return;
  }
}

/** The time limit of an estimate in milliseconds, while a player waits for a hint. */
const hintTime = 2000;

async function advise(
  { state, seat, move, ...match }: Given<'advise'>,
  asker: Asker,
): Promise<Answer<'advise'>> {
  const game = gameOf(match.game);
  const values = await valuesOf(match, asker);
  let position: PositionValue | null = null;
  if (values.isEstimated) {
    for await (const estimate of estimates(values, state, asker, hintTime)) ({ position } = estimate);
  }
  position ??= values.at(state, { seat, ...(move !== undefined && { played: [game.canonical(move)] }) });
  return {
    advice: move === undefined ? adviceOf(position, game, state) : null,
    mark: move === undefined ? null : markOf(position, game, move),
  };
}

function explored(line: string, { position, rollouts }: Estimate): ExploredPosition {
  const rest = position.moves.slice(mostSentMoves);
  const least = rest.at(-1)?.value;
  return {
    ...position,
    line,
    rollouts,
    moves: position.moves.slice(0, mostSentMoves),
    more: least === undefined ? null : { count: rest.length, least },
  };
}

function matchAt(game: AnyGame, state: unknown): ValuedMatch {
  const { options } = state as { readonly options: Readonly<Record<string, OptionValue>> };
  return { game: game.id, options, seats: game.scores(state).length };
}

/** The milliseconds of solving after which an estimate is shown until exact values are ready. */
const estimateAfter = 400;
const exploringTime = 4000;

/** Explores a position with increasing precision, until `onExplored` gets its best values. */
async function exploreLine(
  line: string,
  asker: Asker,
  onExplored: (position: ExploredPosition) => void,
): Promise<void> {
  const { game, state } = unwrap(parsePosition(line));
  const match = matchAt(game, state);
  let isEarly = !game.facts.hiddenInformation;
  const values = await valuesOf(match, asker, (share, solvingFor) => {
    hearSolving(asker)(share);
    if (!isEarly || solvingFor < estimateAfter) return;
    isEarly = false;
    const early = estimatedValues(game, match.options, match.seats);
    const position = early.at(state, { rollouts: firstRollouts });
    onExplored(explored(line, { position, rollouts: firstRollouts }));
  });
  if (values.isEstimated) {
    for await (const estimate of estimates(values, state, asker, exploringTime))
      onExplored(explored(line, estimate));
    return;
  }
  const found = explored(line, { position: values.at(state), rollouts: 0 });
  onExplored(found);
  await asker.pause();
  onExplored({ ...found, charts: { line, ...values.charts(state) } });
}

async function explore(lines: Given<'explore'>, asker: Asker): Promise<Answer<'explore'>> {
  const positions: ExploredPosition[] = [];
  for (const [at, line] of lines.entries()) {
    await exploreLine(line, asker, (one) => {
      positions[at] = one;
      asker.tell({ kind: 'part', answer: positions });
    });
  }
  return positions;
}

/** The time limit for the review of an estimated match, in milliseconds of work. */
const reviewTime = 10_000;

async function reviewOf({ record, method }: Given<'review'>, asker: Asker): Promise<Answer<'review'>> {
  const { setup } = unwrap(replayStates(record));
  const { game, options, names } = setup;
  const limit = method === 'exact' ? noLimit : undefined;
  const values = await valuesOf(matchOf(setup), asker, hearSolving(asker), limit);
  if (method === 'exact' && values.isEstimated) throw new Error('This device cannot solve the match');
  const answerOf = (done: TimedReview): Answer<'review'> => ({
    ...done,
    canSolve: done.rollouts > 0 && isSolvable(game, options, names.length, noLimit),
  });
  let paused = 0;
  const steps = reviewWithin(setup, record.log, values, {
    time: reviewTime,
    now: () => performance.now() - paused,
    onPass: (done) => asker.tell({ kind: 'part', answer: answerOf(done) }),
  });
  const done = await runInSlices(steps, {
    async progress(share) {
      asker.tell({ kind: 'progress', stage: 'reviewing', share });
      const from = performance.now();
      await asker.pause();
      paused += performance.now() - from;
    },
  });
  if (done === null) throw new Cancelled();
  return answerOf(done);
}

async function play({ record, seat }: Given<'play'>, asker: Asker): Promise<Answer<'play'>> {
  const match = replayStates(record);
  // Hidden hands make values approximate, so such matches are left out.
  if (!match.ok || match.value.setup.game.facts.hiddenInformation) return null;
  const { setup } = match.value;
  const values = await valuesOf(matchOf(setup), asker);
  return values.isEstimated ? null : matchPlay(setup, record.log, values, seat);
}

async function mistakes(
  { game, options, seats, log, own }: Given<'mistakes'>,
  asker: Asker,
): Promise<Answer<'mistakes'>> {
  const setup = unwrap(readSetup({ game, options, seats }));
  const values = await valuesOf(matchOf(setup), asker);
  return values.isEstimated ? [] : mistakesOf(setup, log, own, values);
}

export function answer(
  question: Exclude<Question, { kind: 'move' | 'warm-up' }>,
  asker: Asker,
): Promise<Answer<Kind>> {
  switch (question.kind) {
    case 'open':
      return open(question.given, asker);
    case 'advise':
      return advise(question.given, asker);
    case 'explore':
      return explore(question.given, asker);
    case 'review':
      return reviewOf(question.given, asker);
    case 'play':
      return play(question.given, asker);
    case 'mistakes':
      return mistakes(question.given, asker);
  }
}
