import { type Entry, highestFirst, ofSeat, type Told, told } from '../../core/index.ts';
import { scoreGreed } from './scoring.ts';
import { allDice, type GreedMove, type GreedState } from './state.ts';

function toldOfThrow(
  before: GreedState,
  after: GreedState,
  dice: Extract<Entry, { dice: unknown }>['dice'],
): Told[] {
  const who = { seat: { seat: before.seat }, dice: { dice } };
  const { score, rest } = scoreGreed(dice);
  if (after.turn.kind !== 'choose') {
    const lost = before.turn.kind === 'throw' ? before.turn.points : 0;
    return [told('greed-bust', { ...who, lost })];
  }
  const { points } = after.turn;
  return [
    told(rest === 0 ? 'greed-hot-dice' : 'greed-scored', {
      ...who,
      score,
      points,
      dice_left: rest === 0 ? allDice : rest,
    }),
  ];
}

function toldOfStop(before: GreedState, after: GreedState): Told[] {
  const seat = { seat: before.seat };
  const total = ofSeat(after.scores, before.seat);
  const banked = total - ofSeat(before.scores, before.seat);
  if (banked > 0) return [told('greed-banked', { seat, banked, total })];
  const points = before.turn.kind === 'choose' ? before.turn.points : 0;
  return [told('greed-not-in', { seat, points, opening: before.options.opening })];
}

function toldOfTurnEnd(before: GreedState, after: GreedState): Told[] {
  if (after.over) {
    const places = highestFirst(after.scores);
    const seats = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return [told('match-won', { seats: { seats }, count: seats.length, score: Math.max(...after.scores) })];
  }
  if (before.finalBy === null && after.finalBy !== null) {
    return [told('greed-final-round', { seat: { seat: after.finalBy }, target: after.options.target })];
  }
  return [];
}

/** What an entry of Greed made happen. */
export function storyGreed(before: GreedState, after: GreedState, entry: Entry<GreedMove>): Told[] {
  const first =
    'dice' in entry
      ? toldOfThrow(before, after, entry.dice)
      : entry.move.type === 'stop'
        ? toldOfStop(before, after)
        : [];
  return after.turn.kind === 'start' ? [...first, ...toldOfTurnEnd(before, after)] : first;
}
