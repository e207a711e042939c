// Computes for packages/strategy how experts on average play a turn of Hidden Pairs with more than two seats. It takes
// a few seconds.
// Usage: npm run build && node packages/tooling/hidden-pairs-populations.mjs && npx biome check --write
// packages/strategy/src
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameOf } from '@dicehall/engine';
import { learnPopulation } from '../research/dist/index.js';

const file = fileURLToPath(
  new URL('../strategy/src/games/hidden-pairs/solve/many/learned.ts', import.meta.url),
);
const listed = (chances) => {
  const rounded = [...chances].map((chance) => Number(chance.toFixed(5)));
  return `[${rounded.slice(0, rounded.findLastIndex((chance) => chance > 0) + 1).join(', ')}]`;
};
const table = (tables) => `[${tables.map(listed).join(', ')}]`;

const lines = [];
for (let seats = 3; seats <= gameOf('hidden-pairs').seats.max; seats++) {
  const { sums, attacks, paid } = learnPopulation(seats);
  lines.push(`${seats}: { sums: ${table(sums)}, attacks: ${table(attacks)}, paid: ${paid.toFixed(3)} },`);
}
writeFileSync(
  file,
  `// Made by packages/tooling/hidden-pairs-populations.mjs.
import type { Population } from './round-wins.ts';

/** By the number of seats. */
export const learnedPopulations: Readonly<Record<number, Population>> = {
${lines.join('\n')}
};
`,
);
