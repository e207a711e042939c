/** Keys to choose a player by: digits first, then letters that mean nothing else. */
export const seatKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'c', 'd', 'e', 'f'] as const;
