import { type Face, type GreedView, ofSeat, scoreGreed } from '@dicehall/engine';
import { type Phrase, phrase } from '../i18n/phrase.ts';
import { type Hand, type HandDie, impossible, possible } from './hand.ts';

/** What each die of a throw of Greed is worth: alone, or as one of a triple; null for one that does not score. */
function worths(dice: readonly Face[]): (Phrase | null)[] {
  const seen = new Map<Face, number>();
  return dice.map((face) => {
    const nth = (seen.get(face) ?? 0) + 1;
    seen.set(face, nth);
    const isOfTriple = nth <= 3 && dice.filter((other) => other === face).length >= 3;
    if (isOfTriple) return phrase('web-worth-part', { points: scoreGreed([face, face, face]).score });
    const { score } = scoreGreed([face]);
    return score > 0 ? phrase('web-worth', { points: score }) : null;
  });
}

function lyingDice(last: readonly Face[]): HandDie[] {
  const worth = worths(last);
  return last.map((face, position) => {
    const own = worth[position] ?? null;
    return { position, face, state: own === null ? 'open' : 'chosen', worth: own, togglable: false };
  });
}

/** What a player of Greed has before them. */
export function greedHand(view: GreedView): Hand {
  const { seat, turnPoints, stopBanks, dice, opening } = view;
  const score = ofSeat(view.scores, seat);
  const choosing = view.last.length > 0;
  const roll = possible(
    'roll',
    phrase(choosing ? 'web-roll-on' : 'web-roll', { count: dice }),
    { type: 'roll' },
    'roll',
  );
  const stop =
    stopBanks > 0
      ? phrase('web-bank', { points: stopBanks, total: score + stopBanks })
      : phrase('web-stop-for-nothing', { opening });
  return {
    seat,
    dice: lyingDice(view.last),
    marking: null,
    facts: [
      { label: phrase('web-fact-at-stake'), value: phrase('web-number', { number: turnPoints }) },
      { label: phrase('web-fact-dice-next'), value: phrase('web-number', { number: dice }) },
    ],
    actions: choosing
      ? [roll, possible('bank', stop, { type: 'stop' }, 'bank')]
      : [roll, impossible('bank', phrase('web-bank-plain'), phrase('web-why-roll-first'), 'bank')],
    allScoring: [],
    note:
      view.finalBy !== null
        ? phrase('web-note-final-round', { seat: { seat: view.finalBy } })
        : !ofSeat(view.inGame, seat) && turnPoints < opening
          ? phrase('web-note-opening-turn', { opening })
          : null,
  };
}
