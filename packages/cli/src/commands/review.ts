import {
  type BaseEvent,
  type Entry,
  type Match,
  readRecordText,
  replayStates,
  resignedIn,
} from '@dicehall/engine';
import {
  EstimatedValues,
  gradeOf,
  type Review,
  reviewing,
  reviewWithin,
  turningPoints,
} from '@dicehall/strategy';
import { readNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import { type Exit, exit, toJson, write } from '../io.ts';
import { forEachRecord, recordRefusal } from '../records.ts';
import { type Ended, report } from '../review.ts';
import { runSolver, valuesFor } from '../solve/values.ts';

interface Flags {
  readonly json?: boolean;
  readonly quick?: boolean;
  readonly rollouts?: string;
}

interface Replayed {
  readonly match: Match;
  readonly ended: Ended;
  readonly log: readonly Entry[];
  /** The states before each entry. */
  readonly befores: readonly unknown[];
  readonly events: readonly (readonly BaseEvent[])[];
}

/** Replays the text of a record. If the record is refused, returns a sentence that explains why. */
function readMatch({ messages }: Context, text: string): Replayed | string {
  const raw = readRecordText(text);
  const match = raw.ok ? replayStates(raw.value) : raw;
  if (!match.ok) return recordRefusal(messages, match.error);
  const { setup, log, states, events } = match.value;
  const state = states.at(-1);
  const early = raw.ok && resignedIn(raw.value).length > 0 ? 'resigned' : null;
  const ended = setup.game.step(state).kind === 'over' ? 'played' : early;
  return { match: { setup, state }, ended, log, befores: states.slice(0, -1), events };
}

const asJson = ({ match, ended, befores }: Replayed, { entries, ...rest }: Review): string =>
  `${toJson({
    game: match.setup.game.id,
    options: match.setup.options,
    ended,
    ...rest,
    players: rest.players.map((player, seat) => ({ name: match.setup.names[seat], ...player })),
    turningPoints: turningPoints({ entries, ...rest }).map(({ entry }) => entry),
    curve: [rest.start, ...entries.map(({ after }) => after)],
    entries: entries.map((entry, index) => ({
      ...entry,
      ...(entry.kind === 'choice' && { grade: gradeOf(rest, entry) }),
      position: match.setup.game.formatPosition(befores[index]),
    })),
  })}\n`;

/** The maximum duration of an estimate, in milliseconds. */
const patience = 10_000;

async function reviewText(
  context: Context,
  text: string,
  where: string,
  flags: Flags,
  given: number | null,
): Promise<Exit> {
  const { io, messages } = context;
  const match = readMatch(context, text);
  if (typeof match === 'string') return context.fail(`${where}: ${match}`);
  const { setup } = match.match;
  if (match.log.length === 0) return context.fail(messages.say('review-empty'));
  const { game, options, names } = setup;
  const values = await valuesFor(
    context,
    { game, options, seats: names.length },
    { onlyEstimates: flags.quick === true },
  );
  const found =
    given !== null && values instanceof EstimatedValues
      ? await runSolver(context, game.id, reviewing(setup, match.log, values.by(given)), 'review-progress')
      : await runSolver(
          context,
          game.id,
          reviewWithin(setup, match.log, values, { time: patience, now: () => io.now() }),
          'review-progress',
        );
  const { review: reviewed, rollouts } = 'review' in found ? found : { review: found, rollouts: given ?? 0 };
  const output =
    flags.json === true
      ? asJson(match, reviewed)
      : report(
          messages,
          { ...match, setup, review: reviewed, rollouts },
          io.stdout.isTTY === true ? io.stdout.columns : undefined,
        );
  await write(io.stdout, output);
  return exit.ok;
}

async function reviewFile(context: Context, file: string, flags: Flags): Promise<Exit> {
  const { rollouts: given } = flags;
  const rollouts = given === undefined ? null : context.needed(readNumber('--rollouts', given, 10, 100_000));
  return forEachRecord(context, [file], (text, where) => reviewText(context, text, where, flags, rollouts));
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('<file>', messages.say('cli-argument-files'))
    .option('--quick', messages.say('review-option-quick'))
    .option('--rollouts <number>', messages.say('review-option-rollouts'))
    .option('--json', messages.say('cli-option-json'))
    .action(context.action((file, flags) => reviewFile(context, file, flags)));
  showExamples(command, messages, [
    'review match.json',
    'review match.json --json',
    'review match.json --quick --rollouts 1000',
    'history show 1 --record | dicehall review -',
  ]);
};
