// Times whole reviews of matches of a novice against steady players, and measures their remaining error.
// Usage: npm run build && node bench/simulate/review.mjs [matches] [game] [seats]
import { seededDice } from '@dicehall/dice';
import { gameOf, readSetup } from '@dicehall/engine';
import { installedSolutions } from '@dicehall/server/solution-files';
import { botFor, openValues, reviewWithin, runToEnd } from '@dicehall/strategy';
import { playBotMatch } from '@dicehall/strategy/solvers';

const [given = '5', game, number] = process.argv.slice(2);
const matches = Number(given);
const usual = [
  ['greed', 2],
  ['ten-thousand', 2],
  ['threes', 2],
  ['three-dice', 2],
  ['three-dice', 3],
  ['three-dice', 4],
  ['three-dice', 8],
  ['hidden-pairs', 2],
  ['hidden-pairs', 3],
  ['greed', 4],
  ['threes', 4],
  ['ten-thousand', 3],
];
const tables = game === undefined ? usual : [[game, Number(number ?? 2)]];

/** The CPU seconds for an estimate, as on a page. */
const patience = 10;
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

console.log(
  '| game | seats | judged by | entries a match | CPU seconds a match | compared choices | mean standard error | largest | largest remainder | sum misses by |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [id, seats] of tables) {
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat + 1}` }));
  const setup = readSetup({ game: id, seats: names });
  if (!setup.ok) throw new Error(setup.error.code);
  const values = await openValues(gameOf(id), setup.value.options, seats, { files: installedSolutions });
  const dice = seededDice(`review ${id}`);
  const bots = names.map((_, seat) => botFor(id, seat === 0 ? 'novice' : 'steady'));
  let [entries, spent, compared, all] = [0, 0, 0, 0];
  const largest = { error: 0, left: 0, gap: 0 };
  for (let match = 0; match < matches; match++) {
    const log = [];
    playBotMatch(setup.value, bots, dice, dice.random, (entry) => log.push(entry));
    const start = cpu();
    const within = { time: 1000 * patience, now: () => 1000 * cpu() };
    const { review: reviewed } = runToEnd(reviewWithin(setup.value, log, values, within));
    spent += cpu() - start;
    entries += log.length;
    const margins = reviewed.entries.map(({ margin = 0 }) => margin);
    compared += margins.filter((margin) => margin > 0).length;
    all += margins.reduce((sum, margin) => sum + margin / 2, 0);
    largest.error = Math.max(largest.error, ...margins.map((margin) => margin / 2));
    for (const [seat, player] of reviewed.players.entries()) {
      const { luck, error, othersLuck, othersChoices, met, left } = player;
      const sum = reviewed.start[seat] + luck - error + othersLuck + othersChoices + met + left;
      largest.left = Math.max(largest.left, Math.abs(left));
      largest.gap = Math.max(largest.gap, Math.abs(sum - reviewed.result[seat]));
    }
  }
  const { error, left, gap } = largest;
  const cells = [
    id,
    seats,
    values.how,
    Math.round(entries / matches),
    (spent / matches).toFixed(2),
    compared,
    (all / Math.max(1, compared)).toFixed(4),
    error.toFixed(4),
    left.toExponential(1),
    gap.toExponential(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
