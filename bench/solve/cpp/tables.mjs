// Writes the input of the C++ solvers: the take graph of a game and its rules, as plain numbers.
import { writeFileSync } from 'node:fs';
import { gameOf, withDefaults } from '@dicehall/engine';
import { takeGraph } from '../../../packages/strategy/dist/outcomes/take-graph.js';
import { greedRace, tenThousandRace } from '../../../packages/strategy/dist/race/rules.js';

/** Writes the tables of `greed` or `ten-thousand` with these options to a file. */
export function writeTables(path, game, given) {
  const options = withDefaults(gameOf(game).options, given);
  const rules = game === 'greed' ? greedRace(options) : tenThousandRace(options);
  const { dice, highest, first, parent, shift, ways, end, lost } = takeGraph(rules.scoring);
  const finish = { exact: 0, bank: 1, 'final-round': 2 }[rules.finish];
  const head = [rules.target, rules.opening, Number(rules.takeOver), finish, dice, highest, ways.length];
  const lines = [head, first, parent, shift, ways, end, lost].map((row) => [...row].join(' '));
  writeFileSync(path, `${lines.join('\n')}\n`);
}
