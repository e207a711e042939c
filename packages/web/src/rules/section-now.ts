import { ofSeat, type ThreeDiceView } from '@dicehall/engine';
import type { AnyView } from '../hands/hand-of.ts';

/** The parts of each game's rules, in the order of their pages: the same in every language. */
export const sections = {
  greed: ['turn', 'scores', 'opening', 'end'],
  'ten-thousand': ['start', 'turn', 'scores', 'banking', 'take-over', 'end'],
  threes: ['turn', 'cost', 'end'],
  'three-dice': ['round', 'counts', 'nice', 'losing', 'end'],
  'hidden-pairs': ['turn', 'rounds', 'actions', 'secrets', 'end'],
} as const;

const place = <Game extends keyof typeof sections>(
  game: Game,
  section: (typeof sections)[Game][number],
): number => (sections[game] as readonly string[]).indexOf(section);

function threeDiceNow(view: ThreeDiceView): number {
  if (view.throwOff !== null) return place('three-dice', view.phase === 'roll-off' ? 'losing' : 'round');
  if (view.toGive > 0) return place('three-dice', 'nice');
  switch (view.lie?.kind) {
    case undefined:
      return place('three-dice', 'round');
    case 'points':
    case 'shit-stairs':
      return place('three-dice', 'counts');
    default:
      return place('three-dice', 'nice');
  }
}

/** Which part of the rules matters now: its place among the second-level headings of the page. */
export function sectionNow(view: AnyView): number {
  switch (view.game) {
    case 'greed':
      if (view.finalBy !== null || view.step.kind === 'over') return place('greed', 'end');
      if (view.turnPoints > 0 && !ofSeat(view.inGame, view.seat) && view.stopBanks === 0)
        return place('greed', 'opening');
      return place('greed', view.last.length > 0 ? 'scores' : 'turn');
    case 'ten-thousand': {
      const { exactFinish, opening, target } = view.options;
      const total = ofSeat(view.scores, view.seat) + view.turnPoints;
      if (view.order !== null) return place('ten-thousand', 'start');
      if (view.step.kind === 'over' || (exactFinish && total + nearTarget >= target))
        return place('ten-thousand', 'end');
      if (view.offer !== null) return place('ten-thousand', 'take-over');
      if (view.last.length === 0) return place('ten-thousand', 'turn');
      return place('ten-thousand', total > 0 && total < opening ? 'banking' : 'scores');
    }
    case 'threes':
      if (view.round >= view.rounds) return place('threes', 'end');
      return place('threes', view.dice.length > 0 ? 'cost' : 'turn');
    case 'three-dice':
      return view.step.kind === 'over' ? place('three-dice', 'end') : threeDiceNow(view);
    case 'hidden-pairs':
      if (view.step.kind === 'over' || view.phase === 'draw') return place('hidden-pairs', 'end');
      if (view.throwOff !== null) return place('hidden-pairs', 'rounds');
      return place('hidden-pairs', view.hand?.commit == null ? 'turn' : 'secrets');
  }
}

/** So close to the target a throw may overshoot. */
const nearTarget = 1500;
