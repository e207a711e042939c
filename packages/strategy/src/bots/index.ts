export { stopFrom as greedStopFrom, thresholdPlayer } from '../games/greed/bots.ts';
export {
  type Bot,
  botNames,
  moveOf,
  openState,
  type Policy,
  type Random,
  type Strength,
  strengths,
  type Temper,
  tempers,
} from './bot.ts';
export { botFor, expertOf, expertSolver, solveExpert } from './expert.ts';
