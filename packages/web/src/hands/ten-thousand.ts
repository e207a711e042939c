import { type Face, mostOf, ofSeat, scoreKeep, type TenThousandView } from '@dicehall/engine';
import { type Phrase, phrase } from '../i18n/phrase.ts';
import {
  type Hand,
  type HandAction,
  type HandDie,
  impossible,
  type Marked,
  marked,
  possible,
} from './hand.ts';

type Pairs = TenThousandView['options']['threePairs'];

/** Whether the six dice are worth more together than face by face: one of each, or three pairs. */
function countsWhole(dice: readonly Face[], pairs: Pairs): boolean {
  return (
    dice.length === 6 &&
    scoreKeep(dice, pairs) === mostOf(dice, pairs) &&
    bestSingles(dice, pairs) < mostOf(dice, pairs)
  );
}

const setOf = (dice: readonly Face[], face: Face): Face[] => dice.filter((other) => other === face);

function bestSingles(dice: readonly Face[], pairs: Pairs): number {
  const faces = [...new Set(dice)];
  return faces.reduce((sum, face) => sum + scoreKeep(setOf(dice, face), pairs), 0);
}

function worthOf(face: Face, dice: readonly Face[], pairs: Pairs): Phrase | null {
  if (countsWhole(dice, pairs)) return phrase('web-worth-part', { points: scoreKeep(dice, pairs) });
  const same = setOf(dice, face);
  if (same.length >= 3) return phrase('web-worth-part', { points: scoreKeep(same, pairs) });
  const alone = scoreKeep([face], pairs);
  return alone > 0 ? phrase('web-worth', { points: alone }) : null;
}

/** The positions that score the most together. */
function scoringPositions(dice: readonly Face[], pairs: Pairs): number[] {
  if (dice.length === 0) return [];
  return dice.flatMap((face, position) => (worthOf(face, dice, pairs) === null ? [] : [position]));
}

function keepActions(view: TenThousandView, keep: Marked): HandAction[] {
  const { last, options, turnPoints } = view;
  const score = ofSeat(view.scores, view.seat);
  const left = last.length - keep.length;
  const next = left === 0 ? 6 : left;
  const worth = scoreKeep(marked(last, keep), options.threePairs);
  const points = turnPoints + worth;
  const total = score + points;
  const rollPlain = phrase('web-roll-plain');
  const bankPlain = phrase('web-bank-plain');
  if (worth === 0) {
    const why = phrase(keep.length === 0 ? 'web-why-keep-one' : 'web-why-keep-scoring');
    return [impossible('roll', rollPlain, why, 'roll'), impossible('bank', bankPlain, why, 'bank')];
  }
  if (options.exactFinish && total === options.target) {
    return [possible('bank', phrase('web-win-exactly', { total }), { type: 'bank', keep }, 'bank')];
  }
  const roll = possible(
    'roll',
    phrase('web-keep-and-roll', { points: worth, count: next }),
    { type: 'roll', keep },
    'roll',
  );
  const bank =
    total >= options.opening
      ? possible('bank', phrase('web-bank', { points, total }), { type: 'bank', keep }, 'bank')
      : impossible('bank', bankPlain, phrase('web-why-opening', { opening: options.opening, total }), 'bank');
  return [roll, bank];
}

function startActions({ offer }: TenThousandView): HandAction[] {
  const roll = possible('roll', phrase('web-roll', { count: 6 }), { type: 'roll' }, 'roll');
  if (offer === null) return [roll];
  return [roll, possible('take-over', phrase('web-take-over', { ...offer }), { type: 'take-over' }, 'bank')];
}

/** What a player of Ten Thousand has before them, with the dice marked to keep. */
export function tenThousandHand(view: TenThousandView, keep: Marked): Hand {
  const { last, options, seat, phase, step } = view;
  const score = ofSeat(view.scores, seat);
  const worth = scoreKeep(marked(last, keep), options.threePairs);
  const dice = last.map(
    (face, position): HandDie => ({
      position,
      face,
      state: keep.includes(position) ? 'chosen' : 'open',
      worth: worthOf(face, last, options.threePairs),
      togglable: true,
    }),
  );
  const toGo = options.target - score - view.turnPoints - worth;
  return {
    seat,
    dice,
    marking: last.length > 0 ? 'keep' : null,
    facts: [
      {
        label: phrase('web-fact-at-stake'),
        value: phrase('web-number', { number: view.turnPoints + worth }),
      },
      { label: phrase('web-fact-to-go'), value: phrase('web-number', { number: Math.max(0, toGo) }) },
    ],
    actions: step.kind !== 'choose' ? [] : last.length > 0 ? keepActions(view, keep) : startActions(view),
    allScoring: scoringPositions(last, options.threePairs),
    note:
      phase === 'order'
        ? phrase('web-note-order')
        : score < options.opening
          ? phrase('web-note-opening-total', { opening: options.opening })
          : null,
  };
}
