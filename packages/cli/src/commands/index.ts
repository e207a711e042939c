import type { CommandEntry } from '../declare.ts';

/** All commands, in the order in which help lists them. To add one, add a file here and a line below. */
export const commands: readonly CommandEntry[] = [
  { name: 'play', load: () => import('./play.ts') },
  { name: 'resume', load: () => import('./resume.ts') },
  { name: 'party', load: () => import('./party.ts') },
  { name: 'host', load: () => import('./host.ts') },
  { name: 'join', load: () => import('./join.ts') },
  { name: 'watch', load: () => import('./watch.ts') },
  { name: 'history', load: () => import('./history.ts') },
  { name: 'games', load: () => import('./games.ts') },
  { name: 'rules', load: () => import('./rules.ts') },
  { name: 'score', load: () => import('./score.ts') },
  { name: 'replay', load: () => import('./replay.ts') },
  { name: 'review', load: () => import('./review.ts') },
  { name: 'simulate', load: () => import('./simulate.ts') },
  { name: 'solve', load: () => import('./solve.ts') },
  { name: 'explore', load: () => import('./explore.ts') },
  { name: 'train', load: () => import('./train.ts') },
  { name: 'puzzles', load: () => import('./puzzles.ts') },
  { name: 'card', load: () => import('./card.ts') },
  { name: 'verify', load: () => import('./verify.ts') },
  { name: 'serve', load: () => import('./serve.ts') },
  { name: 'data', load: () => import('./data.ts') },
  { name: 'page', load: () => import('./page.ts') },
  { name: 'completion', load: () => import('./completion.ts') },
  { name: 'man', load: () => import('./man.ts') },
];
