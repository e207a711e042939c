import type * as full from '../dice/solid-loader.ts';

/* This file replaces the 3D dice on the phone page, because 3D dice tumble on the screen of the room. */

export const preloadThrows: typeof full.preloadThrows = async () => {};
export const solidThrows: typeof full.solidThrows = () => 'no-webgl';
export const giveUpSolidThrows: typeof full.giveUpSolidThrows = () => {};
