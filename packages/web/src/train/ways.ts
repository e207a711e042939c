import type { MessageKey } from '@dicehall/engine';

interface Way {
  readonly href: string;
  readonly name: MessageKey;
  readonly about: MessageKey;
  /** An addition on the training page: the number of puzzles left today, or the ratings. */
  readonly adds?: 'left' | 'ratings';
}

/** The ways to learn from exact values, with the page of each. */
export const trainingWays: readonly Way[] = [
  { href: '/daily', name: 'web-daily', about: 'web-daily.about', adds: 'left' },
  { href: '/puzzles', name: 'web-puzzles', about: 'web-puzzles.about', adds: 'ratings' },
  { href: '/cards', name: 'web-cards', about: 'web-cards.about' },
  { href: '/my-play', name: 'web-my-play', about: 'web-my-play.about' },
  { href: '/explore', name: 'web-explore', about: 'web-explore.about' },
];
