import type { AnyGame, Controls } from '@dicehall/engine';
import type { GuideScript, GuideStep } from './script.ts';

/** The step that is asked; null after the last. */
export const stepAt = ({ steps }: GuideScript, at: number): GuideStep | null => steps[at] ?? null;

/** Whether the learner has done what a step that asks for marks wants. */
export const isMarked = (step: GuideStep, { dice }: Pick<Controls, 'dice'>): boolean =>
  'mark' in step &&
  JSON.stringify(dice.flatMap(({ mark, position }) => (mark === 'chosen' ? [position] : []))) ===
    JSON.stringify(step.mark);

/** Whether a move is the one that a step asks for, in any spelling. */
export const isAsked = (game: AnyGame, step: GuideStep | null, move: unknown): boolean =>
  step !== null &&
  'move' in step &&
  JSON.stringify(game.canonical(move)) === JSON.stringify(game.canonical(step.move));

/** How many steps the learner sees, and how many of them come up to a step. */
export function countOf(
  { steps }: GuideScript,
  at: number,
): { readonly number: number; readonly of: number } {
  const seen = steps.map((step) => !('bot' in step));
  return {
    number: Math.max(1, seen.slice(0, at + 1).filter(Boolean).length),
    of: seen.filter(Boolean).length,
  };
}
