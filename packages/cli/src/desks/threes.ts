import { dieScore, type Face, faces, message, sumOf, type ThreesView } from '@dicehall/engine';
import { type Action, type Desk, type Keeping, toggled } from './desk.ts';

interface Hand {
  readonly kept: readonly number[];
}

const openPlaces = (view: ThreesView): number[] =>
  view.dice.flatMap((_face, place) => (view.locked[place] === true ? [] : [place]));

const isKept = (view: ThreesView, { kept }: Hand, place: number): boolean =>
  kept.includes(place) || view.locked[place] === true;

/** Places whose number keeps a die or puts it back. */
const byPosition = (view: ThreesView, { kept }: Hand): Action<Hand>[] =>
  openPlaces(view).map((place) => ({
    key: String(place + 1),
    label: message(kept.includes(place) ? 'cli-act-put-back' : 'cli-act-keep', {
      face: view.dice[place] ?? 0,
    }),
    does: { kind: 'hand', hand: { kept: toggled(kept, place) } },
    quiet: true,
  }));

/** Faces whose number puts one back, and with Shift keeps one. */
function byValue(view: ThreesView, { kept }: Hand): Action<Hand>[] {
  const open = openPlaces(view);
  const showing = (face: Face, among: readonly number[]) => among.find((place) => view.dice[place] === face);
  const change = (key: string, name: string, face: Face, place: number | undefined): Action<Hand> => ({
    key,
    label: message(`cli-act-${name}`, { face }),
    does:
      place === undefined
        ? { kind: 'nothing', why: message(`cli-why-none-to-${name}`, { face }) }
        : { kind: 'hand', hand: { kept: toggled(kept, place) } },
    quiet: true,
  });
  return faces.flatMap((face) => [
    change(
      `shift-${face}`,
      'keep',
      face,
      showing(
        face,
        open.filter((place) => !kept.includes(place)),
      ),
    ),
    change(String(face), 'put-back', face, showing(face, [...kept])),
  ]);
}

const toggles = (view: ThreesView, hand: Hand, keeping: Keeping): Action<Hand>[] =>
  keeping === 'position' ? byPosition(view, hand) : byValue(view, hand);

/** Threes: keep at least one die each time, roll the rest. */
export const threesDesk: Desk<ThreesView, Hand> = {
  fresh: () => ({ kept: [] }),
  actions(view, _seat, hand, keeping) {
    if (view.dice.length === 0) {
      return [{ key: 'r', label: message('cli-act-roll'), does: { kind: 'move', move: { type: 'roll' } } }];
    }
    const open = openPlaces(view);
    const all = open.every((place) => hand.kept.includes(place));
    return [
      {
        key: 'r',
        label: message('cli-act-keep-and-roll', { count: hand.kept.length }),
        does: { kind: 'move', move: { type: 'roll', keep: hand.kept } },
      },
      {
        key: 'b',
        label: message('cli-act-bank', { points: view.bankScores ?? 0 }),
        does: all
          ? { kind: 'move', move: { type: 'bank' } }
          : { kind: 'nothing', why: message('cli-why-keep-all-first') },
      },
      {
        key: 'a',
        label: message(all ? 'cli-act-put-all-back' : 'cli-act-keep-all'),
        does: { kind: 'hand', hand: { kept: all ? [] : open } },
      },
      ...toggles(view, hand, keeping),
    ];
  },
  aids: (view, _seat, _hand, keeping) =>
    view.dice.length === 0
      ? []
      : keeping === 'position'
        ? [{ keys: '1–5', label: message('cli-aid-keep') }]
        : [
            { keys: '⇧1–6', label: message('cli-aid-keep-value') },
            { keys: '1–6', label: message('cli-aid-back-value') },
          ],
  dice: (view, _seat, hand) =>
    view.dice.map((face, place) => ({
      face,
      key: view.locked[place] === true ? '' : String(place + 1),
      mark: view.locked[place] === true ? 'locked' : hand.kept.includes(place) ? 'kept' : 'loose',
      worth: message('cli-worth', { score: dieScore(face) }),
    })),
  status(view, _seat, hand) {
    if (view.dice.length === 0 || hand === null) return [];
    const kept = view.dice.filter((_face, place) => isKept(view, hand, place));
    return [
      message('cli-threes-kept', {
        score: sumOf(kept.map(dieScore)),
        count: kept.length,
        left: view.dice.length - kept.length,
      }),
    ];
  },
  title: (view) => message('cli-title-round-few', { round: view.round, rounds: view.rounds }),
  landed(view, _move, thrown) {
    const open = openPlaces(view);
    if (view.dice.length === 0) return thrown;
    return view.dice.map((face, place) => thrown[open.indexOf(place)] ?? face);
  },
};
