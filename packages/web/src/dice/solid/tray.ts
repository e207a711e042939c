/** The tray that the throws were recorded in: half its width and half its depth, in edges of a die. */
export const tray = { x: 2.6, z: 2.6 } as const;
