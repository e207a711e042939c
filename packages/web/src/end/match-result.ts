import { rankedSeats } from '@dicehall/engine';
import { type Catalogue, unitWord } from '@dicehall/messages';
import { tableRules } from '../games/table-rules.ts';
import { mostNames } from '../moments/moments-of.ts';
import { winningHands } from '../table/model/dice.ts';
import { namesWithYou, seatOfYou, youFirst } from '../table/model/seats.ts';
import type { ShownTable } from '../table/model/shown.ts';
import { bestTurn } from './chart.ts';

/**
 * Returns the result of a finished match: the winners and their dice, the headline, by how much it was won or how it was
 * decided, and the best turn.
 */
export function matchResult(messages: Catalogue, shown: ShownTable) {
  const { game, frames, start, seats, mine, here = mine, result = null } = shown.feed;
  const { places = [], scores = [], why = null } = result ?? {};
  const me = seatOfYou(shown.feed);
  const names = namesWithYou(messages, shown.names, here);
  const order = rankedSeats(places);
  const winners = order.filter((seat) => places[seat] === 1);
  const isMyWin = me !== undefined && winners.includes(me);
  const isMyLoss = me !== undefined && !isMyWin;
  const [first = 0, second = 0] = isMyLoss ? [winners[0], me] : order;
  const amount = Math.abs((scores[first] ?? 0) - (scores[second] ?? 0));
  const told = isMyLoss ? winners : order.filter((seat) => places[seat] === places[second]);
  const many = winners.length > mostNames ? 'yes' : 'no';
  const others = winners.filter((seat) => seat !== me);
  const gapValues = {
    amount,
    many,
    unit: unitWord(game, start) || 'points',
    count: told.length,
    seats: { seats: told },
    result: isMyLoss ? 'lost' : 'won',
    kind: tableRules[game.id]?.isRace?.(start) ? 'race' : 'gap',
  };
  const win = messages.say('web-winners', { seats: { seats: winners }, count: winners.length, many }, names);
  const headline =
    seats.length === 1
      ? messages.say('web-solo-end', { score: scores[0] ?? 0 })
      : isMyLoss
        ? messages.say('web-you-lose')
        : isMyWin
          ? messages.say(
              'web-you-win',
              { count: winners.length, many, others: others.length, seats: { seats: others } },
              names,
            )
          : win;
  const gap =
    why !== null
      ? messages.text(why, names)
      : amount > 0
        ? messages.say('web-end-gap', gapValues, names)
        : places[first] !== places[second]
          ? messages.say('web-end-roll-off', gapValues, names)
          : null;
  const hands = winningHands(game, frames, winners);
  const turn = bestTurn(game.facts.lowScoreWins, start, frames);
  const best = turn && {
    entry: turn.entry,
    text: messages.say(
      'web-best-turn',
      { seats: { seats: youFirst(turn.seats, mine) }, points: turn.points },
      names,
    ),
  };
  return { names, places, scores, hands, isMyLoss, headline, gap, best };
}
