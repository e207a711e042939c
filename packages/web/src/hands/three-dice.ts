import {
  type Face,
  isNice,
  ofSeat,
  pointsOf,
  type ThreeDiceMove,
  type ThreeDiceView,
} from '@dicehall/engine';
import { phrase } from '../i18n/phrase.ts';
import { type Hand, type HandAction, type HandDie, impossible, type Marked, possible } from './hand.ts';

const everyDie = [0, 1, 2];

const isSame = (a: ThreeDiceMove, b: ThreeDiceMove): boolean => JSON.stringify(a) === JSON.stringify(b);

function isFrownedOn(view: ThreeDiceView, move: ThreeDiceMove): boolean {
  return view.frownedOn.some((frowned) => isSame(frowned, move));
}

function rollAction(view: ThreeDiceView, held: Marked): HandAction {
  const dice = everyDie.filter((position) => !held.includes(position));
  const plain = phrase('web-roll-plain');
  if (dice.length === 0) return impossible('roll', plain, phrase('web-why-all-held'), 'roll');
  const move: ThreeDiceMove = { type: 'roll', dice };
  if (view.options.gentlemen === 'enforce' && isFrownedOn(view, move)) {
    return impossible('roll', plain, phrase('web-why-gentlemen'), 'roll');
  }
  return possible('roll', phrase('web-roll-on', { count: dice.length }), move, 'roll');
}

function stayAction(view: ThreeDiceView): HandAction {
  const { lie } = view;
  if (lie === null) return impossible('bank', phrase('web-stay-plain'), phrase('web-why-roll-first'), 'bank');
  const label = isNice(lie.kind)
    ? phrase('web-stay-safe', { kind: lie.kind })
    : phrase('web-stay', { points: lie.points });
  if (view.options.gentlemen === 'enforce' && isFrownedOn(view, { type: 'stay' })) {
    return impossible('bank', label, phrase('web-why-gentlemen'), 'bank');
  }
  return possible('bank', label, { type: 'stay' }, 'bank');
}

function giveActions(view: ThreeDiceView): HandAction[] {
  return view.scores.flatMap((_, to) => {
    if (to === view.seat) return [];
    const label = phrase('web-give', { seat: { seat: to }, count: view.toGive, unit: view.options.unit });
    return [possible(`give-${to}`, label, { type: 'give', to }, null)];
  });
}

function actionsOf(view: ThreeDiceView, held: Marked): HandAction[] {
  switch (view.phase) {
    case 'start':
      return [possible('roll', phrase('web-roll', { count: 3 }), { type: 'roll', dice: everyDie }, 'roll')];
    case 'choose':
    case 'nice': {
      const roll = rollAction(view, held);
      const stay = stayAction(view);
      return view.lie !== null && isNice(view.lie.kind) ? [stay, roll] : [roll, stay];
    }
    case 'give':
      return giveActions(view);
    default:
      return [];
  }
}

function noteOf(view: ThreeDiceView, held: Marked) {
  if (view.phase === 'starter') return phrase('web-note-starter');
  if (view.phase === 'roll-off') return phrase('web-note-roll-off');
  if (view.options.gentlemen !== 'remind' || view.lie === null) return null;
  const roll: ThreeDiceMove = { type: 'roll', dice: everyDie.filter((position) => !held.includes(position)) };
  const frowned = isFrownedOn(view, { type: 'stay' }) || isFrownedOn(view, roll);
  return frowned ? phrase('web-note-gentlemen') : null;
}

/** What a player of Three Dice has before them, with the dice marked to hold. */
export function threeDiceHand(view: ThreeDiceView, held: Marked): Hand {
  const choosing = view.lie !== null;
  const dice = view.dice.map(
    (face: Face, position): HandDie => ({
      position,
      face,
      state: held.includes(position) ? 'chosen' : 'open',
      worth: phrase('web-worth-plain', { points: pointsOf([face]) }),
      togglable: choosing,
    }),
  );
  const unit = view.options.unit;
  return {
    seat: view.seat,
    dice,
    marking: choosing ? 'hold' : null,
    facts: [
      { label: phrase('web-fact-penalty'), value: phrase('web-units', { count: view.penalty, unit }) },
      { label: phrase('web-fact-rolls'), value: phrase('web-of', { number: view.rolls, of: view.limit }) },
      ...(view.lie === null
        ? []
        : [
            {
              label: phrase('web-fact-now'),
              value: phrase('web-lie', { kind: view.lie.kind, points: view.lie.points }),
            },
          ]),
    ],
    actions: actionsOf(view, held),
    allScoring: [],
    note: noteOf(view, held),
  };
}

/** How a seat stands in the running round: what it finished on, or nothing yet. */
export function standingOf(view: ThreeDiceView, seat: number) {
  const finish = ofSeat(view.finished, seat);
  if (finish === null) return null;
  return finish.kind === 'safe'
    ? phrase('web-standing-safe')
    : phrase('web-standing-points', { points: finish.points });
}
