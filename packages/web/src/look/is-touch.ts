/** Whether the main pointer is a finger. Such devices usually have no keyboard. */
export const isTouch = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** How to choose something on a page, as a value of messages: with a finger, or with a mouse and keys. */
export const inputKind = (): 'touch' | 'keys' => (isTouch() ? 'touch' : 'keys');
