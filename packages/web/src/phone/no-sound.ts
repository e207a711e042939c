import type { TableSound } from '../dice/table-sound.ts';

/* In place of the sounds of the table on the phone page: the room has them. */

const nothing = () => {};

export const tableSound: TableSound = {
  play: nothing,
  stop: nothing,
  setVolumes: nothing,
  setVibration: nothing,
};
