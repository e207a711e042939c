import { type AnyGame, type OptionValue, parsePosition, unwrap } from '@dicehall/engine';
import { estimatedValues, mostSentMoves, type Values } from '@dicehall/strategy';
import { openHere } from '../solutions/open-here.ts';
import type { ExploredPosition, ExploreNews, ExploreTask } from './explore-task.ts';

const post = (news: ExploreNews): void => self.postMessage(news);

let current = 0;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Solutions take tens of megabytes. */
const mostKept = 3;
const opened = new Map<string, Values>();

type Options = Readonly<Record<string, OptionValue>>;

/** Milliseconds of solving after which an estimate is shown until the values are exact. */
const estimateAfter = 400;

/**
 * Null when a later task came.
 * @param onSlow called once where solving takes a while
 */
async function valuesOf(
  game: AnyGame,
  options: Options,
  seats: number,
  id: number,
  onSlow: () => void,
): Promise<Values | null> {
  const key = JSON.stringify([game.id, options, seats]);
  const known = opened.get(key);
  if (known !== undefined) return known;
  let from: number | null = null;
  const isWanted = (): boolean => {
    from ??= performance.now();
    if (id === current && performance.now() - from > estimateAfter) {
      from = Number.POSITIVE_INFINITY;
      onSlow();
    }
    return id === current;
  };
  const match = { game: game.id, options, seats };
  const values = await openHere(match, (share) => post({ kind: 'solving', id, share }), isWanted);
  if (values === null) return null;
  const [oldest] = opened.keys();
  if (opened.size >= mostKept && oldest !== undefined) opened.delete(oldest);
  opened.set(key, values);
  return values;
}

function explored(values: Values, line: string, rollouts: number): ExploredPosition {
  const { state } = unwrap(parsePosition(line));
  const all = values.at(state, rollouts === 0 ? {} : { rollouts });
  const rest = all.moves.slice(mostSentMoves);
  const least = rest.at(-1)?.value;
  return {
    ...all,
    line,
    rollouts,
    moves: all.moves.slice(0, mostSentMoves),
    more: least === undefined ? null : { count: rest.length, least },
  };
}

/** Rollouts of one estimate after another, each better, while there is time. */
const passes = [20, 80, 320, 1280];
const patience = 4000;

/** Explores a position, better and better, until `onExplored` gets its best values. */
async function exploreLine(
  line: string,
  id: number,
  onExplored: (position: ExploredPosition) => void,
): Promise<void> {
  const { game, state } = unwrap(parsePosition(line));
  const { options } = state as { readonly options: Options };
  const seats = game.scores(state).length;
  const [fewest = 0] = passes;
  const values = await valuesOf(game, options, seats, id, () => {
    if (!game.facts.hiddenInformation)
      onExplored(explored(estimatedValues(game, options, seats), line, fewest));
  });
  if (values === null) return;
  if (!values.isEstimated) {
    const found = explored(values, line, 0);
    onExplored(found);
    await rest();
    if (id === current) onExplored({ ...found, charts: { line, ...values.charts(state) } });
    return;
  }
  const from = performance.now();
  for (const rollouts of passes) {
    const begun = performance.now();
    onExplored(explored(values, line, rollouts));
    await rest();
    const taken = performance.now() - begun;
    if (id !== current || performance.now() - from + 4 * taken > patience) return;
  }
}

async function run({ id, lines }: ExploreTask): Promise<void> {
  const positions: ExploredPosition[] = [];
  for (const [at, line] of lines.entries()) {
    await exploreLine(line, id, (one) => {
      positions[at] = one;
      post({ kind: 'explored', id, positions });
    });
    if (id !== current) return;
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ExploreTask>) => {
  current = data.id;
  run(data).catch(() => post({ kind: 'failed', id: data.id }));
});
