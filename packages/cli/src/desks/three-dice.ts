import {
  allSeats,
  message,
  pointsOf,
  rising,
  type Seat,
  type ThreeDiceMove,
  type ThreeDiceView,
} from '@dicehall/engine';
import { type Action, type Desk, toggled } from './desk.ts';
import { seatKeys } from './seat-keys.ts';

interface Hand {
  /** Places of the dice that are not rolled again. */
  readonly held: readonly number[];
}

const rolled = (view: ThreeDiceView, { held }: Hand): number[] =>
  view.dice.flatMap((_face, place) => (held.includes(place) ? [] : [place]));

const sameMove = (a: ThreeDiceMove, b: ThreeDiceMove): boolean => JSON.stringify(a) === JSON.stringify(b);

function warned(view: ThreeDiceView, move: ThreeDiceMove): { readonly warning?: Action<Hand>['label'] } {
  return view.frownedOn.some((other) => sameMove(other, move)) ? { warning: message('cli-frowned-on') } : {};
}

const giveActions = (view: ThreeDiceView, seat: Seat): Action<Hand>[] => {
  const receivers = allSeats(view.scores.length).filter((other) => other !== seat);
  return receivers.map((to, index) => ({
    key: seatKeys[index] ?? '',
    label: message('cli-act-give', { seat: { seat: to }, sips: view.toGive, unit: view.options.unit }),
    does: { kind: 'move', move: { type: 'give', to } },
  }));
};

function choiceActions(view: ThreeDiceView, hand: Hand): Action<Hand>[] {
  const roll: ThreeDiceMove = { type: 'roll', dice: rolled(view, hand) };
  const stay: ThreeDiceMove = { type: 'stay' };
  const lie = { kind: view.lie?.kind ?? 'points', points: view.lie?.points ?? 0 };
  return [
    {
      key: 'r',
      label: message('cli-act-roll-again', { count: roll.dice.length }),
      does: { kind: 'move', move: roll },
      saysAll: true,
      ...warned(view, roll),
    },
    {
      key: 'b',
      label: message('cli-act-stay', lie),
      does: { kind: 'move', move: stay },
      ...warned(view, stay),
    },
    ...view.dice.map(
      (face, place): Action<Hand> => ({
        key: String(place + 1),
        label: message(hand.held.includes(place) ? 'cli-act-let-go' : 'cli-act-hold', { face }),
        does: { kind: 'hand', hand: { held: toggled(hand.held, place) } },
        quiet: true,
      }),
    ),
  ];
}

/** Three Dice: hold some, roll the others again, or stay. */
export const threeDiceDesk: Desk<ThreeDiceView, Hand> = {
  fresh: () => ({ held: [] }),
  actions(view, seat, hand) {
    if (view.phase === 'give') return giveActions(view, seat);
    if (view.lie !== null) return choiceActions(view, hand);
    return [
      {
        key: 'r',
        label: message('cli-act-roll'),
        does: { kind: 'move', move: { type: 'roll', dice: [0, 1, 2] } },
      },
    ];
  },
  aids: (view) => (view.lie !== null ? [{ keys: '1–3', label: message('cli-aid-hold') }] : []),
  dice: (view, _seat, { held }) =>
    view.dice.map((face, place) => ({
      face,
      key: view.lie !== null ? String(place + 1) : '',
      mark: held.includes(place) ? 'kept' : 'loose',
      worth: message('cli-worth', { score: pointsOf([face]) }),
    })),
  status(view) {
    const { unit } = view.options;
    const penalty = message('cli-three-dice-penalty', { penalty: view.penalty, unit });
    const rolls =
      view.lie !== null ? [message('cli-three-dice-rolls', { rolls: view.rolls, limit: view.limit })] : [];
    const lie = view.lie === null ? [] : [message('cli-three-dice-lie', { ...view.lie })];
    const finished = view.finished.flatMap((how, seat) =>
      how === null
        ? []
        : [
            message(`cli-three-dice-finished-${how.kind}`, {
              seat: { seat },
              points: how.kind === 'points' ? how.points : 0,
            }),
          ],
    );
    const order =
      view.throwOff === null ? [] : [message(view.phase === 'starter' ? 'cli-order' : 'cli-roll-off')];
    return [...order, ...lie, ...rolls, penalty, ...finished];
  },
  title: (view) =>
    message('cli-title-round-sips', {
      round: view.round,
      rounds: view.options.rounds,
      unit: view.options.unit,
    }),
  landed(view, move, thrown) {
    const played = move as ThreeDiceMove | null;
    const places = played?.type === 'roll' ? rising(played.dice) : [];
    if (view.phase !== 'throw' || view.dice.length === 0 || places.length !== thrown.length) return thrown;
    return view.dice.map((face, place) => thrown[places.indexOf(place)] ?? face);
  },
};
