/**
 * The dice and the small drawings of the table: what they look like, how they are thrown, how they sound.
 *
 * - `Die`: one drawn die; a picture that a control wraps. Colours are custom properties, see `dice.css`.
 * - `GameEmblem`: the emblem of a game.
 * - `DiceThrow`: fills its positioned parent with one throw, then calls `onDone`; show the drawn dice then.
 */

export {
  DiceThrow,
  type DiceThrowProps,
  type FallbackReason,
  type ThrowQuality,
  throwQualities,
} from './DiceThrow.tsx';
export { Die, type DieProps, type DieSize, type DieState, dieSizes, dieStates } from './Die.tsx';
export { GameEmblem } from './GameEmblem.tsx';
