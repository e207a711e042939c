import { type Entry, type Face, lowestFirst, ofSeat, pick, type Told, told } from '../../core/index.ts';
import { openPositions } from './moves.ts';
import { moon } from './scoring.ts';
import type { ThreesMove, ThreesState } from './state.ts';

function toldOfTurnEnd(before: ThreesState, after: ThreesState, dice: readonly Face[]): Told[] {
  const seat = { seat: before.seat };
  const total = ofSeat(after.scores, before.seat);
  const score = total - ofSeat(before.scores, before.seat);
  const ended = told(score === moon ? 'threes-moon' : 'threes-scored', {
    seat,
    dice: { dice },
    score,
    total,
  });
  if (!after.over) return [ended];
  const seats = lowestFirst(after.scores).flatMap((place, at) => (place === 1 ? [at] : []));
  const won = told('match-won', { seats: { seats }, count: seats.length, score: Math.min(...after.scores) });
  return [ended, won];
}

/** The five dice as they lie after an entry, whether or not the turn went on. */
function diceAfter(before: ThreesState, after: ThreesState, entry: Entry<ThreesMove>): readonly Face[] {
  if (after.turn.kind === 'choose') return after.turn.dice;
  if (before.turn.kind === 'start') return [];
  if ('move' in entry) return before.turn.dice;
  const [last] = entry.dice;
  const [open] = openPositions(before.turn.locked);
  return before.turn.dice.map((face, position) => (position === open ? (last ?? face) : face));
}

function toldOfEntry(before: ThreesState, entry: Entry<ThreesMove>): Told[] {
  const seat = { seat: before.seat };
  if ('dice' in entry) return [told('threw', { seat, dice: { dice: entry.dice } })];
  if (entry.move.type === 'bank' || before.turn.kind !== 'choose') return [];
  const dice = pick(before.turn.dice, entry.move.keep ?? []);
  return [told('threes-kept', { seat, dice: { dice } })];
}

/** What an entry of Threes made happen. */
export function storyThrees(before: ThreesState, after: ThreesState, entry: Entry<ThreesMove>): Told[] {
  const first = toldOfEntry(before, entry);
  const turnEnded = after.turn.kind === 'start';
  return turnEnded ? [...first, ...toldOfTurnEnd(before, after, diceAfter(before, after, entry))] : first;
}
