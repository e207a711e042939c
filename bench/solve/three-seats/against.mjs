import { runToEnd } from '@dicehall/strategy';
import { solveRace } from '../../../packages/strategy/dist/race/solve.js';
import { Turn } from '../../../packages/strategy/dist/race/turn.js';
import { Share, seats } from './standings.mjs';
import { SharesTurn } from './turn.mjs';

/** Makes players who play by a formula of their duels. */
export function duellists(standings) {
  const { rules, units } = standings;
  const race = runToEnd(solveRace(rules));
  const duel = new Turn(rules);
  return (formula) => ({
    prepare(turn, [own, next, third]) {
      duel.prepare(own, next, race);
      const against = (other, total) => 1 - race.values[other * units + total];
      standings.bank(turn, 0, own, (points, dice) =>
        formula(duel.stop[duel.at(points, dice)], against(third, own + points)),
      );
      return formula(against(next, own), against(third, own));
    },
    walk: (turn, [own], bust) => turn.walk(own, bust),
  });
}

const bustOf = (turn) => turn.rolled[turn.start + 1];

/** Returns the best response in a turn, given the shares after a bust. */
function respond(turn, own, guess, part, again) {
  let bust = guess;
  for (let round = 0; round < 50; round++) {
    turn.walk(own, bust);
    const without = turn.rolled[turn.start] - bustOf(turn) * bust;
    const found = (part + again * without) / (1 - again * bustOf(turn));
    if (Math.abs(found - bust) < 1e-13) return found;
    bust = found;
  }
  throw new Error(`The best response at ${own} does not settle`);
}

/**
 * Returns the shares of one player against two identical players, by the number of turns until the player's own turn.
 * @param one null for the best response to the two others
 * @param show receives each combination of three scores and the solved turn of the one player
 */
export function sharesAgainst(standings, one, field, show = () => {}) {
  const { rules } = standings;
  const shares = seats.map(() => new Share(standings, false));
  const theirs = seats.map(() => new SharesTurn(rules, true));
  const mine = one === field ? theirs : seats.map(() => new SharesTurn(rules, one !== null));
  /** Fills in the share of the player who moves this many turns after the mover. */
  const bank = (moves, turn, number, [own, next, third]) =>
    standings.bank(turn, number, own, (points, dice) =>
      shares[(moves + 2) % 3].offered(next, third, own + points, points, dice),
    );
  const play = (player, turn, three) => player.walk(turn, three, player.prepare(turn, three));
  let bust = 1 / 3;
  for (const cycle of standings.cycles()) {
    for (const [seat, turn] of theirs.entries()) {
      turn.mark(cycle[seat][0], 1, 0, 0, 0);
      bank(1, turn, 2, cycle[seat]);
      bank(2, turn, 3, cycle[seat]);
      play(field, turn, cycle[seat]);
    }
    for (const [seat, turn] of mine.entries()) {
      // The player is second in the turn before its own, and third in the turn after it.
      const [second, third] = [theirs[(seat + 2) % 3], theirs[(seat + 1) % 3]];
      const part = third.rolled[third.start + 3] + bustOf(third) * second.rolled[second.start + 2];
      const again = bustOf(third) * bustOf(second);
      let without = (at) => turn.rolled[at + 2];
      if (one === field) {
        without = (at) => 1 - turn.rolled[at + 1] - turn.rolled[at + 2] - turn.rolled[at + 3];
      } else if (one === null) {
        bank(0, turn, 0, cycle[seat]);
        turn.mark(cycle[seat][0], 1, 0);
        bust = respond(turn, cycle[seat][0], bust, part, again);
        const found = bust;
        without = (at) => turn.rolled[at] - turn.rolled[at + 1] * found;
      } else {
        bank(0, turn, 2, cycle[seat]);
        turn.mark(cycle[seat][0], 1, 0, 1, 0);
        play(one, turn, cycle[seat]);
      }
      bust = (part + again * without(turn.start)) / (1 - again * bustOf(turn));
      const start = without(turn.start) + bustOf(turn) * bust;
      const later = second.rolled[second.start + 2] + bustOf(second) * start;
      const withBust = (walked, number, value) => (at) =>
        walked.rolled[at + number] + walked.rolled[at + 1] * value;
      show(cycle[seat], turn);
      shares[0].set(cycle[seat], start, turn, (at) => without(at) + turn.rolled[at + 1] * bust);
      shares[1].set(cycle[(seat + 2) % 3], later, second, withBust(second, 2, start));
      shares[2].set(cycle[(seat + 1) % 3], bust, third, withBust(third, 3, later));
    }
  }
  return shares.map(({ starts }) => starts);
}
