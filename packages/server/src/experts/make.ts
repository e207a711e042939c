import { setImmediate } from 'node:timers/promises';
import type { HiddenPairsOptions } from '@dicehall/engine';
import {
  type Bot,
  expertOf,
  expertSolver,
  isOf,
  readSolution,
  type Solver,
  solveExpert,
  writeSolution,
} from '@dicehall/strategy';
import { type ExpertTable, solutionOf } from './reach.ts';
import type { Shelf } from './shelf.ts';

/** Works so long before it looks up, in milliseconds. */
const slice = 20;

/** Works a solver to its end, and lets others have their turn now and then. */
export async function worked<Solved>(solving: Generator<unknown, Solved>): Promise<Solved> {
  let looked = performance.now();
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    if (performance.now() - looked < slice) continue;
    await setImmediate();
    looked = performance.now();
  }
}

/** The file of a solution; null where there is none, or none can be read. */
const found = (shelf: Shelf, of: ExpertTable, onError: OnError): Promise<Uint8Array | null> =>
  shelf.find(of).catch((error: unknown) => {
    onError(error);
    return null;
  });

/** An open game: its solution from the shelf, or solved now and put there. */
async function open(solver: Solver, table: ExpertTable, shelf: Shelf, onError: OnError): Promise<Bot> {
  const of = solutionOf(table, solver);
  const bytes = await found(shelf, of, onError);
  const file = bytes ? readSolution(bytes) : null;
  if (file?.ok && isOf(file.value, of)) return expertOf(solver.restore(file.value), turnsAtHand);
  if (file !== null) onError(new Error(`A solution of ${of.game} is not sound and is solved anew`));
  const { solution, facts, parts } = await worked(solver.solve(table.options));
  await shelf.keep(of, writeSolution({ ...of, facts, parts })).catch(onError);
  return expertOf(solution, turnsAtHand);
}

/** How many turns each expert keeps: as many as some matches need, at a few kilobytes each. */
const turnsAtHand = 500;

/** The equilibrium of a turn of Hidden Pairs: from the shelf, or worked out now and put there. */
async function hiddenPairs(table: ExpertTable, shelf: Shelf, onError: OnError): Promise<Bot> {
  const { hiddenPairsExpert, policyOf, readPolicy, solveTurn, writePolicy } = await import(
    '@dicehall/strategy/hidden-pairs'
  );
  const of = solutionOf(table, undefined);
  const { luckyDice } = table.options as unknown as HiddenPairsOptions;
  const game = { luckyDice, reRolls: true, actions: true } as const;
  const bytes = await found(shelf, of, onError);
  const kept = bytes ? readPolicy(bytes, game) : null;
  if (kept?.ok) return hiddenPairsExpert(kept.value);
  if (kept !== null) onError(new Error('A policy of Hidden Pairs is not sound and is worked out anew'));
  const policy = policyOf(await worked(solveTurn(game, sweeps)));
  await shelf.keep(of, writePolicy(policy)).catch(onError);
  return hiddenPairsExpert(policy);
}

/** Passes over all hands: what is left to gain is about 0.2 % of what a turn is worth. */
const sweeps = 400;

/** Is told of what went wrong with a file; the expert is made all the same. */
export type OnError = (error: unknown) => void;

/** Makes the expert of a table. */
export async function makeExpert(table: ExpertTable, shelf: Shelf, onError: OnError): Promise<Bot> {
  const solver = expertSolver(table.game, Math.min(table.seats, 2));
  if (solver !== undefined) return open(solver, table, shelf, onError);
  if (table.game === 'hidden-pairs') return hiddenPairs(table, shelf, onError);
  const solving = await solveExpert(table.game, table.options, table.seats);
  if (solving === null) throw new Error(`No expert of ${table.game} for ${table.seats}`);
  return worked(solving);
}
