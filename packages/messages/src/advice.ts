import { type AnyGame, describeMove, type Message, type Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { unitWord } from './unit-word.ts';

type Unit = 'win' | 'sips';

interface AdvisedMove {
  readonly move: unknown;
  readonly value: number;
  /** Half the width of the interval of an estimate; 0 for a value that is not estimated. */
  readonly margin: number;
  readonly roll: { readonly dice: number; readonly bust: number; readonly ahead: number | null } | null;
  readonly next: Message | null;
}

/** The best move and the one to compare it with, from the package `strategy`. */
export interface AdviceOf {
  readonly unit: Unit;
  readonly best: AdvisedMove;
  readonly other: AdvisedMove | null;
  readonly isForced: boolean;
}

/** The choice that advice or a mark is about. */
interface ChoiceOf {
  readonly game: AnyGame;
  /** The state before the choice. */
  readonly state: unknown;
  readonly seat: Seat;
  readonly names: Names;
}

const percentOf = (catalogue: Catalogue, share: number, digits: number): string =>
  catalogue.number(share, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const sipsOf = (catalogue: Catalogue, sips: number): string =>
  catalogue.number(Math.abs(sips), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const moveOf = (catalogue: Catalogue, { game, state, seat, names }: ChoiceOf, move: unknown): string =>
  catalogue.text(describeMove(game, state, seat, move), names);

/** The worth of a move, in full and in short: a win chance, or the number of sips fewer than the others. */
function worthOf(catalogue: Catalogue, unit: Unit, value: number, word: string) {
  if (unit === 'win') {
    const short = percentOf(catalogue, value, 1);
    return { short, worth: catalogue.say('coach-win', { shown: short }) };
  }
  const values = { shown: sipsOf(catalogue, value), sign: value < 0 ? 'more' : 'less', word };
  return { short: catalogue.say('coach-sips', values), worth: catalogue.say('coach-sips-than', values) };
}

/** The values of the messages about a move. */
function reasonValues(catalogue: Catalogue, unit: Unit, { roll, value }: AdvisedMove, word: string) {
  const bust = roll?.bust ?? 0;
  return {
    ...worthOf(catalogue, unit, value, word),
    unit,
    count: roll?.dice ?? 0,
    busts: bust > 0 ? 'yes' : 'no',
    bust: percentOf(catalogue, bust, 0),
  };
}

/** An estimate always states its margin. */
function marginText(catalogue: Catalogue, { best, other }: AdviceOf): string {
  const margin = 100 * Math.max(best.margin, other?.margin ?? 0);
  return margin === 0 ? '' : catalogue.say('coach-estimated', { margin: Math.ceil(margin) });
}

/** The best move and its reason: its worth, its risk, the next best move, and what the next player needs. */
export function adviceText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { best, other, unit, isForced } = advice;
  const move = moveOf(catalogue, choice, best.move);
  if (isForced) return catalogue.say('coach-only', { move });
  if (other === null) return catalogue.say('coach-all-same');
  const { ahead } = best.roll ?? { ahead: null };
  const race = best.next ?? other.next;
  const word = unitWord(choice.game, choice.state);
  return [
    catalogue.say('coach-best', { move }),
    catalogue.say(
      best.roll === null ? 'coach-keeps' : 'coach-rolls',
      reasonValues(catalogue, unit, best, word),
    ),
    // With a chance to bust, that chance is the better reason.
    ahead === null || best.roll?.bust !== 0
      ? ''
      : catalogue.say('coach-ahead', { ahead: percentOf(catalogue, ahead, 0) }),
    catalogue.say('coach-other', {
      move: moveOf(catalogue, choice, other.move),
      ...reasonValues(catalogue, unit, other, word),
    }),
    race === null ? '' : catalogue.say('coach-next', { race: catalogue.text(race, choice.names) }),
    marginText(catalogue, advice),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

interface MarkOf {
  readonly mark: string;
  readonly unit: Unit;
  readonly loss: number;
  readonly best: unknown;
}

/**
 * A choice in one or two words, and the better one.
 * @param isNamed whether the text names the player
 */
export function markText(catalogue: Catalogue, marked: MarkOf, choice: ChoiceOf, isNamed: boolean): string {
  const loss =
    marked.unit === 'win'
      ? percentOf(catalogue, marked.loss, 1)
      : catalogue.say('review-sips', {
          sips: sipsOf(catalogue, marked.loss),
          word: unitWord(choice.game, choice.state),
        });
  const better = moveOf(catalogue, choice, marked.best);
  const text = catalogue.say('coach-mark', { mark: marked.mark, loss, better });
  return isNamed
    ? catalogue.say('coach-mark-of', { seat: { seat: choice.seat }, mark: text }, choice.names)
    : text;
}
