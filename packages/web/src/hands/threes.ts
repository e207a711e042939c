import { dieScore, scoreThrees, type ThreesView } from '@dicehall/engine';
import { phrase } from '../i18n/phrase.ts';
import { type Hand, type HandAction, type HandDie, impossible, type Marked, possible } from './hand.ts';

function choosingActions(view: ThreesView, keep: Marked): HandAction[] {
  const open = view.locked.filter((isLocked) => !isLocked).length;
  const left = open - keep.length;
  const rollPlain = phrase('web-roll-plain');
  const points = view.bankScores ?? 0;
  const total = (view.scores[view.seat] ?? 0) + points;
  const settles = left === 1 && view.lastDie === 'lies';
  const roll =
    keep.length === 0
      ? impossible('roll', rollPlain, phrase('web-why-keep-one-die'), 'roll')
      : left === 0
        ? impossible('roll', rollPlain, phrase('web-why-all-kept'), 'roll')
        : settles
          ? possible('roll', phrase('web-last-die-lies', { points, total }), { type: 'roll', keep }, 'roll')
          : possible('roll', phrase('web-roll-on', { count: left }), { type: 'roll', keep }, 'roll');
  const bankLabel = phrase('web-threes-bank', { points, total });
  const bank =
    left === 0 || settles
      ? possible('bank', bankLabel, { type: 'bank' }, 'bank')
      : impossible('bank', bankLabel, phrase('web-why-keep-all-to-bank', { count: left }), 'bank');
  return left === 0 ? [bank, roll] : [roll, bank];
}

/** What a player of Threes has before them, with the dice marked to keep. */
export function threesHand(view: ThreesView, keep: Marked): Hand {
  const choosing = view.bankScores !== null;
  const dice = view.dice.map((face, position): HandDie => {
    const isLocked = view.locked[position] === true;
    const state = isLocked ? 'locked' : keep.includes(position) ? 'chosen' : 'open';
    return {
      position,
      face,
      state,
      worth: phrase('web-worth-plain', { points: dieScore(face) }),
      togglable: choosing && !isLocked,
    };
  });
  const decided = view.dice.filter(
    (_, position) => view.locked[position] === true || keep.includes(position),
  );
  return {
    seat: view.seat,
    dice,
    marking: choosing ? 'keep' : null,
    facts: [
      {
        label: phrase('web-fact-kept-so-far'),
        value: phrase('web-number', {
          number:
            decided.length === 5
              ? scoreThrees(decided)
              : decided.reduce((sum, face) => sum + dieScore(face), 0),
        }),
      },
      { label: phrase('web-fact-round'), value: phrase('web-of', { number: view.round, of: view.rounds }) },
    ],
    actions: choosing
      ? choosingActions(view, keep)
      : view.step.kind === 'choose'
        ? [possible('roll', phrase('web-roll', { count: 5 }), { type: 'roll' }, 'roll')]
        : [],
    allScoring: dice.flatMap((die) => (die.togglable && die.face === 3 ? [die.position] : [])),
    note: null,
  };
}
