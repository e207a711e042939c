import { type AnyGame, describeMove, type Message, type MessageKey, type Seat } from '@dicehall/engine';
import type { Catalogue, Names } from './catalogue.ts';
import { aboutText, bustText, costText, marginText, shareText, type Unit, worthText } from './share.ts';
import { unitWord } from './unit-word.ts';

interface AdvisedMove {
  readonly move: unknown;
  readonly value: number;
  /** Half the width of an estimate's interval; 0 for a value that is not estimated. */
  readonly margin: number;
  readonly roll: {
    readonly bust: number;
    readonly stakes: { readonly lost: number; readonly scored: number } | null;
  } | null;
}

/** The best move and the move to compare it with, as the package `strategy` returns them. */
export interface AdviceOf {
  readonly unit: Unit;
  readonly best: AdvisedMove;
  readonly other: AdvisedMove | null;
  /** Why the best move is better; null if the game has no explanation. */
  readonly reason: Message | null;
  readonly isForced: boolean;
}

interface ChoiceOf {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly names: Names;
}

const moveOf = (catalogue: Catalogue, { game, state, seat, names }: ChoiceOf, move: unknown): string =>
  catalogue.text(describeMove(game, state, seat, move), names);

/**
 * Returns the kind of difference between two moves: what the roll of one of them can win or lose compared with the
 * other.
 */
function kindOf(best: AdvisedMove, other: AdvisedMove, { lost, scored }: { lost: number; scored: number }) {
  if (best.roll !== null) return lost < other.value - 1e-9 ? 'worth' : 'free';
  return scored > best.value ? 'not-worth' : 'no-gain';
}

/** Formats the values of both moves. If two estimates would look equal without decimals, they keep their decimals. */
function worthsOf(catalogue: Catalogue, best: AdvisedMove, other: AdvisedMove, unit: Unit, word: string) {
  const text = ({ value }: AdvisedMove, margin: number): string =>
    aboutText(catalogue, worthText(catalogue, unit, value, word, margin), margin);
  const margin = Math.max(best.margin, other.margin);
  const [worth, otherWorth] = [text(best, margin), text(other, margin)] as const;
  return worth === otherWorth ? ([text(best, 0), text(other, 0)] as const) : ([worth, otherWorth] as const);
}

function factsOf(catalogue: Catalogue, { best, unit }: AdviceOf, other: AdvisedMove, choice: ChoiceOf) {
  const word = unitWord(choice.game, choice.state);
  const { bust, stakes } = best.roll ?? other.roll ?? { bust: 0, stakes: null };
  const { lost, scored } = stakes ?? { lost: 0, scored: 0 };
  const kind = kindOf(best, other, { lost, scored });
  const isSame = kind === 'free' && shareText(catalogue, lost) === shareText(catalogue, other.value);
  const [worth, otherWorth] = worthsOf(catalogue, best, other, unit, word);
  return {
    unit,
    rolls: best.roll === null ? 'other' : 'best',
    kind: isSame ? 'same' : kind,
    move: moveOf(catalogue, choice, best.move),
    other: moveOf(catalogue, choice, other.move),
    worth,
    otherWorth,
    bust: bustText(catalogue, bust),
    lost: shareText(catalogue, lost),
    scored: shareText(catalogue, scored),
  };
}

/** Returns the sentence with the reason. It is the game's own, unless the best move wins for certain. */
function reasonOf({ best, other, unit, reason }: AdviceOf): Message | MessageKey {
  if (unit === 'win' && best.margin === 0 && best.value > 1 - 1e-9) return 'coach-reason-wins';
  if (reason !== null) return reason;
  const roll = best.roll ?? other?.roll;
  if (roll == null || roll.bust === 0 || (best.roll !== null && other?.roll != null))
    return 'coach-reason-values';
  return roll.stakes === null ? 'coach-reason-busts' : 'coach-reason-stakes';
}

/**
 * Explains why the best move is better, and names the values of both moves.
 * @param isBeside whether both values are shown beside the text, which then leaves them out
 */
export function reasonText(
  catalogue: Catalogue,
  advice: AdviceOf,
  choice: ChoiceOf,
  isBeside = false,
): string {
  const { other, unit } = advice;
  if (other === null) return '';
  const reason = reasonOf(advice);
  if (isBeside && reason === 'coach-reason-values') return '';
  const facts = factsOf(catalogue, advice, other, choice);
  if (facts.worth === facts.otherWorth) return catalogue.say('coach-equal', facts);
  const why =
    typeof reason === 'string' ? catalogue.say(reason, facts) : catalogue.text(reason, choice.names);
  if (isBeside || reason === 'coach-reason-values' || reason === 'coach-reason-busts') return why;
  return `${why} ${catalogue.say(unit === 'win' ? 'coach-values' : 'coach-reason-values', facts)}`;
}

/** Describes the best move, the reason, and the values of both moves. Estimates have a margin. */
export function adviceText(catalogue: Catalogue, advice: AdviceOf, choice: ChoiceOf): string {
  const { best, other, isForced, unit } = advice;
  const move = moveOf(catalogue, choice, best.move);
  if (isForced) return catalogue.say('coach-only', { move });
  if (other === null) return catalogue.say('coach-all-same');
  const [worth, otherWorth] = worthsOf(catalogue, best, other, unit, unitWord(choice.game, choice.state));
  const margin = Math.max(best.margin, other.margin);
  return [
    worth === otherWorth ? '' : catalogue.say('coach-best', { move }),
    reasonText(catalogue, advice, choice),
    margin === 0 ? '' : catalogue.say('coach-estimated', { margin: marginText(catalogue, margin) }),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

interface MarkOf {
  readonly mark: string;
  readonly unit: Unit;
  readonly loss: number;
  readonly best: unknown;
  /** The value of the best move. */
  readonly worth: number;
  /** Two standard errors of the values; 0 if they are not estimated. */
  readonly margin: number;
}

/**
 * Judges a choice in one or two words and names the better move.
 * @param isNamed whether to name the player
 */
export function markText(catalogue: Catalogue, marked: MarkOf, choice: ChoiceOf, isNamed: boolean): string {
  const { unit, worth, margin } = marked;
  const values = { best: worth, value: worth - marked.loss, margin };
  const cost = costText(catalogue, unit, values, unitWord(choice.game, choice.state));
  const loss = aboutText(catalogue, cost, margin);
  const better = moveOf(catalogue, choice, marked.best);
  const text = catalogue.say('coach-mark', { kind: marked.mark, loss, better });
  return isNamed
    ? catalogue.say('coach-mark-of', { seat: { seat: choice.seat }, mark: text }, choice.names)
    : text;
}
