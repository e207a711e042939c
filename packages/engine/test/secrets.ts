import {
  type AnyGame,
  allSplits,
  type Commit,
  type Entry,
  type Face,
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  type Seat,
  type Split,
} from '../src/index.ts';
import { type Chance, somePositions } from '../src/testing/index.ts';

type PairsEntry = Entry<HiddenPairsMove>;
type Actions = Omit<Commit, 'type' | 'pairs'>;

/** Returns the number of rounds of the current turn that all players have seen, from 0 to 3. */
export function roundsShown(state: HiddenPairsState): number {
  return state.phase.kind === 'tie-break' ? state.phase.round : state.phase.kind === 'draw' ? 3 : 0;
}

/** Returns the index in a log at which the turn began that is running after the first `length` entries. */
export function turnStart(states: readonly HiddenPairsState[], length: number): number {
  let at = length;
  while (
    at > 0 &&
    !(states[at]?.phase.kind === 'throwing' && states[at]?.hands.every((hand) => hand.dice.length === 0))
  )
    at--;
  return at;
}

const isCommit = (entry: PairsEntry): entry is { seat: Seat; move: Commit } =>
  'move' in entry && entry.move.type === 'commit';

/** Returns the secret entries of a seat's turn, by their index. */
interface Turn {
  readonly deal: readonly PairsEntry[];
  readonly choices: readonly PairsEntry[];
  readonly open: readonly PairsEntry[];
}

function partsOf(turn: readonly PairsEntry[], seats: number): Turn {
  const rest = turn.slice(seats);
  const commits = rest.filter(isCommit).length;
  const end = commits < seats ? rest.length : rest.findLastIndex(isCommit) + 1;
  return { deal: turn.slice(0, seats), choices: rest.slice(0, end), open: rest.slice(end) };
}

/** Makes re-rolls that lead from some first faces to `dice`. Returns their entries and the first faces. */
function reRollsTo(dice: readonly Face[], seat: Seat, count: number, chance: Chance) {
  const places = somePositions(chance, 6);
  const first = [...dice];
  const entries: PairsEntry[] = [];
  for (const die of [...places, 0, 1].slice(0, count)) {
    const [shown, before] = [dice[die], chance.pick(chance.faces(1))];
    if (shown === undefined) continue;
    first[die] = before;
    entries.push({ seat, move: { type: 're-roll', die } }, { seat, dice: [shown] });
  }
  return { first, entries };
}

const later = (actions: Actions, shown: number): Actions => ({
  ...(actions.hinderance && actions.hinderance.round > shown && { hinderance: actions.hinderance }),
  ...(actions.diceBlock && actions.diceBlock.round > shown && { diceBlock: actions.diceBlock }),
  ...(actions.luckyDice && actions.luckyDice.round > shown && { luckyDice: actions.luckyDice }),
});

const earlier = (commit: Actions, shown: number): Actions => ({
  ...(commit.hinderance && commit.hinderance.round <= shown && { hinderance: commit.hinderance }),
  ...(commit.diceBlock && commit.diceBlock.round <= shown && { diceBlock: commit.diceBlock }),
  ...(commit.luckyDice && commit.luckyDice.round <= shown && { luckyDice: commit.luckyDice }),
});

function anyActions(seat: Seat, seats: number, chance: Chance): Actions {
  const aim = () => ({
    round: chance.pick([1, 2, 3] as const),
    seat: (seat + 1 + chance.below(seats - 1)) % seats,
  });
  return {
    ...(chance.below(2) === 0 && { hinderance: aim() }),
    ...(chance.below(2) === 0 && { diceBlock: aim() }),
    ...(chance.below(2) === 0 && { luckyDice: { round: chance.pick([1, 2, 3] as const) } }),
  };
}

/** Returns another commit that looks the same in the revealed rounds. */
function otherCommit(commit: Commit, seat: Seat, seats: number, shown: number, chance: Chance): Commit {
  const isSame = (split: Split) =>
    split.every((pair, round) => round >= shown || String(pair) === String(commit.pairs[round]));
  const pairs = chance.pick(allSplits.filter(isSame));
  return {
    type: 'commit',
    pairs,
    ...later(anyActions(seat, seats, chance), shown),
    ...earlier(commit, shown),
  };
}

/** Returns the dice of another hand that looks the same in the revealed rounds. */
function otherDice(hand: HiddenPairsState['hands'][number], shown: number, chance: Chance): Face[] {
  const { commit, dice } = hand;
  const attacked = [commit?.hinderance, commit?.diceBlock].some(
    (aim) => aim !== undefined && aim.round <= shown,
  );
  if (shown === 3 || (shown > 0 && attacked)) return [...dice];
  const open = new Set(commit?.pairs.slice(0, shown).flat() ?? []);
  return dice.map((face, place) => (open.has(place) ? face : chance.pick(chance.faces(1))));
}

/**
 * Returns the entries of a running turn with the secrets of a seat replaced: those of its dice, re-rolls, pairs and
 * actions that have not been revealed. Null if no legal replacement was found.
 * @param before the state at the start of the turn
 * @param after the state at the end of `turn`
 */
export function withOtherSecrets(
  before: HiddenPairsState,
  after: HiddenPairsState,
  turn: readonly PairsEntry[],
  seat: Seat,
  chance: Chance,
): PairsEntry[] | null {
  const seats = before.hands.length;
  const hand = after.hands[seat];
  const shown = roundsShown(after);
  if (hand === undefined || hand.dice.length === 0) return null;
  const { deal, choices, open } = partsOf(turn, seats);
  const dice = otherDice(hand, shown, chance);
  const mayReRoll = turn.length > seats;
  const reRolls = !mayReRoll ? 0 : shown === 3 ? hand.reRolls : chance.below(3);
  const { first, entries } = reRollsTo(dice, seat, reRolls, chance);
  const others = choices.filter((entry) => entry.seat !== seat || isCommit(entry));
  const variant = [
    ...deal.map((entry) => (entry.seat === seat ? { seat, dice: first } : entry)),
    ...entries,
    ...others.map((entry) =>
      entry.seat === seat && isCommit(entry)
        ? { seat, move: otherCommit(entry.move, seat, seats, shown, chance) }
        : entry,
    ),
    ...open,
  ];
  let state: unknown = before;
  for (const entry of variant) {
    const next = (hiddenPairs as unknown as AnyGame).apply(state, entry);
    if (!next.ok) return null;
    state = next.value.state;
  }
  return variant;
}
