import type { MessageKey } from '@dicehall/engine';

interface Way {
  readonly href: string;
  readonly name: MessageKey;
  readonly about: MessageKey;
}

/** The ways to learn from exact values, with the page of each. */
export const trainingWays: readonly Way[] = [
  { href: '/daily', name: 'web-daily', about: 'web-daily.about' },
  { href: '/puzzles', name: 'web-puzzles', about: 'web-puzzles.about' },
  { href: '/cards', name: 'web-cards', about: 'web-cards.about' },
  { href: '/my-play', name: 'web-my-play', about: 'web-my-play.about' },
  { href: '/explore', name: 'web-explore', about: 'web-explore.about' },
];
