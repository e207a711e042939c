/** Whether the main pointer is a finger. Such devices usually have no keyboard. */
export const isTouch = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
