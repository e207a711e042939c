import { type AnyGame, type OptionValue, parsePosition, unwrap } from '@dicehall/engine';
import {
  type Explorer,
  estimatingExplorer,
  explore,
  mostSentMoves,
  type SolutionFiles,
  solveExplorer,
  stopMap,
  winMap,
} from '@dicehall/strategy';
import { solveHere } from '../solutions/solve-here.ts';
import type { ExploredPosition, ExploreNews, ExploreTask } from './explore-task.ts';

const post = (news: ExploreNews): void => self.postMessage(news);

let current = 0;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Solutions take tens of megabytes. */
const mostKept = 3;
const explorers = new Map<string, Explorer | null>();

type Options = Readonly<Record<string, OptionValue>>;

/** Milliseconds of solving after which an estimate is shown until the values are exact. */
const estimateAfter = 400;

/**
 * Null where values are estimated; undefined when a later task came.
 * @param onSlow called once where solving takes a while
 */
async function explorerOf(
  game: AnyGame,
  options: Options,
  seats: number,
  id: number,
  onSlow: () => void,
): Promise<Explorer | null | undefined> {
  const key = JSON.stringify([game.id, options, seats]);
  const known = explorers.get(key);
  if (known !== undefined) return known;
  let from = Number.POSITIVE_INFINITY;
  const isWanted = (): boolean => {
    if (id === current && performance.now() - from > estimateAfter) {
      from = Number.POSITIVE_INFINITY;
      onSlow();
    }
    return id === current;
  };
  const start = async (files: SolutionFiles) => {
    const solving = await solveExplorer(game, options, seats, files);
    from = performance.now();
    return solving;
  };
  const found = await solveHere(start, (share) => post({ kind: 'solving', id, share }), isWanted);
  if (found === null && id !== current) return undefined;
  const [oldest] = explorers.keys();
  if (explorers.size >= mostKept && oldest !== undefined) explorers.delete(oldest);
  explorers.set(key, found);
  return found;
}

function explored(explorer: Explorer, line: string, rollouts: number): ExploredPosition {
  const { game, state } = unwrap(parsePosition(line));
  const all = explore(explorer, game, state);
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
  const estimate = (rollouts: number) =>
    onExplored(explored(estimatingExplorer(game, rollouts), line, rollouts));
  const [fewest = 0] = passes;
  const explorer = await explorerOf(game, options, game.scores(state).length, id, () => {
    if (!game.facts.hiddenInformation) estimate(fewest);
  });
  if (explorer === undefined) return;
  if (explorer !== null) {
    const found = explored(explorer, line, 0);
    onExplored(found);
    await rest();
    if (id !== current) return;
    const charts = { line, map: winMap(explorer, game, state), stopping: stopMap(explorer, game, state) };
    onExplored({ ...found, charts });
    return;
  }
  const from = performance.now();
  for (const rollouts of passes) {
    const begun = performance.now();
    estimate(rollouts);
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
