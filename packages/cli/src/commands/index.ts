import type { Command } from 'commander';
import type { Context } from '../context.ts';

/** Declares a command's arguments, options and examples, and what it does. */
export type Define = (command: Command, context: Context) => void;

/** A command by name. Its text in lists is the message `cli-command-NAME`; its module is loaded only when it is called. */
export interface CommandEntry {
  readonly name: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

/** All commands, in the order in which help lists them. A new one is a file here and a line below. */
export const commands: readonly CommandEntry[] = [
  { name: 'play', load: () => import('./play.ts') },
  { name: 'resume', load: () => import('./resume.ts') },
  { name: 'history', load: () => import('./history.ts') },
  { name: 'games', load: () => import('./games.ts') },
  { name: 'rules', load: () => import('./rules.ts') },
  { name: 'score', load: () => import('./score.ts') },
  { name: 'replay', load: () => import('./replay.ts') },
  { name: 'review', load: () => import('./review.ts') },
  { name: 'simulate', load: () => import('./simulate.ts') },
  { name: 'solve', load: () => import('./solve.ts') },
  { name: 'odds', load: () => import('./odds.ts') },
  { name: 'verify', load: () => import('./verify.ts') },
  { name: 'serve', load: () => import('./serve.ts') },
  { name: 'completion', load: () => import('./completion.ts') },
];
