import type * as full from '../dice/solid-loader.ts';

/* In place of the dice in three dimensions on the phone page: those tumble on the screen of the room. */

export const preloadThrows: typeof full.preloadThrows = async () => {};
export const solidThrows: typeof full.solidThrows = () => 'no-webgl';
export const giveUpSolidThrows: typeof full.giveUpSolidThrows = () => {};
