import type { Snapshot } from '../protocol/index.ts';
import type { Answer, Api } from './api.ts';
import type { OnlineState } from './online-state.ts';
import { drawSeed, type TableMemory } from './table-memory.ts';

/** What this client has to do next for the dice: commit to a seed or reveal it. Null if there is nothing to do. */
export type Duty = { readonly kind: 'commit' } | { readonly kind: 'reveal'; readonly seed: string } | null;

/**
 * Returns the next duty of a client. A client reveals its seed only when all commitments are final, and only if the
 * server still shows all commitments as this client first saw them.
 * @param seedOf returns the seed of a commitment that this client made
 */
export function dutyOf(
  { table, you, seen }: OnlineState,
  seedOf: (commitment: string) => string | null,
): Duty {
  if (you.seat === null) return null;
  const { clientCommitments, clientSeeds, commitment, revealBy } = table.dice;
  const own = clientCommitments[you.seat] ?? null;
  if (table.status === 'open') return own === null ? { kind: 'commit' } : null;
  if (revealBy === null || own === null || (clientSeeds[you.seat] ?? null) !== null) return null;
  const areAsSeen =
    seen.commitment === commitment &&
    JSON.stringify(seen.clientCommitments) === JSON.stringify(clientCommitments);
  const seed = areAsSeen ? seedOf(own) : null;
  return seed === null ? null : { kind: 'reveal', seed };
}

interface ContributorDeps {
  readonly api: Api;
  readonly memory: TableMemory;
  /** Returns the state of the table; null when the table is closed. */
  readonly now: () => OnlineState | null;
  /** Called when the server has accepted this client's seed. */
  readonly onAccepted: (seed: string) => void;
}

/** The pause before a retry, in milliseconds. */
const retryPause = 700;
const pause = () => new Promise((resolve) => setTimeout(resolve, retryPause));

async function fulfil(
  { api, memory }: ContributorDeps,
  table: string,
  duty: NonNullable<Duty>,
): Promise<Answer<Snapshot> | null> {
  if (duty.kind === 'reveal') return api.changeTable(table, 'reveal', { seed: duty.seed });
  const commitment = await drawSeed(memory);
  return commitment === undefined ? null : api.changeTable(table, 'commitment', { commitment });
}

/**
 * Returns a function that commits to this client's seed or reveals it when necessary. Call it after every change of
 * the table.
 */
export function contributor(deps: ContributorDeps): () => Promise<void> {
  const { memory, now, onAccepted } = deps;
  let isBusy = false;
  let hasChanged = false;
  /** The last duty to which the server has responded. The table may show the effect later. */
  let answered: NonNullable<Duty>['kind'] | null = null;

  async function contribute(): Promise<void> {
    for (;;) {
      const state = now();
      const duty = state === null ? null : dutyOf(state, memory.seedOf);
      if (state === null || duty === null || duty.kind === answered) return;
      const answer = await fulfil(deps, state.table.id, duty);
      if (answer?.ok === false && (answer.code === 'offline' || answer.code === 'try-again')) {
        await pause();
        continue;
      }
      answered = duty.kind;
      // An earlier response can have been lost. The server then already has the seed.
      if (duty.kind === 'reveal' && (answer?.ok === true || answer?.code === 'already-revealed'))
        onAccepted(duty.seed);
    }
  }

  return async () => {
    hasChanged = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (hasChanged) {
        hasChanged = false;
        await contribute();
      }
    } finally {
      isBusy = false;
    }
  };
}
