import { type AnyGame, describeMove, type Message, type Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { lossText, shareText, sipsText, type Unit, winsText } from './share.ts';
import { unitWord } from './unit-word.ts';

interface AdvisedMove {
  readonly move: unknown;
  readonly value: number;
  /** Half the width of the interval of an estimate; 0 for a value that is not estimated. */
  readonly margin: number;
  readonly roll: {
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

/** What the sentences about two moves contain. */
function factsOf(catalogue: Catalogue, { best, unit }: AdviceOf, other: AdvisedMove, choice: ChoiceOf) {
  const word = unitWord(choice.game, choice.state);
  const { ahead, bust = 0, means } = best.roll ?? other.roll ?? {};
  return {
    unit,
    rolls: `${best.roll === null ? 'other' : 'best'}-${(ahead ?? 0) < 0.5 ? 'few' : 'most'}`,
    move: moveOf(catalogue, choice, best.move),
    other: moveOf(catalogue, choice, other.move),
    worth: worthOf(catalogue, unit, best.value, word),
    otherWorth: worthOf(catalogue, unit, other.value, word),
    ahead: catalogue.number(ahead ?? 0, { style: 'percent' }),
    bust: catalogue.number(bust, { style: 'percent' }),
    busted: shareText(catalogue, means?.bust ?? 0),
    scored: shareText(catalogue, means?.other ?? 0),
    loss: lossText(catalogue, unit, best.value - other.value, word),
  };
}

/** The sentence that gives the reason, if the game has none. */
function reasonKey({ best, other, unit }: AdviceOf) {
  const roll = best.roll ?? other?.roll;
  if (roll?.ahead != null && roll.means === null) return 'coach-reason-rolls';
  // Two rolls with different risks need more than one sentence.
  const isOne = best.roll === null || other?.roll === null;
  return unit === 'win' && roll?.means != null && isOne ? 'coach-reason-busts' : 'coach-reason-values';
}

/** Why the best move is better. What the next player needs is a reason only against the move that ends the turn. */
export function reasonText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { reason, best, other } = advice;
  if (other === null) return '';
  const facts = factsOf(catalogue, advice, other, choice);
  if (facts.worth === facts.otherWorth) return catalogue.say('coach-equal', facts);
  const why =
    reason === null ? catalogue.say(reasonKey(advice), facts) : catalogue.text(reason, choice.names);
  if (best.next !== null || other.next === null) return why;
  const race = catalogue.text(other.next, choice.names);
  return `${catalogue.say('coach-next', { move: facts.other, race })} ${why}`;
}

/** The best move, its reason, and its value and that of the next best move. An estimate always states its margin. */
export function adviceText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { reason, best, other, unit, isForced } = advice;
  const move = moveOf(catalogue, choice, best.move);
  if (isForced) return catalogue.say('coach-only', { move });
  if (other === null) return catalogue.say('coach-all-same');
  const facts = factsOf(catalogue, advice, other, choice);
  const isEqual = facts.worth === facts.otherWorth;
  const hasValues = reason === null && unit === 'win' && reasonKey(advice) !== 'coach-reason-rolls';
  const margin = Math.max(best.margin, other.margin);
  return [
    isEqual ? '' : catalogue.say('coach-best', { move }),
    reasonText(catalogue, advice, choice),
    isEqual || hasValues ? '' : catalogue.say('coach-values', facts),
    margin === 0 ? '' : catalogue.say('coach-estimated', { margin: winsText(catalogue, margin) }),
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
  const loss = lossText(catalogue, marked.unit, marked.loss, unitWord(choice.game, choice.state));
  const better = moveOf(catalogue, choice, marked.best);
  const text = catalogue.say('coach-mark', { mark: marked.mark, loss, better });
  return isNamed
    ? catalogue.say('coach-mark-of', { seat: { seat: choice.seat }, mark: text }, choice.names)
    : text;
}
