// Measures the bots against each other with common random numbers. For each pairing, it prints a line of the tables in
// docs/strength.md.
// Usage: npm run build && node bench/simulate/strength.mjs <game>[:preset] [matches per pairing] [seats] [pairing ...]
// A pairing is challenger/field, such as expert/steady: the challenger plays each seat in turn, and the field plays all
// other seats. `duels` is the expert for two seats at a larger table; `duels^0.5` uses that exponent for the product of
// the duels (Ten Thousand and Threes). `review` is the expert with the moves that a review prefers (Hidden Pairs for
// three and more). `generic-novice` and `generic-steady` are the bots of games without a strategy.
import { gameOf, readOptions } from '@dicehall/engine';
import { installedSolutions } from '@dicehall/server/solution-files';
import { botFor, expertOf, noLimit, openValues, runToEnd, solverOf } from '@dicehall/strategy';
import { seenState } from '@dicehall/strategy/hidden-pairs';
import { openDuel } from '@dicehall/strategy/solvers';
import { genericBots } from '../../packages/strategy/dist/bots/generic.js';
import { tenThousandExpert } from '../../packages/strategy/dist/games/ten-thousand/expert.js';
import { threesExpert } from '../../packages/strategy/dist/games/threes/expert.js';

const [named = 'greed', asked = '100000', atTable = '2', ...given] = process.argv.slice(2);
const pairings = given.length > 0 ? given : ['steady/novice', 'expert/novice', 'expert/steady'];
const seats = Number(atTable);
const [id, presetId] = named.split(':');
const game = gameOf(id);
const preset = game.presets?.find((one) => one.id === presetId);
if (presetId !== undefined && preset === undefined) throw new Error(`${id} has no preset ${presetId}.`);
const options = readOptions(game, preset?.options);
if (!options.ok) throw new Error(options.error.code);

/** The number of turns in the cache, which is large enough for all turns of a match. */
const turns = 40_000;
const solved = (solver) => runToEnd(solver.solution(options.value));

let opening;
/** Opens values on demand, because solving takes minutes under some rules. */
const opened = () =>
  (opening ??= openValues(game, options.value, seats, { files: installedSolutions, limit: noLimit }));

async function expert() {
  const solver = solverOf(id, seats);
  return solver === undefined ? (await opened()).bot : expertOf(solved(solver), turns);
}

async function reviewed() {
  const values = await opened();
  return {
    choose(view, seat, random) {
      const move = values.bot.choose(view, seat, random);
      const priced = values.moves(seenState(view, seat), seat, { played: [game.canonical(move)] });
      return priced.some(({ loss, margin }) => loss > margin) ? priced[0].move : move;
    },
  };
}

async function player(name) {
  const [kind, power] = name.split('^');
  if (name === 'expert') return expert();
  if (name === 'review') return reviewed();
  if (name.startsWith('generic-')) return genericBots(game).balanced[name.slice(8)];
  if (kind !== 'duels') return botFor(id, name);
  const solution = solved(solverOf(id, 2));
  if (power === undefined) return expertOf(solution, turns);
  const exponent = () => Number(power);
  return id === 'threes' ? threesExpert(solution, exponent) : tenThousandExpert(solution, turns, exponent);
}

const players = new Map();
for (const name of new Set(pairings.flatMap((pairing) => pairing.split('/')))) {
  players.set(name, await player(name));
}
const percent = (share) => (100 * share).toFixed(2);
for (const pairing of pairings) {
  const [challenger, field] = pairing.split('/');
  const duel = openDuel({
    game,
    options: options.value,
    seats,
    challenger: players.get(challenger),
    field: players.get(field),
    seed: `strength ${id}`,
  });
  const used = process.cpuUsage().user;
  duel.play(Math.ceil(Number(asked) / seats));
  const { share, bySeat, matches } = duel.result();
  const interval = `${percent(share.mean)} (${percent(share.low)}–${percent(share.high)})`;
  const sharesBySeat = bySeat.map(({ mean }) => percent(mean)).join(', ');
  const seconds = ((process.cpuUsage().user - used) / 1e6).toFixed(0);
  console.log(
    `| ${named} | ${challenger} | ${field} | ${seats} | ${matches} | ${interval} | ${sharesBySeat} | ${seconds} |`,
  );
}
