// Plays the three characters of novice and steady bots against each other, and counts their risks: rolls per turn, or
// in Hidden Pairs actions bought per turn. Experts have no characters; they differ only in how long they think.
// Usage: npm run build && node bench/simulate/characters.mjs [matches per pairing] [game]
import { seededDice } from '@dicehall/dice';
import { games, readSetup } from '@dicehall/engine';
import { botFor } from '@dicehall/strategy';
import { openDuel, playBotMatch } from '@dicehall/strategy/solvers';

const matches = Number(process.argv[2] ?? 10_000);
const only = process.argv[3];
const selfMatches = 400;
const seats = [{ name: 'Ada' }, { name: 'Bo' }];

/** Returns the share of the choices in `among` that are in `chosen`. */
function ratio(game, bot, chosen, among) {
  const setup = readSetup({ game: game.id, seats });
  if (!setup.ok) throw new Error(setup.error.code);
  const counts = { chosen: 0, among: 0 };
  for (let match = 0; match < selfMatches; match += 1) {
    const dice = seededDice(`characters ${match}`);
    playBotMatch(setup.value, [bot, bot], dice, dice.random, (entry) => {
      const text = JSON.stringify(entry);
      counts.chosen += text.match(chosen)?.length ?? 0;
      counts.among += text.match(among)?.length ?? 0;
    });
  }
  return (counts.chosen / counts.among).toFixed(2);
}

const riskOf = (game, bot) =>
  game.facts.simultaneousChoices
    ? ratio(game, bot, /"(hinderance|diceBlock|luckyDice)"/g, /"commit"/g)
    : ratio(game, bot, /"roll"/g, /"(stop|bank|stay)"/g);

const percent = (share) => (100 * share).toFixed(1);
function wins(game, one, other) {
  const duel = openDuel({
    game,
    options: readSetup({ game: game.id, seats }).value.options,
    seats: seats.length,
    challenger: one,
    field: other,
    seed: `characters ${game.id}`,
  });
  duel.play(Math.ceil(matches / seats.length));
  const { share } = duel.result();
  return `${percent(share.mean)} (${percent(share.low)}–${percent(share.high)})`;
}

console.log(
  '| game | bots | risk: careful, balanced, bold | careful beats balanced, % | bold beats balanced, % | bold beats careful, % |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
for (const game of games) {
  if (only !== undefined && game.id !== only) continue;
  for (const strength of ['novice', 'steady']) {
    const [careful, balanced, bold] = ['careful', 'balanced', 'bold'].map((temper) =>
      botFor(game.id, strength, undefined, temper),
    );
    const risks = [careful, balanced, bold].map((bot) => riskOf(game, bot)).join(', ');
    const cells = [wins(game, careful, balanced), wins(game, bold, balanced), wins(game, bold, careful)];
    console.log(`| ${game.id} | ${strength} | ${risks} | ${cells.join(' | ')} |`);
  }
}
