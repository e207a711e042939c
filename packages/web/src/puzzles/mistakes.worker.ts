import { gameOf, type OptionValue, readSetup, unwrap } from '@dicehall/engine';
import { type Explorer, mistakesOf, solveExplorer, work } from '@dicehall/strategy';
import { ownSeats, type SavedMatch } from '../local/saved-match.ts';
import { solutionFiles } from '../solutions/fetch-solution.ts';
import type { MistakesNews } from './use-mistakes.ts';

const post = (news: MistakesNews): void => self.postMessage(news);

const explorers = new Map<string, Promise<Explorer | null>>();

async function solve(id: string, options: Readonly<Record<string, OptionValue>>): Promise<Explorer | null> {
  const solving = await solveExplorer(gameOf(id), options, 2, solutionFiles());
  return solving === null ? null : work(solving);
}

function explorerOf({ game, options }: SavedMatch): Promise<Explorer | null> {
  const key = JSON.stringify([game, options]);
  const known = explorers.get(key) ?? solve(game, options);
  explorers.set(key, known);
  return known;
}

async function look(matches: readonly SavedMatch[]): Promise<void> {
  for (const [at, match] of matches.entries()) {
    const { game, options, seats, log } = match;
    const explorer = await explorerOf(match);
    const setup = unwrap(readSetup({ game, options, seats }));
    const found = explorer === null ? [] : mistakesOf(setup, log, ownSeats(match), explorer);
    post({ kind: 'found', puzzles: found, share: (at + 1) / matches.length });
  }
  post({ kind: 'done' });
}

self.addEventListener('message', ({ data }: MessageEvent<readonly SavedMatch[]>) => {
  void look(data).catch(() => post({ kind: 'failed' }));
});
