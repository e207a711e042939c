import {
  bankLabel,
  type ControlAction,
  type ControlDie,
  type Controls,
  type Decides,
  type Face,
  illegal,
  type Message,
  message,
  moveAction,
  nextInTurn,
  nextRollFact,
  numberFact,
  ofSeat,
  type Racer,
  raceGap,
  racerOf,
  raceToGo,
  raceValues,
  rollsWhere,
  type Seat,
  scoringOf,
  seatAfter,
  shownSeat,
  standingsWith,
  sumOverRolls,
  worthsOf,
} from '../../core/index.ts';
import { type GreedScoring, greedScoringOptions, scoreGreed } from './scoring.ts';
import { allDice, type GreedMove } from './state.ts';
import type { GreedView } from './view.ts';

const known = new Map<string, readonly number[]>();

/**
 * Returns, for each number of dice to roll, the points at stake from which one more roll loses more on average than
 * it gains. This threshold is the sum of the scores of all rolls divided by the number of rolls that bust.
 */
export function stopFrom(options: GreedScoring): readonly number[] {
  const { key } = scoringOf(greedScoringOptions(options));
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = Array.from({ length: allDice + 1 }, (_, dice) => {
    if (dice === 0) return 0;
    const score = (rolled: readonly Face[]) => scoreGreed(rolled, options).score;
    return sumOverRolls(dice, score) / rollsWhere(dice, (rolled) => score(rolled) === 0);
  });
  known.set(key, made);
  return made;
}

/** Returns how stopping with a total decides the match. In the final round, every other player has one turn. */
function decidedBy({ seat, finalBy, scores }: GreedView, total: number): Decides {
  const best = Math.max(...scores);
  if (finalBy === null || total === best) return 'no';
  if (total < best) return 'lose';
  return seatAfter(seat, scores.length) === finalBy ? 'win' : 'no';
}

function suggestedGreed(view: GreedView): 'roll' | 'stop' {
  const { options, seat, scores, finalBy, stopBanks, target, dice } = view;
  if (stopBanks === 0) return 'roll';
  const total = ofSeat(scores, seat) + stopBanks;
  if (finalBy !== null) {
    if (total <= Math.max(...scores)) return 'roll';
    if (seatAfter(seat, scores.length) === finalBy) return 'stop';
  } else if (total >= target) return 'stop';
  return stopBanks >= (stopFrom(options)[dice] ?? 0) ? 'stop' : 'roll';
}

function hasLastTurn({ seat, finalBy, scores }: GreedView, racer: Seat): boolean {
  for (let next = seat; next !== finalBy; next = seatAfter(next, scores.length)) {
    if (next === racer) return true;
  }
  return false;
}

function finalRace(view: GreedView, racer: Racer): Message | null {
  const { scores } = view;
  if (!hasLastTurn(view, racer.seat)) return raceGap(racer, scores, false);
  const best = Math.max(...scores);
  return message('greed-race-final', {
    ...raceValues(racer),
    best,
    leader: { seat: scores.indexOf(best) },
  });
}

/**
 * Describes the race: the points missing for the opening, for the target after the points at stake, or for a win in
 * the final round.
 */
function raceGreed(view: GreedView, viewer: Seat | null): Message | null {
  const { scores, inGame, opening, target, turnPoints } = view;
  const racer = racerOf(viewer, shownSeat(view));
  if (racer === null || view.step.kind === 'over') return null;
  if (view.finalBy !== null) return finalRace(view, racer);
  const { seat } = racer;
  const points = seat === view.seat ? turnPoints : 0;
  if (!ofSeat(inGame, seat) && points < opening) {
    return message('race-opening', { ...raceValues(racer), opening });
  }
  return raceToGo(racer, target - ofSeat(scores, seat), points, target);
}

/** Returns the dice to show. They cannot be tapped, because the game sets scoring dice aside automatically. */
function diceOf({ last, options }: GreedView): ControlDie<never>[] {
  const worth = worthsOf(last, greedScoringOptions(options));
  return last.map((face, position) => {
    const own = worth[position] ?? null;
    return { position, face, mark: own === null ? 'open' : 'chosen', worth: own, tap: null };
  });
}

function actionsOf(view: GreedView): ControlAction<GreedMove, never>[] {
  const { seat, dice, stopBanks, opening, turnPoints } = view;
  const isChoosing = view.last.length > 0;
  const stop: GreedMove = { type: 'stop' };
  const roll = moveAction<GreedMove, never>('roll', message('control-roll', { count: dice }), 'r', {
    type: 'roll',
  });
  if (!isChoosing) {
    const why = illegal('nothing-to-stop', { seat: { seat } });
    return [roll, moveAction('stop', message('control-bank-plain'), 'b', stop, why)];
  }
  if (stopBanks > 0) {
    const total = ofSeat(view.scores, seat) + stopBanks;
    return [roll, moveAction('stop', bankLabel(stopBanks, total, decidedBy(view, total)), 'b', stop)];
  }
  const nothing = moveAction<GreedMove, never>('stop', message('greed-control-stop-for-nothing'), 'b', stop);
  return [roll, { ...nothing, warning: message('greed-warning-opening', { points: turnPoints, opening }) }];
}

function standingsOf({ step, seat, turnPoints, inGame }: GreedView): Pick<Controls, 'lasting' | 'standings'> {
  if (step.kind === 'over') return { standings: inGame.map(() => null) };
  const lasting = inGame.map((isIn) => (isIn ? null : message('standing-not-in')));
  return standingsWith(lasting, seat, turnPoints);
}

export function controlsGreed(view: GreedView, seat: Seat | null): Controls<GreedMove, never> {
  const isMine = view.step.kind === 'choose' && view.seat === seat;
  return {
    seat: shownSeat(view),
    ...nextInTurn(view, (other) => other === view.finalBy),
    goal:
      view.finalBy === null ? message('greed-goal', { target: view.target }) : message('goal-final-round'),
    race: raceGreed(view, seat),
    progress:
      view.finalBy !== null && view.step.kind !== 'over'
        ? message('greed-progress-final')
        : message('progress-target', { target: view.target }),
    progressOption: 'target',
    facts: [numberFact('at-stake', 'fact-at-stake', view.turnPoints), nextRollFact(view.dice)],
    earlier: view.last.length > 0 ? view.turnPoints - scoreGreed(view.last, view.options).score : 0,
    dice: diceOf(view),
    marking: null,
    marked: null,
    actions: isMine ? actionsOf(view) : [],
    suggested: suggestedGreed(view),
    note: null,
    ...standingsOf(view),
  };
}
