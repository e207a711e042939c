import { type AnyGame, describeMove, type Message, type Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { shareText, winsText } from './share.ts';
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

/** The best move and the one to compare it with, as the package `strategy` returns them. */
export interface AdviceOf {
  readonly unit: Unit;
  readonly best: AdvisedMove;
  readonly other: AdvisedMove | null;
  /** Why the best move is better, if the game can say so. */
  readonly reason: Message | null;
  readonly isForced: boolean;
}

/** The choice that advice or a mark is about. */
interface ChoiceOf {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly names: Names;
}

const sipsOf = (catalogue: Catalogue, sips: number): string =>
  catalogue.number(Math.abs(sips), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const moveOf = (catalogue: Catalogue, { game, state, seat, names }: ChoiceOf, move: unknown): string =>
  catalogue.text(describeMove(game, state, seat, move), names);

/** The value of a move, in short: a win chance, or how many sips fewer than the others. */
const worthOf = (catalogue: Catalogue, unit: Unit, value: number, word: string): string =>
  unit === 'win'
    ? shareText(catalogue, value)
    : catalogue.say('coach-sips', {
        shown: sipsOf(catalogue, value),
        sign: value < 0 ? 'more' : 'less',
        word,
      });

/** Whether the reason already contains the values of the moves. */
const comparesValues = ({ reason, unit, best, other }: AdviceOf): boolean =>
  reason === null && unit === 'win' && aheadOf(best, other) === null;

/** The chance to be better off after the roll that follows only one of two moves; null if no roll decides between them. */
const aheadOf = (best: AdvisedMove, other: AdvisedMove | null): number | null =>
  (best.roll ?? other?.roll ?? null)?.ahead ?? null;

/** Why the best move is better than the next best one, in one sentence with the numbers that decide. */
export function reasonText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { reason, best, other, unit } = advice;
  if (other === null) return '';
  if (reason !== null) return catalogue.text(reason, choice.names);
  const word = unitWord(choice.game, choice.state);
  const loss = best.value - other.value;
  const ahead = aheadOf(best, other);
  const rolls = best.roll === null ? 'other' : (ahead ?? 0) < 0.5 ? 'few' : 'best';
  return catalogue.say(ahead === null || loss <= 0 ? 'coach-reason-values' : 'coach-reason-rolls', {
    unit,
    rolls,
    move: moveOf(catalogue, choice, best.move),
    other: moveOf(catalogue, choice, other.move),
    worth: worthOf(catalogue, unit, best.value, word),
    otherWorth: worthOf(catalogue, unit, other.value, word),
    ahead: catalogue.number(ahead ?? 0, { style: 'percent' }),
    loss: unit === 'win' ? winsText(catalogue, loss) : sipsOf(catalogue, loss),
    word,
  });
}

/** An estimate always states its margin. */
function marginText(catalogue: Catalogue, { best, other }: AdviceOf): string {
  const margin = Math.max(best.margin, other?.margin ?? 0);
  return margin === 0 ? '' : catalogue.say('coach-estimated', { margin: winsText(catalogue, margin) });
}

/** The best move, its reason, its value and that of the next best move, and what the next player needs. */
export function adviceText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { best, other, unit, isForced } = advice;
  const move = moveOf(catalogue, choice, best.move);
  if (isForced) return catalogue.say('coach-only', { move });
  if (other === null) return catalogue.say('coach-all-same');
  const race = best.next ?? other.next;
  const word = unitWord(choice.game, choice.state);
  return [
    catalogue.say('coach-best', { move }),
    reasonText(catalogue, advice, choice),
    comparesValues(advice)
      ? ''
      : catalogue.say('coach-values', {
          unit,
          worth: worthOf(catalogue, unit, best.value, word),
          other: moveOf(catalogue, choice, other.move),
          otherWorth: worthOf(catalogue, unit, other.value, word),
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
 * Judges a choice in one or two words, and says what would have been better.
 * @param isNamed whether to name the player
 */
export function markText(catalogue: Catalogue, marked: MarkOf, choice: ChoiceOf, isNamed: boolean): string {
  const loss =
    marked.unit === 'win'
      ? winsText(catalogue, marked.loss)
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
