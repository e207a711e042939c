import { message, ofSeat, rankedSeats } from '@dicehall/engine';
import { type Catalogue, unitWord } from '@dicehall/messages';
import { tableRules } from '../games/table-rules.ts';
import { mostNames } from '../moments/moments-of.ts';
import { throwOffRolls, winningHands } from '../table/model/dice.ts';
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
  const isRolledOff = why === null && amount === 0 && places[first] !== places[second];
  const hands = isRolledOff ? throwOffRolls(frames) : winningHands(game, frames, winners);
  const list = hands
    .toSorted((one, other) => ofSeat(places, one.seat) - ofSeat(places, other.seat))
    .map(({ seat, value = 0 }) => message('web-end-roll-off.roll', { seat: { seat }, value }));
  const gap =
    why !== null
      ? messages.text(why, names)
      : amount > 0
        ? messages.say('web-end-gap', gapValues, names)
        : isRolledOff
          ? messages.say(
              'web-end-roll-off',
              { ...gapValues, points: scores[first] ?? 0, rolls: { list } },
              names,
            )
          : null;
  const turn = bestTurn(game.facts.lowScoreWins, start, frames);
  const best = turn && {
    entry: turn.entry,
    text: messages.say(
      'web-best-turn',
      { seats: { seats: youFirst(turn.seats, mine) }, points: turn.points },
      names,
    ),
  };
  return { names, places, scores, winners, hands, isMyLoss, headline, gap, best };
}
