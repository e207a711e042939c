export * from './core/index.ts';
export * from './games/greed/index.ts';
export * from './games/hidden-pairs/index.ts';
export * from './games/index.ts';
export * from './games/ten-thousand/index.ts';
export * from './games/three-dice/index.ts';
export * from './games/threes/index.ts';
export * from './record/index.ts';
