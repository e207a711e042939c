// Searches the best strategy card of a game for each number of rules, up to a maximum, and prints each as JSON. Takes minutes to
// hours.
// Usage: npm run build && node bench/cards/search.mjs greed [maximum rules]
import { cardFamilies, pricesNear, searchCards } from '@dicehall/research';
import { runToEnd } from '@dicehall/strategy';

const [game = 'greed', most = '8'] = process.argv.slice(2);
const family = cardFamilies[game];
const evaluator = runToEnd(family.open());
for (const rules of searchCards(family, (near) => pricesNear(evaluator, near), Number(most)))
  console.log(JSON.stringify({ rules, cost: evaluator.cost(rules) }));
