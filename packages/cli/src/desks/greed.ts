import { type GreedView, message, ofSeat, scoreGreed } from '@dicehall/engine';
import type { Desk } from './desk.ts';
import { worthOfEach } from './worth.ts';

/** Greed: roll or stop; the game itself sets the scoring dice aside. */
export const greedDesk: Desk<GreedView, null> = {
  fresh: () => null,
  actions(view) {
    const bank =
      view.last.length > 0 && view.stopBanks === 0
        ? message('cli-act-stop-for-nothing', { points: view.turnPoints, opening: view.opening })
        : message('cli-act-bank', { points: view.stopBanks });
    return [
      { key: 'r', label: message('cli-act-roll'), does: { kind: 'move', move: { type: 'roll' } } },
      {
        key: 'b',
        label: bank,
        does: { kind: 'move', move: { type: 'stop' } },
        quiet: view.last.length === 0,
      },
    ];
  },
  aids: () => [],
  dice(view) {
    const worths = worthOfEach(view.last, (dice) => scoreGreed(dice).score);
    return view.last.map((face, place) => ({
      face,
      key: '',
      mark: worths[place] ? 'kept' : 'loose',
      worth: worths[place] ?? null,
    }));
  },
  status(view, seat) {
    const stake = message('cli-stake', { points: view.turnPoints });
    const entry = ofSeat(view.inGame, seat)
      ? []
      : [message('cli-greed-not-in-yet', { seat: { seat }, opening: view.opening })];
    const last =
      view.finalBy === null ? [] : [message('cli-final-round', { best: Math.max(...view.scores) })];
    return [stake, ...entry, ...last];
  },
  title: (view) => message('cli-title-target', { target: view.target, opening: view.opening }),
};
