import { gameOf } from '@dicehall/engine';
import { estimatedValues, type Limit, openValues, type SolutionFiles, type Values } from '@dicehall/strategy';
import { base } from '../app/address.ts';
import { type Asker, Cancelled, letOthers } from './asker.ts';
import { keptFile } from './kept-file.ts';
import { nameOf, type ValuedMatch } from './questions.ts';

/**
 * The URLs of the shipped solutions in the folder of the page, by name, with a hash of their dependencies. The build
 * sets them.
 */
declare const __SOLUTIONS__: Readonly<Record<string, string>>;

/** Passes bytes on and reports their share of the total. */
function counting(all: number, onShare: (share: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(bytes, controller) {
      passed += bytes.length;
      if (all > 0) onShare(Math.min(1, passed / all));
      controller.enqueue(bytes);
    },
  });
}

/**
 * Returns a reader of the shipped solutions. Each solution is loaded on first use and works offline from then on.
 * @param onShare receives the loaded share, from 0 to 1
 */
const solutionFiles =
  (onShare: (share: number) => void): SolutionFiles =>
  async (name) => {
    const address = __SOLUTIONS__[name];
    if (address === undefined) return null;
    return keptFile(base + address, 'solutions', async ({ body, headers }) => {
      if (body === null) return null;
      const bytes = body
        .pipeThrough(counting(Number(headers.get('content-length')), onShare))
        .pipeThrough(new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>);
      return new Uint8Array(await new Response(bytes).arrayBuffer());
    });
  };

/** The maximum number of opened values in memory, because solutions take tens of megabytes. */
const mostOpened = 3;

/** The opened values of matches, the most recently used last. */
const opened = new Map<string, Values>();
/** The matches that could not be solved, because a device may not have enough memory for a solution. */
const failed = new Set<string>();

/** Receives the progress of opening: the completed share, from 0 to 1, and the milliseconds of solving so far. */
type HearProgress = (share: number, solvingFor: number) => void;

interface Opening {
  readonly askers: Map<Asker, HearProgress>;
  /** The values; null if all questions about them were cancelled. */
  readonly values: Promise<Values | null>;
}

const openings = new Map<string, Opening>();

/**
 * The minimum milliseconds between two reports of progress. A file arrives in more parts than a slow device can
 * display.
 */
const newsEvery = 60;

function isWanted(name: string, askers: Opening['askers']): boolean {
  for (const asker of askers.keys()) if (!asker.isWaiting) askers.delete(asker);
  if (askers.size === 0) openings.delete(name);
  return askers.size > 0;
}

async function open(
  name: string,
  { game, options, seats }: ValuedMatch,
  askers: Opening['askers'],
  limit?: Limit,
): Promise<Values | null> {
  let reported = performance.now();
  let from: number | null = null;
  const report = (share: number) => {
    const now = performance.now();
    if (now - reported < newsEvery) return;
    reported = now;
    for (const hear of askers.values()) hear(share, from === null ? 0 : now - from);
  };
  try {
    return await openValues(gameOf(game), options, seats, {
      files: solutionFiles(report),
      ...(limit !== undefined && { limit }),
      async progress(share) {
        from ??= performance.now();
        report(share);
        await letOthers(() => Math.max(...[...askers.keys()].map(({ rank }) => rank)));
      },
      shouldStop: () => !isWanted(name, askers),
    });
  } catch {
    failed.add(name);
    return estimatedValues(gameOf(game), options, seats);
  } finally {
    if (openings.get(name)?.askers === askers) openings.delete(name);
  }
}

function makeRoom(): void {
  for (const oldest of opened.keys()) {
    if (opened.size + openings.size < mostOpened) return;
    opened.delete(oldest);
  }
}

function keep(name: string, values: Values): void {
  opened.delete(name);
  opened.set(name, values);
}

/** Returns the values of a match if they are open. */
export function openedValues(match: ValuedMatch): Values | undefined {
  const name = nameOf(match);
  const values = opened.get(name);
  if (values !== undefined) keep(name, values);
  return values;
}

export const hasFailed = (match: ValuedMatch): boolean => failed.has(nameOf(match));

/**
 * Returns the values of a match, shared by all questions about it.
 * @param hear called at once if the values have to be opened
 * @param limit the limit of solving; by default a few seconds
 * @throws Cancelled if the question is cancelled
 */
export async function valuesOf(
  match: ValuedMatch,
  asker: Asker,
  hear: HearProgress = () => undefined,
  limit?: Limit,
): Promise<Values> {
  const known = openedValues(match);
  if (known !== undefined && (limit === undefined || !known.isEstimated)) return known;
  const name = limit === undefined ? nameOf(match) : `${nameOf(match)} within ${limit.seconds}`;
  hear(0, 0);
  let opening = openings.get(name);
  opening?.askers.set(asker, hear);
  if (opening === undefined) {
    makeRoom();
    const askers = new Map([[asker, hear]]);
    opening = { askers, values: open(name, match, askers, limit) };
    openings.set(name, opening);
  }
  const values = await opening.values;
  if (values === null || !asker.isWaiting) throw new Cancelled();
  keep(nameOf(match), values);
  return values;
}
