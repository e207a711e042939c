import {
  type Face,
  type Keep,
  ofSeat,
  seatAfter,
  type TenThousandMove,
  type TenThousandView,
} from '@dicehall/engine';
import { type Bot, type BotsOf, byTemper, type Temper } from '../../bots/bot.ts';
import { nerveOf, pickBest, pickRandom, skewRandom } from '../../bots/choice.ts';
import { diceAfter, keepsOf, positionsOf } from './classes.ts';
import { farPlan, turnPlan } from './plan.ts';

interface Choice {
  readonly type: 'roll' | 'bank';
  readonly keep: readonly Face[];
  /** Points of the turn, including the kept dice. */
  readonly points: number;
  /** Dice to roll next, or to leave to the next player. */
  readonly dice: number;
}

const banked = (view: TenThousandView): number => ofSeat(view.scores, view.seat);
const toGo = (view: TenThousandView): number => view.options.target - banked(view);

function choicesOf(view: TenThousandView, keeps: readonly Keep[]): Choice[] {
  return keeps.flatMap((kept): Choice[] => {
    const { keep, score } = kept;
    const points = view.turnPoints + score;
    const dice = diceAfter(kept, view.last.length);
    const mayBank = banked(view) + points >= view.options.opening;
    const roll: Choice = { type: 'roll', keep, points, dice };
    return mayBank ? [roll, { ...roll, type: 'bank' }] : [roll];
  });
}

const moveOf = (view: TenThousandView, { type, keep }: Choice): TenThousandMove => ({
  type,
  keep: positionsOf(keep, view.last),
});

const winning = (view: TenThousandView, choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ type, points }) => (type === 'bank' || view.options.exactFinish) && points >= toGo(view));

/** Plays at random, but never plays a dominated keep and never misses a win. */
const novice = (temper: Temper): Bot<TenThousandView, TenThousandMove> => ({
  choose(view, _seat, random) {
    if (view.last.length === 0) {
      const takes = view.offer !== null && view.offer.dice >= 3 && random() < 0.5;
      return { type: takes ? 'take-over' : 'roll' };
    }
    const choices = choicesOf(view, keepsOf(view.last, view.options.threePairs).sound);
    const most = Math.max(...choices.map(({ points }) => points));
    const sensible = choices.filter(({ type, points }) => type === 'roll' || points === most);
    const ending = sensible.filter(({ type }) => type === 'bank');
    const picked = skewRandom(random, nerveOf[temper]) < 0.5 && ending.length > 0 ? ending : sensible;
    return moveOf(view, winning(view, choices) ?? pickRandom(picked, random));
  },
});

/** The next player's gain by taking over after a bank, divided by the number of opponents. */
function takeOverGain(view: TenThousandView, { points, dice }: Choice): number {
  const seats = view.scores.length;
  const next = ofSeat(view.scores, seatAfter(view.seat, seats));
  const { takeOver, opening, target } = view.options;
  if (!takeOver || next < opening || next + points >= target) return 0;
  const far = farPlan(view.options);
  return Math.max(0, far.rolling(points, dice) - far.rolling(0, 6)) / (seats - 1);
}

/** The part of the mean turn, in points, that a temper may cost at a choice. */
const closeCall = 40;

const steady = (temper: Temper): Bot<TenThousandView, TenThousandMove> => ({
  choose(view) {
    if (view.last.length === 0 && view.offer === null) return { type: 'roll' };
    const plan = turnPlan(view.options, toGo(view), Math.max(0, view.options.opening - banked(view)));
    if (view.last.length === 0) {
      const { offer } = view;
      const takes = offer !== null && plan.rolling(offer.points, offer.dice) > plan.rolling(0, 6);
      return { type: takes ? 'take-over' : 'roll' };
    }
    const choices = choicesOf(view, keepsOf(view.last, view.options.threePairs).different);
    const evaluate = (choice: Choice): number =>
      choice.type === 'bank'
        ? plan.banking(choice.points) - takeOverGain(view, choice) - closeCall * nerveOf[temper]
        : plan.rolling(choice.points, choice.dice);
    return moveOf(view, winning(view, choices) ?? pickBest(choices, evaluate));
  },
});

export const tenThousandBots: BotsOf<TenThousandView, TenThousandMove> = byTemper((temper) => ({
  novice: novice(temper),
  steady: steady(temper),
}));
