// Searches the strategy cards of a game with more and more rules, and prints each best one as JSON. Minutes to hours. With
// `table`: fits the numbers of the table in the card of most rules.
// Usage: npm run build && node bench/cards/search.mjs greed [most rules | table]
import { cardFamilies, pricesNear, searchCards } from '@dicehall/research';
import { work } from '@dicehall/strategy';
import { cardsOf } from '@dicehall/strategy/cards';

const [game = 'greed', most = '8'] = process.argv.slice(2);
const family = cardFamilies[game];
const evaluator = work(family.open());
const form = cardsOf(game)
  .cards.at(-1)
  .rules.map(({ rule }) => rule);
const found =
  most === 'table'
    ? evaluator.fitTable(form)
    : searchCards(family, (near) => pricesNear(evaluator, near), Number(most));
for (const rules of found) console.log(JSON.stringify({ rules, cost: evaluator.cost(rules) }));
