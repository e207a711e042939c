import {
  type Face,
  finishOf,
  type Keep,
  ofSeat,
  seatAfter,
  type TenThousandMove,
  type TenThousandView,
  takeOverOffer,
  whyNotBank,
} from '@dicehall/engine';
import { type Bot, type BotsOf, byTemper, type Temper } from '../../bots/bot.ts';
import { nerveOf, pickBest, pickRandom, skewRandom } from '../../bots/choice.ts';
import { diceAfter, keepsOf, positionsOf } from './classes.ts';
import { farPlan, lastPlan, type TurnPlan, turnPlan } from './plan.ts';

interface Choice {
  readonly type: 'roll' | 'bank';
  readonly keep: readonly Face[];
  /** The points of the turn, including the kept dice. */
  readonly points: number;
  /** The number of dice to roll next, or to leave to the next player. */
  readonly dice: number;
}

const banked = (view: TenThousandView): number => ofSeat(view.scores, view.seat);
const toGo = (view: TenThousandView): number => view.options.target - banked(view);

function choicesOf(view: TenThousandView, keeps: readonly Keep[]): Choice[] {
  return keeps.flatMap((kept): Choice[] => {
    const { keep, score } = kept;
    const points = view.turnPoints + score;
    const dice = diceAfter(kept, view.last.length, view.options);
    const outcome = { points, total: banked(view) + points, isHot: keep.length === view.last.length };
    const situation = { options: view.options, inGame: ofSeat(view.inGame, view.seat) };
    const mayBank = whyNotBank(outcome, situation) === null;
    const roll: Choice = { type: 'roll', keep, points, dice };
    return mayBank ? [roll, { ...roll, type: 'bank' }] : [roll];
  });
}

const moveOf = (view: TenThousandView, { type, keep }: Choice): TenThousandMove => ({
  type,
  keep: positionsOf(keep, view.last),
});

function winning(view: TenThousandView, choices: readonly Choice[]): Choice | undefined {
  const finish = finishOf(view.options);
  if (finish !== 'exact' && finish !== 'first') return undefined;
  return choices.find(({ type, points }) => (type === 'bank' || finish === 'exact') && points >= toGo(view));
}

/** The minimum points that a novice banks. */
const leastBank = 200;

/**
 * A bot that plays at random. It always takes a win, never banks few points, and never makes a choice that is worse in
 * every respect than another.
 */
const novice = (temper: Temper): Bot<TenThousandView, TenThousandMove> => ({
  choose(view, _seat, random) {
    if (view.last.length === 0) {
      const offer = takeOverOffer(view);
      const takes = offer !== null && offer.dice >= 3 && random() < 0.5;
      return { type: takes ? 'take-over' : 'roll' };
    }
    const choices = choicesOf(view, keepsOf(view.last, view.options).sound);
    const most = Math.max(...choices.map(({ points }) => points));
    const sensible = choices.filter(
      ({ type, points }) => type === 'roll' || (points === most && points >= leastBank),
    );
    const ending = sensible.filter(({ type }) => type === 'bank');
    const picked = skewRandom(random, nerveOf[temper]) < 0.5 && ending.length > 0 ? ending : sensible;
    return moveOf(view, winning(view, choices) ?? pickRandom(picked, random));
  },
});

/** Returns the next player's gain from taking over after a bank, divided by the number of opponents. */
function takeOverGain(view: TenThousandView, { points, dice }: Choice): number {
  const seats = view.scores.length;
  const next = ofSeat(view.scores, seatAfter(view.seat, seats));
  const { takeOver, opening, target } = view.options;
  if (!takeOver || next < opening || next + points >= target) return 0;
  const far = farPlan(view.options);
  return Math.max(0, far.rolling(points, dice) - far.rolling(0, view.options.dice)) / (seats - 1);
}

/** The estimated cost of one more bust as a share of the penalty, by the number of consecutive busts so far. */
const penaltyShare = [0.1, 0.3, 1] as const;

function isLastTurn({ options, scores, seat, round, starter }: TenThousandView): boolean {
  switch (finishOf(options)) {
    case 'exact':
    case 'first':
      return false;
    case 'last-turn':
    case 'round':
      return scores.some((score) => score >= options.target);
    case 'rounds':
      return round === options.rounds && seatAfter(seat, scores.length) === starter;
  }
}

function planFor(view: TenThousandView): TurnPlan {
  const { options, scores, seat, busts, inGame } = view;
  const own = banked(view);
  const need = ofSeat(inGame, seat) ? 0 : options.opening - own;
  if (isLastTurn(view)) {
    const best = Math.max(...scores.filter((_, other) => other !== seat));
    return lastPlan(options, best - own, need);
  }
  const lost = Math.min(own - options.lowest, options.threeBusts) * (penaltyShare[ofSeat(busts, seat)] ?? 1);
  if (options.rounds > 0) return farPlan(options, lost);
  return turnPlan(options, toGo(view), need, lost);
}

/** The mean points of a turn that a bot may give up for a move that suits its temper. */
const closeCall = 40;

const steady = (temper: Temper): Bot<TenThousandView, TenThousandMove> => ({
  choose(view) {
    const plan = planFor(view);
    if (view.last.length === 0) {
      const offer = takeOverOffer(view);
      const takes =
        offer !== null && plan.rolling(offer.points, offer.dice) > plan.rolling(0, view.options.dice);
      return { type: takes ? 'take-over' : 'roll' };
    }
    const choices = choicesOf(view, keepsOf(view.last, view.options).different);
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
