import { type MatchRecord, replayed, type Seat, type Setup } from '@dicehall/engine';
import { type Judge, type MatchPlay, matchPlay, solvePlayJudge, work } from '@dicehall/strategy';
import { solutionFiles } from '../solutions/fetch-solution.ts';

export interface PlayTask {
  readonly id: string;
  readonly record: MatchRecord;
  readonly seat: Seat;
}

/** What is known of a match: null where it cannot be judged exactly here. */
export interface PlayNews {
  readonly id: string;
  readonly play: MatchPlay | null;
}

const judges = new Map<string, Promise<Judge | null>>();

async function solve(setup: Setup): Promise<Judge | null> {
  const solving = await solvePlayJudge(setup, solutionFiles());
  const judge = solving === null ? null : work(solving);
  return judge === null || judge.how === 'turn' || judge.how === 'match' ? null : judge;
}

/** Matches of the same game and house rules share a judge. */
function judgeOf(setup: Setup): Promise<Judge | null> {
  const key = JSON.stringify([setup.game.id, setup.options, setup.names.length]);
  const found = judges.get(key) ?? solve(setup);
  judges.set(key, found);
  return found;
}

async function playOf({ record, seat }: PlayTask): Promise<MatchPlay | null> {
  const match = replayed(record);
  if (!match.ok) return null;
  const { setup } = match.value;
  const judge = await judgeOf(setup);
  return judge === null ? null : matchPlay(setup, record.log, judge, seat);
}

self.addEventListener('message', async ({ data }: MessageEvent<readonly PlayTask[]>) => {
  for (const task of data) {
    const play = await playOf(task).catch(() => null);
    const news: PlayNews = { id: task.id, play };
    self.postMessage(news);
  }
});
