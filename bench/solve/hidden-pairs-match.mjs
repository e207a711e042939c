// Computes the gain of an exact best response to the shipped solution of Hidden Pairs for two players, over the whole
// match: from the start, and from every standing that play reaches. It samples nothing.
// Usage: npm run build && node bench/solve/hidden-pairs-match.mjs [least chance of a standing]
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { MatchProof } from '@dicehall/research';
import { readMatch, shippedMatchName } from '@dicehall/strategy/hidden-pairs';

const least = Number(process.argv[2] ?? 1e-4);
const file = readFileSync(new URL(import.meta.resolve(`@dicehall/strategy/solutions/${shippedMatchName}`)));
const match = readMatch(gunzipSync(file), 'one');
if (!match.ok) throw new Error(match.error);

const began = performance.now();
const proof = new MatchProof(match.value);
const percent = (value) => `${(100 * value).toFixed(3)} %`;
const mostByLeft = new Map();
for (const one of proof.gains(3, least)) {
  const { most, count, chance } = mostByLeft.get(one.left) ?? { most: one, count: 0, chance: 0 };
  mostByLeft.set(one.left, {
    most: one.gain > most.gain ? one : most,
    count: count + 1,
    chance: chance + one.chance,
  });
}
console.log('| turns to play | standings | of all play | most that a best response gains | at |');
console.log('| --- | --- | --- | --- | --- |');
for (const [left, { most, count, chance }] of mostByLeft) {
  console.log(
    `| ${left} | ${count} | ${percent(chance)} | ${percent(most.gain)} | ${most.own} to ${most.other}, worth ${percent(most.value)} |`,
  );
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `Level from level: ${percent(proof.played(3, 500, 500))}. File: ${(file.length / 1e6).toFixed(2)} MB. ${seconds} s.`,
);
