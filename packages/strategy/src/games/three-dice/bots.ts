import {
  allSeats,
  type Face,
  isNice,
  ofSeat,
  type Seat,
  type ThreeDiceMove,
  type ThreeDiceView,
} from '@dicehall/engine';
import { type Bot, type BotsOf, byTemper, type Temper } from '../../bots/bot.ts';
import { nerveOf, pickBest, pickByTemper, pickRandom, skewRandom } from '../../bots/choice.ts';
import { choiceValues } from './bots-round.ts';

const rollAll: ThreeDiceMove = { type: 'roll', dice: [0, 1, 2] };
const stay: ThreeDiceMove = { type: 'stay' };

/**
 * Returns the move that rolls some dice.
 * @param mask the dice to roll; bit 0 is the first die, and 0 means staying
 */
const moveOf = (mask: number): ThreeDiceMove =>
  mask === 0 ? stay : { type: 'roll', dice: [0, 1, 2].filter((die) => (mask >> die) % 2 === 1) };

const sameMove = (a: ThreeDiceMove, b: ThreeDiceMove): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a move follows the gentlemen's rule. These bots follow it even if it is only a reminder. */
const isGentle = (view: ThreeDiceView, move: ThreeDiceMove): boolean =>
  !view.discouraged.some((discouraged) => sameMove(discouraged, move));

/** Gives the sips to a player who has taken the fewest and is therefore the strongest rival. */
function giveTo(view: ThreeDiceView, seat: Seat): ThreeDiceMove {
  const others = allSeats(view.scores.length).filter((other) => other !== seat);
  return { type: 'give', to: pickBest(others, (other) => -ofSeat(view.scores, other)) };
}

const maskOf = (dice: readonly Face[], wanted: (face: Face) => boolean): number =>
  dice.reduce<number>((mask, face, die) => (wanted(face) ? mask | (1 << die) : mask), 0);

/**
 * Whether a novice may stay. It needs a 1 or a 6, and if players have finished with points, more points than one of them.
 */
function mayStay({ lie, dice, finished }: ThreeDiceView): boolean {
  const points = finished.flatMap((other) => (other?.kind === 'points' ? [other.points] : []));
  const isBehind = points.length > 0 && points.every((other) => other >= (lie?.points ?? 0));
  return !isBehind && dice.some((face) => face === 1 || face === 6);
}

/**
 * A bot that stays on a roll that makes it safe. Otherwise it chooses at random: it rolls all dice but 1s and 6s, rolls
 * all but 1s, or stays if `mayStay` allows it.
 */
const novice = (temper: Temper): Bot<ThreeDiceView, ThreeDiceMove> => ({
  choose(view, seat, random) {
    if (view.phase === 'give') {
      const others = allSeats(view.scores.length).filter((other) => other !== seat);
      return { type: 'give', to: pickRandom(others, random) };
    }
    if (view.lie === null) return rollAll;
    if (isNice(view.lie.kind)) return stay;
    const masks = [
      0,
      maskOf(view.dice, (face) => face !== 1 && face !== 6),
      maskOf(view.dice, (face) => face !== 1),
    ].filter((mask) => mask > 0 || mayStay(view));
    const gentle = masks.map(moveOf).filter((move) => isGentle(view, move));
    return gentle.length > 0 ? pickRandom(gentle, () => skewRandom(random, nerveOf[temper])) : rollAll;
  },
});

/** The mean number of sips that a bot may give up for a move that suits its temper. */
const closeCall = 0.05;

const diceRolled = (move: ThreeDiceMove): number => (move.type === 'roll' ? move.dice.length : 0);

const steady = (temper: Temper): Bot<ThreeDiceView, ThreeDiceMove> => ({
  choose(view, seat) {
    if (view.phase === 'give') return giveTo(view, seat);
    if (view.lie === null) return rollAll;
    const choices = choiceValues(view).map((value, mask) => ({ value, move: moveOf(mask) }));
    const gentle = choices.filter(({ move }) => isGentle(view, move));
    return pickByTemper(
      gentle.length > 0 ? gentle : choices,
      ({ value }) => value,
      nerveOf[temper],
      closeCall,
      ({ move }) => diceRolled(move),
    ).move;
  },
});

export const threeDiceBots: BotsOf<ThreeDiceView, ThreeDiceMove> = byTemper((temper) => ({
  novice: novice(temper),
  steady: steady(temper),
}));
