import { commitmentOf, type SeededDice, seededDice } from '@dicehall/dice';
import { type Entry, type Face, gameOf, type HiddenPairsView, type Seat } from '@dicehall/engine';
import type { LogEvent, LogLine } from '../../src/table/log-event.ts';

const game = gameOf('hidden-pairs');
export const tableId = '0000000000000abc';
export const seedHex = 'cd'.repeat(32);
export const people = ['0000000000000ada', '00000000000000b0', '0000000000000c1e'] as const;
const began = Date.UTC(2026, 0, 1) - 3_600_000;

/** What a log is made from. All public actions depend on `seed`, and the hidden actions of one seat on `secret`. */
export interface WorldSetup {
  readonly seed: string;
  readonly secret: string;
  readonly secretSeat: Seat;
  /** The current turn: 1 to 3. */
  readonly turn: number;
  /** The order in which the seats commit in that turn. */
  readonly order: readonly Seat[];
  /** The number of seats that have committed: 0 to 2, because the third commit reveals everything. */
  readonly commits: number;
  /** Whether the secret seat re-rolls before its commit, which changes all later dice of the match. */
  readonly reRolls?: boolean;
}

/** Orders in which each seat is once first, once second and once last. */
const orders: readonly (readonly Seat[])[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
];

/** All combinations of turn, order, commits and secret seat. */
export const points: readonly Omit<WorldSetup, 'secret'>[] = [1, 2, 3].flatMap((turn) =>
  orders.flatMap((order) =>
    [0, 1, 2].flatMap((commits) =>
      [0, 1, 2].map((secretSeat) => ({
        turn,
        order,
        commits,
        secretSeat,
        seed: `${turn} ${order.join('')} ${commits} ${secretSeat}`,
      })),
    ),
  ),
);

function drawSplit(dice: SeededDice): number[][] {
  const left = [0, 1, 2, 3, 4, 5];
  const order: number[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(dice.random() * left.length), 1));
  return [order.slice(0, 2), order.slice(2, 4), order.slice(4, 6)].map((pair) => pair.sort((a, b) => a - b));
}

/** Returns a random commit, with or without actions. */
function drawCommit(dice: SeededDice, seat: Seat): readonly unknown[] {
  const pairs = drawSplit(dice);
  const round = 1 + Math.floor(dice.random() * 3);
  const other = (seat + 1 + Math.floor(dice.random() * 2)) % 3;
  const dear = { type: 'commit', pairs, hinderance: { round, seat: other }, luckyDice: { round } };
  return dice.random() < 0.5 ? [dear, { type: 'commit', pairs }] : [{ type: 'commit', pairs }];
}

/**
 * Makes the log of a match of Hidden Pairs for three in the middle of a turn. Two logs with the same seed and
 * different secrets differ only in the hidden actions of one seat in that turn.
 */
export function world(setup: WorldSetup): LogLine[] {
  const options = { turns: 3, luckyDice: 'one' };
  const open = [0, 1, 2].map((seat) => seededDice(`${setup.seed} ${seat}`));
  const shared = seededDice(`${setup.seed} shared`);
  const secret = seededDice(`${setup.seed} ${setup.secret}`);
  let state = game.start(options, 3);
  const turn = (): number => (game.view(state, 'table') as HiddenPairsView).turn;
  const drawn = (seat: Seat): SeededDice =>
    turn() === setup.turn && seat === setup.secretSeat ? secret : (open[seat] ?? shared);
  const lines: LogLine[] = [];
  let seen = 0;
  const write = (body: LogEvent, isPublic: boolean) => {
    if (isPublic) seen += 1;
    // The hidden events are between public ones.
    lines.push({ seq: lines.length + 1, at: began + seen * 1000 + (isPublic ? 0 : 10), key: null, body });
  };

  function throwPending(): Entry[] {
    const entries: Entry[] = [];
    for (;;) {
      const step = game.step(state);
      if (step.kind !== 'throw') return entries;
      // Tie-breaks are public and use the shared dice.
      const dice = (step.dice === 6 || step.dice === 1 ? drawn(step.seat) : shared).faces(
        step.dice,
      ) as Face[];
      const after = game.apply(state, { seat: step.seat, dice });
      if (!after.ok) throw new Error(after.error.code);
      state = after.value.state;
      entries.push({ seat: step.seat, dice });
    }
  }

  function play(seat: Seat, moves: readonly unknown[], isPublic: boolean): boolean {
    for (const move of moves) {
      const after = game.apply(state, { seat, move: game.canonical(move) });
      if (!after.ok) continue;
      state = after.value.state;
      write(
        {
          kind: 'played',
          seat,
          by: 'person',
          entries: [{ seat, move: game.canonical(move) }, ...throwPending()],
        },
        isPublic,
      );
      return true;
    }
    return false;
  }

  function reRoll(seat: Seat, dice: SeededDice): void {
    for (let reRolls = Math.floor(dice.random() * 3); reRolls > 0; reRolls -= 1) {
      play(seat, [{ type: 're-roll', die: Math.floor(dice.random() * 6) }], false);
    }
  }

  function act(seat: Seat): void {
    const dice = drawn(seat);
    if (dice !== secret || setup.reRolls !== false) reRoll(seat, dice);
    if (!play(seat, drawCommit(dice, seat), true)) throw new Error('No commit fits');
  }

  const commitment = commitmentOf(Buffer.from(seedHex, 'hex'), tableId);
  const rest = {
    seats: 3,
    listed: false,
    watch: true,
    chat: true,
    clock: { kind: 'days', days: 14 } as const,
  };
  write(
    { kind: 'opened', person: people[0], code: 'ABC23', game: 'hidden-pairs', options, commitment, ...rest },
    true,
  );
  for (const [seat, person] of people.entries()) {
    write({ kind: 'sat', seat, person, name: ['Ada', 'Bo', 'Cleo'][seat] ?? '', commitment: null }, true);
  }
  write({ kind: 'started', entries: throwPending() }, true);
  for (let before = 1; before < setup.turn; before += 1) for (const seat of [0, 1, 2]) act(seat);
  const acting = setup.order.slice(0, setup.commits);
  if (!acting.includes(setup.secretSeat) && setup.reRolls !== false) reRoll(setup.secretSeat, secret);
  for (const seat of acting) act(seat);
  return lines;
}
