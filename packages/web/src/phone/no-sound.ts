import type { TableSound } from '../dice/table-sound.ts';

/* This file replaces the sounds of the table on the phone page, because the room plays them. */

const nothing = () => {};

export const tableSound: TableSound = {
  play: nothing,
  stop: nothing,
  setVolumes: nothing,
  setVibration: nothing,
};
