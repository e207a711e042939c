/**
 * Dice: drawings, throws and sounds.
 *
 * - `Die` (from `Die.tsx`): one drawn die; a picture for a control to wrap. Its colours are custom properties,
 *   see `dice.css`.
 * - `preloadThrows`: loads the dice in three dimensions; call it when a table has opened. Until they are loaded, and where they
 *   are impossible or too slow, throws are drawn.
 * - `DiceThrow`: fills its positioned parent with one throw, then calls `onDone`.
 * - `makeTableSound`: one for the whole app; `DiceThrow` plays its throw on it.
 * - `Celebration`: a short celebration, over its positioned parent.
 */
export { Celebration, type CelebrationKind } from './Celebration.tsx';
export { DiceThrow } from './DiceThrow.tsx';
export { preloadThrows } from './solid-loader.ts';
export { softLanding } from './sound-schedule.ts';
export { makeTableSound } from './table-sound.ts';
