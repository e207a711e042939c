import {
  gameOf,
  isNice,
  ofSeat,
  type ThreeDiceMove,
  type ThreeDiceOptions,
  type ThreeDiceView,
  withDefaults,
} from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import type { CardFamily } from '../../../cards/card.ts';
import { solveRound } from '../solve/index.ts';
import { ThreeDiceCards } from './evaluate.ts';
import { nearThreeDice, threeDiceAdditions } from './moves.ts';
import { choiceBy, type ThreeDiceRule } from './rule.ts';

/** Plays Three Dice for two by a card. */
export function threeDiceCardPlayer(rules: readonly ThreeDiceRule[]): Bot<ThreeDiceView, ThreeDiceMove> {
  return {
    choose(view, seat) {
      const { dice, lie, finished, starter, rolls } = view;
      if (view.phase === 'give') return { type: 'give', to: 1 - seat };
      if (lie === null) return { type: 'roll', dice: [0, 1, 2] };
      if (isNice(lie.kind)) return { type: 'stay' };
      const other = ofSeat(finished, 1 - seat);
      const mark = other?.kind === 'points' ? other.points : null;
      const sorted = dice.toSorted((a, b) => a - b);
      const held = choiceBy(rules, {
        dice: sorted,
        points: lie.points,
        roll: rolls,
        mark,
        isStarter: seat === starter,
      });
      if (held === null) return { type: 'stay' };
      const left = [...held];
      const rolled = dice.flatMap((face, position) => {
        const at = left.indexOf(face);
        if (at < 0) return [position];
        left.splice(at, 1);
        return [];
      });
      return { type: 'roll', dice: rolled };
    },
  };
}

export const threeDiceFamily: CardFamily<ThreeDiceRule> = {
  *open() {
    const options = withDefaults(gameOf('three-dice').options, {}) as unknown as ThreeDiceOptions;
    return new ThreeDiceCards(yield* solveRound(options, 2));
  },
  player: (rules) => threeDiceCardPlayer(rules) as Bot,
  additions: threeDiceAdditions,
  near: nearThreeDice,
  ordered: (rules) => rules,
};
