import { ofSeat, type ThreesMove, type ThreesView } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { keepingOf, keptBy, type ThreesRule } from './rule.ts';

/** Plays Threes for two by a card. */
export function threesCardPlayer(rules: readonly ThreesRule[]): Bot<ThreesView, ThreesMove> {
  return {
    choose(view) {
      const { dice, locked, seat, round, rounds, bankScores } = view;
      if (dice.length === 0) return { type: 'roll' };
      const lead = ofSeat(view.scores, seat) - ofSeat(view.scores, 1 - seat);
      const isLast = round === rounds && seat === 1;
      if (isLast && bankScores !== null && lead + bankScores < 0) return { type: 'bank' };
      const open = dice.flatMap((_, position) => (locked[position] === true ? [] : [position]));
      const held = dice.filter((_, position) => locked[position] === true);
      const sixes = held.every((face) => face === 6) ? held.length : null;
      const faces = open.map((position) => dice[position] ?? 1);
      const fewest = view.lastDie === 'rolled' ? 1 : 2;
      const kept = keptBy(keepingOf(rules, lead, rounds - round + 1), faces, sixes, fewest);
      if (kept.length === open.length) return { type: 'bank' };
      return { type: 'roll', keep: kept.map((index) => open[index]).sort((a, b) => a - b) };
    },
  };
}
