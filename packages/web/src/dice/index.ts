/**
 * The dice and the small drawings of the table: what they look like, how they are thrown, how they sound.
 *
 * - `Die` (from `Die.tsx`): one drawn die; a picture that a control wraps. Its colours are custom properties,
 *   see `dice.css`.
 * - `GameEmblem`: the emblem of a game.
 * - `preloadThrows`: call it when a table opens and nothing else is to be done; until it has loaded, and where
 *   three dimensions are impossible or too slow, throws are drawn.
 * - `DiceThrow`: fills its positioned parent with one throw, then calls `onDone`; show the drawn dice then.
 * - `makeTableSound`: one for the whole app; give it to `DiceThrow`, `play` the other cues when they happen.
 * - `Flourish`: a big moment, over its positioned parent.
 */
export { DiceThrow } from './DiceThrow.tsx';
export { Flourish, type Moment } from './Flourish.tsx';
export { GameEmblem } from './GameEmblem.tsx';
export { preloadThrows } from './solid-loader.ts';
export { softLanding } from './sound-schedule.ts';
export { makeTableSound } from './table-sound.ts';
