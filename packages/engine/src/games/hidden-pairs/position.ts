import { formatDice, formatThrowOff } from '../../core/index.ts';
import type { Attack, Commit, Hand, HiddenPairsPhase, HiddenPairsState, RoundShown } from './state.ts';

/*
 * hidden-pairs OPTIONS TURN POINTS HANDS SHOWN SHOWN-RE-ROLLS PHASE
 * POINTS are the true points of each seat. What others may know of them follows from the other fields.
 * HANDS is the hand of each seat, separated by `/`: `-` before its dice are rolled, else `DICE+RE-ROLLS`, then `?DIE` for a die being
 * re-rolled or `=PAIRS` for a commit. PAIRS is the positions of each round's pair, then the actions, all separated by dots: `h1@2` is
 * Hindrance in round 1 against seat 2, `b3@0` Dice-Block in round 3 against seat 0, `l2` Lucky Dice in round 2.
 * SHOWN is the rounds revealed in this turn (before its first reveal, those of the previous turn), separated by `/`; `-` if none.
 * A round is the pair of each seat, then its attacks and Lucky Dice, all separated by dots, then `=WINNER`, or `=-` during a tie-break:
 * `h1@2:5` is Hindrance by seat 1 against seat 2 that takes 5 unless it is negated, `b` a Dice-Block, `l2` Lucky Dice of seat 2.
 * SHOWN-RE-ROLLS has one digit per seat: the re-rolls of the last turn whose rounds were all shown.
 * PHASE is `throwing` (the first seat without dice rolls), `choosing`, `tie-break SEATS THROWN` (for the last round of SHOWN),
 * `draw SEATS THROWN`, or `over WINNER`.
 * `hidden-pairs - 1 400,500 661122+1=01.23.45.h1@1/113345+0 - 00 choosing`
 */

function formatCommit({ pairs, hinderance, diceBlock, luckyDice }: Commit): string {
  return [
    ...pairs.map((pair) => pair.join('')),
    ...(hinderance ? [`h${hinderance.round}@${hinderance.seat}`] : []),
    ...(diceBlock ? [`b${diceBlock.round}@${diceBlock.seat}`] : []),
    ...(luckyDice ? [`l${luckyDice.round}`] : []),
  ].join('.');
}

function formatHand({ dice, reRolls, pending, commit }: Hand): string {
  if (dice.length === 0) return '-';
  const hand = `${formatDice(dice)}+${reRolls}`;
  if (pending !== null) return `${hand}?${pending}`;
  return commit === null ? hand : `${hand}=${formatCommit(commit)}`;
}

const formatAttack = ({ kind, by, on, amount }: Attack): string =>
  `${kind === 'hinderance' ? 'h' : 'b'}${by}@${on}:${amount}`;

const formatRound = ({ pairs, attacks, lucky, winner }: RoundShown): string =>
  `${[...pairs.map(formatDice), ...attacks.map(formatAttack), ...lucky.map((seat) => `l${seat}`)].join(
    '.',
  )}=${winner ?? '-'}`;

function formatPhase(phase: HiddenPairsPhase): string {
  switch (phase.kind) {
    case 'throwing':
    case 'choosing':
      return phase.kind;
    case 'tie-break':
    case 'draw':
      return `${phase.kind} ${formatThrowOff(phase.throwOff)}`;
    case 'over':
      return `over ${phase.winner}`;
  }
}

export const formatHiddenPairs = (state: HiddenPairsState): (string | number)[] => [
  state.turn,
  state.points.join(','),
  state.hands.map(formatHand).join('/'),
  state.shown.length === 0 ? '-' : state.shown.map(formatRound).join('/'),
  state.shownReRolls.join(''),
  formatPhase(state.phase),
];
