import type { Face, Seat } from '../../core/index.ts';
import { diceBlockOf, hinderanceOf, priceOf } from './attacks.ts';
import { type ActionKind, type Actions, type Commit, type Pair, type Round, rounds } from './state.ts';

export type AimedKind = Exclude<ActionKind, 'luckyDice'>;

/** The question that the player answers now. The app asks one question at a time. */
export type Asking =
  | { readonly kind: 're-roll' }
  | { readonly kind: 'target'; readonly action: AimedKind }
  | { readonly kind: 'round'; readonly action: AimedKind; readonly seat: Seat }
  | { readonly kind: 'lucky-round' };

/** The plan for a commit: the round of each die, and the actions. */
export interface PairsDraft {
  /** The round that each die is planned for, by position; null for a die that has none yet. */
  readonly rounds: readonly (Round | null)[];
  readonly filling: Round;
  readonly actions: Actions;
  readonly asking: Asking | null;
}

export const emptyDraft: PairsDraft = {
  rounds: [null, null, null, null, null, null],
  filling: 1,
  actions: {},
  asking: null,
};

export const diceOfRound = (draft: PairsDraft, round: Round): number[] =>
  draft.rounds.flatMap((at, die) => (at === round ? [die] : []));

const isFull = (draft: PairsDraft, round: Round): boolean => diceOfRound(draft, round).length === 2;

export const isPlanned = (draft: PairsDraft): boolean => draft.rounds.every((round) => round !== null);

/** Moves on to the first round with room for a die if the current round is full. */
function withOpenRound(draft: PairsDraft): PairsDraft {
  if (!isFull(draft, draft.filling)) return draft;
  const open = rounds.find((round) => !isFull(draft, round));
  return open === undefined ? draft : { ...draft, filling: open };
}

/**
 * Puts a die into the round that is being filled, or takes it out again. The last two dice go into the last round
 * automatically.
 */
export function planDie(draft: PairsDraft, die: number): PairsDraft {
  const at = draft.rounds[die];
  if (at === undefined) throw new RangeError(`No die at position ${die}`);
  if (at !== null) return { ...draft, rounds: draft.rounds.with(die, null), filling: at };
  const open = withOpenRound(draft);
  const put = withOpenRound({ ...open, rounds: open.rounds.with(die, open.filling) });
  const left = put.rounds.filter((round) => round === null).length;
  if (left !== 2 || diceOfRound(put, put.filling).length > 0) return put;
  return { ...put, rounds: put.rounds.map((round) => round ?? put.filling) };
}

export const fillRound = (draft: PairsDraft, round: Round): PairsDraft => ({ ...draft, filling: round });

/** Puts the remaining dice into the free places, the highest dice first. */
export function fillPairs(draft: PairsDraft, dice: readonly Face[]): PairsDraft {
  const places = rounds.flatMap((round) =>
    Array.from({ length: 2 - diceOfRound(draft, round).length }, () => round),
  );
  const loose = dice
    .map((face, die) => ({ face, die }))
    .filter(({ die }) => draft.rounds[die] === null)
    .sort((a, b) => b.face - a.face);
  const filled = loose.reduce(
    (rounds, { die }, index) => rounds.with(die, places[index] ?? null),
    [...draft.rounds],
  );
  return { ...draft, rounds: filled };
}

export const clearPairs = (draft: PairsDraft): PairsDraft => ({
  ...draft,
  rounds: emptyDraft.rounds,
  filling: emptyDraft.filling,
});

/** Plans an action; null removes it from the plan. */
export function planAction<Kind extends ActionKind>(
  draft: PairsDraft,
  kind: Kind,
  aim: Actions[Kind] | null,
): PairsDraft {
  const { [kind]: _before, ...others } = draft.actions;
  return { ...draft, actions: aim === null ? others : { ...others, [kind]: aim }, asking: null };
}

export const priceOfPlan = ({ actions }: PairsDraft): number => priceOf(actions);

export const amountOfAttack = (kind: AimedKind, dice: readonly Face[]): number =>
  kind === 'hinderance' ? hinderanceOf(dice) : diceBlockOf(dice);

function pairOf(draft: PairsDraft, round: Round): Pair | null {
  const [first, second] = diceOfRound(draft, round);
  return first === undefined || second === undefined ? null : [first, second];
}

/** Returns the commit that the draft describes; null until every die has a round. */
export function commitOf(draft: PairsDraft): Commit | null {
  const [first, second, third] = [pairOf(draft, 1), pairOf(draft, 2), pairOf(draft, 3)];
  if (first === null || second === null || third === null) return null;
  return { type: 'commit', pairs: [first, second, third], ...draft.actions };
}

export const draftOf = ({ type: _type, pairs, ...actions }: Commit): PairsDraft => ({
  ...emptyDraft,
  rounds: emptyDraft.rounds.map(
    (_, die) => rounds.find((round) => pairs[(round - 1) as 0 | 1 | 2].includes(die)) ?? null,
  ),
  actions,
});
