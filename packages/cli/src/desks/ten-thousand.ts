import {
  type Face,
  message,
  ofSeat,
  pick,
  scoreKeep,
  scoringKeeps,
  type TenThousandView,
} from '@dicehall/engine';
import { type Action, type Desk, toggled } from './desk.ts';
import { worthOfEach } from './worth.ts';

interface Hand {
  readonly kept: readonly number[];
}

/** Places of some faces among dice, each place once. */
function placesOf(faces: readonly Face[], dice: readonly Face[]): number[] {
  const found: number[] = [];
  for (const face of faces) {
    const place = dice.findIndex((shown, at) => shown === face && !found.includes(at));
    if (place >= 0) found.push(place);
  }
  return found.sort((a, b) => a - b);
}

const keptScore = (view: TenThousandView, { kept }: Hand): number =>
  scoreKeep(pick(view.last, kept), view.options.threePairs);

function startActions(view: TenThousandView): Action<Hand>[] {
  const roll: Action<Hand> = {
    key: 'r',
    label: message('cli-act-roll'),
    does: { kind: 'move', move: { type: 'roll' } },
  };
  if (view.offer === null) return [roll];
  const label = message('cli-act-take-over', { points: view.offer.points, dice: view.offer.dice });
  return [roll, { key: 'o', label, does: { kind: 'move', move: { type: 'take-over' } } }];
}

/** Ten Thousand: keep what scores, then roll the rest or bank. */
export const tenThousandDesk: Desk<TenThousandView, Hand> = {
  fresh: () => ({ kept: [] }),
  actions(view, _seat, hand) {
    if (view.last.length === 0) return startActions(view);
    const keep = hand.kept;
    const points = view.turnPoints + keptScore(view, hand);
    const best = placesOf(scoringKeeps(view.last, view.options.threePairs)[0]?.keep ?? [], view.last);
    return [
      {
        key: 'r',
        label: message('cli-act-keep-and-roll', { count: keep.length }),
        does: { kind: 'move', move: { type: 'roll', keep } },
      },
      {
        key: 'b',
        label: message('cli-act-bank', { points }),
        does: { kind: 'move', move: { type: 'bank', keep } },
      },
      {
        key: 'a',
        label: message('cli-act-keep-best', { dice: { dice: pick(view.last, best) } }),
        does: { kind: 'hand', hand: { kept: best } },
      },
      ...view.last.map(
        (face, place): Action<Hand> => ({
          key: String(place + 1),
          label: message(keep.includes(place) ? 'cli-act-put-back' : 'cli-act-keep', { face }),
          does: { kind: 'hand', hand: { kept: toggled(keep, place) } },
          quiet: true,
        }),
      ),
    ];
  },
  aids: (view) =>
    view.last.length === 0
      ? []
      : [{ keys: view.last.length === 1 ? '1' : `1–${view.last.length}`, label: message('cli-aid-keep') }],
  dice(view, _seat, { kept }) {
    const worths = worthOfEach(view.last, (dice) => scoreKeep(dice, view.options.threePairs));
    return view.last.map((face, place) => ({
      face,
      key: String(place + 1),
      mark: kept.includes(place) ? 'kept' : 'loose',
      worth: worths[place] ?? null,
    }));
  },
  status(view, seat, hand) {
    if (view.phase === 'order') return [message('cli-order')];
    const offer =
      view.offer === null ? [] : [message('cli-offer', { points: view.offer.points, dice: view.offer.dice })];
    const opening =
      ofSeat(view.scores, seat) < view.options.opening && view.last.length > 0
        ? [message('cli-opening-needed', { opening: view.options.opening })]
        : [];
    if (view.last.length === 0 || hand === null || hand.kept.length === 0) {
      return [message('cli-stake', { points: view.turnPoints }), ...opening, ...offer];
    }
    const dice = { dice: pick(view.last, hand.kept) };
    const score = keptScore(view, hand);
    const kept = message(score === 0 ? 'cli-kept-nothing' : 'cli-kept', { dice, score });
    return [message('cli-stake', { points: view.turnPoints + score }), kept, ...opening];
  },
  title: (view) =>
    message(view.options.exactFinish ? 'cli-title-exactly' : 'cli-title-target', {
      target: view.options.target,
      opening: view.options.opening,
    }),
};
