import { type AnyGame, describeMove, type Message, type Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { shareText, sipsText, winsText } from './share.ts';
import { unitWord } from './unit-word.ts';

type Unit = 'win' | 'sips';

interface AdvisedMove {
  readonly move: unknown;
  readonly value: number;
  /** Half the width of the interval of an estimate; 0 for a value that is not estimated. */
  readonly margin: number;
  readonly roll: {
    readonly dice: number;
    readonly bust: number;
    readonly ahead: number | null;
    readonly means: { readonly bust: number; readonly other: number } | null;
  } | null;
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

const moveOf = (catalogue: Catalogue, { game, state, seat, names }: ChoiceOf, move: unknown): string =>
  catalogue.text(describeMove(game, state, seat, move), names);

/** The value of a move, in short: a win chance, or how many sips fewer than the others. */
const worthOf = (catalogue: Catalogue, unit: Unit, value: number, word: string): string =>
  unit === 'win'
    ? shareText(catalogue, value)
    : catalogue.say('coach-sips', {
        shown: sipsText(catalogue, value),
        sign: value < 0 ? 'more' : 'less',
        word,
      });

/** Moves with the same value as shown are equally good. */
const isEqual = (catalogue: Catalogue, { best, other, unit }: AdviceOf): boolean =>
  worthOf(catalogue, unit, best.value, '') === worthOf(catalogue, unit, other?.value ?? best.value, '');

/** The sentence that gives the reason, if the game has none. */
function reasonKey({ best, other, unit }: AdviceOf) {
  const roll = best.roll ?? other?.roll ?? null;
  if (roll === null || roll.ahead === null) return 'coach-reason-values';
  if (roll.means === null) return 'coach-reason-rolls';
  // Two rolls with different risks need more than one sentence.
  return unit === 'win' && (best.roll === null || other?.roll === null)
    ? 'coach-reason-busts'
    : 'coach-reason-values';
}

/** Whether the reason already contains the values of the moves. */
const comparesValues = (advice: AdviceOf): boolean =>
  advice.reason === null && advice.unit === 'win' && reasonKey(advice) !== 'coach-reason-rolls';

/** Why the best move is better than the next best one, with the numbers that decide. */
export function reasonText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { reason, best, other, unit } = advice;
  if (other === null) return '';
  const word = unitWord(choice.game, choice.state);
  const loss = best.value - other.value;
  const roll = best.roll ?? other.roll;
  const ahead = roll?.ahead ?? 0;
  const values = {
    unit,
    rolls: `${best.roll === null ? 'other' : 'best'}-${ahead < 0.5 ? 'few' : 'most'}`,
    move: moveOf(catalogue, choice, best.move),
    other: moveOf(catalogue, choice, other.move),
    worth: worthOf(catalogue, unit, best.value, word),
    otherWorth: worthOf(catalogue, unit, other.value, word),
    ahead: catalogue.number(ahead, { style: 'percent' }),
    dice: roll?.dice ?? 0,
    bust: catalogue.number(roll?.bust ?? 0, { style: 'percent' }),
    busted: shareText(catalogue, roll?.means?.bust ?? 0),
    scored: shareText(catalogue, roll?.means?.other ?? 0),
    loss: unit === 'win' ? winsText(catalogue, loss) : sipsText(catalogue, loss),
    word,
  };
  if (isEqual(catalogue, advice)) return catalogue.say('coach-equal', values);
  const [ending] = [best, other].filter(({ next }) => next !== null);
  return [
    ending?.next == null
      ? ''
      : catalogue.say('coach-next', {
          move: moveOf(catalogue, choice, ending.move),
          race: catalogue.text(ending.next, choice.names),
        }),
    reason === null ? catalogue.say(reasonKey(advice), values) : catalogue.text(reason, choice.names),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** An estimate always states its margin. */
function marginText(catalogue: Catalogue, { best, other }: AdviceOf): string {
  const margin = Math.max(best.margin, other?.margin ?? 0);
  return margin === 0 ? '' : catalogue.say('coach-estimated', { margin: winsText(catalogue, margin) });
}

/** The best move, what the next player needs, its reason, and its value and that of the next best move. */
export function adviceText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { best, other, unit, isForced } = advice;
  const move = moveOf(catalogue, choice, best.move);
  if (isForced) return catalogue.say('coach-only', { move });
  if (other === null) return catalogue.say('coach-all-same');
  const word = unitWord(choice.game, choice.state);
  const isSame = isEqual(catalogue, advice);
  return [
    isSame ? '' : catalogue.say('coach-best', { move }),
    reasonText(catalogue, advice, choice),
    isSame || comparesValues(advice)
      ? ''
      : catalogue.say('coach-values', {
          unit,
          worth: worthOf(catalogue, unit, best.value, word),
          other: moveOf(catalogue, choice, other.move),
          otherWorth: worthOf(catalogue, unit, other.value, word),
        }),
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
          sips: sipsText(catalogue, marked.loss),
          word: unitWord(choice.game, choice.state),
        });
  const better = moveOf(catalogue, choice, marked.best);
  const text = catalogue.say('coach-mark', { mark: marked.mark, loss, better });
  return isNamed
    ? catalogue.say('coach-mark-of', { seat: { seat: choice.seat }, mark: text }, choice.names)
    : text;
}
