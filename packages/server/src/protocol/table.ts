import type { BaseView, MatchRecord, SeenEntry } from '@dicehall/engine';
import { z } from 'zod';
import { eveningSchema, waitingPersonSchema } from './evening.ts';
import { personIdSchema, seatSchema, tableIdSchema, textOf, timeSchema, violation } from './ids.ts';
import { markSchema } from './mark.ts';

export const strengthSchema = z.enum(['novice', 'steady', 'expert']);
export type Strength = z.infer<typeof strengthSchema>;
export const temperSchema = z.enum(['careful', 'balanced', 'bold']);
export type Temper = z.infer<typeof temperSchema>;

export const clockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('seconds'), seconds: z.int().min(5).max(600) }),
    z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
  ])
  .meta({
    description: 'How long a player has for each decision. A hidden event never restarts it',
  });
export type Clock = z.infer<typeof clockSchema>;

const hex32 = /^[0-9a-f]{64}$/;
export const clientCommitmentSchema = z.string().regex(hex32).meta({
  description: 'SHA-256 of your client seed, in hex. Keep the seed to yourself until the match starts',
});
export const clientSeedSchema = z
  .string()
  .regex(hex32)
  .meta({ description: 'Your client seed: 32 random bytes, in hex' });

export const lateSchema = z.enum(['next', 'bot-seat', 'closed']).meta({
  description:
    'People who come during a match: `next` lets them wait for the next match, `bot-seat` also lets them take over the seat of a bot, `closed` refuses them',
});
export type Late = z.infer<typeof lateSchema>;

const gameNameSchema = z.string().max(40);
const rawOptionsSchema = z.record(z.string().max(40), z.unknown());

export const createTableSchema = z.strictObject({
  game: gameNameSchema,
  options: rawOptionsSchema.default({}),
  seats: z
    .int()
    .min(1)
    .max(12)
    .optional()
    .meta({ description: 'If absent, the table grows: each person who sits down adds a seat' }),
  party: z.boolean().default(false).meta({
    description:
      'Whether this is the first table of an evening: matches of the same people under one code, with standings over all of them. The table grows',
  }),
  sit: z.boolean().default(true).meta({
    description:
      'Whether you take the first seat. At a party you may leave it: the first person who sits down is the host',
  }),
  late: lateSchema
    .optional()
    .meta({ description: 'By default `next` if the table grows, otherwise `closed`' }),
  listed: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether the table is in the lobby; if not, people need its link or code' }),
  watch: z.boolean().default(true).meta({ description: 'Whether people without a seat may watch' }),
  chat: z.boolean().default(true),
  spectatorChat: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether people without a seat may write in the chat' }),
  coach: z.boolean().default(false).meta({
    description: 'Whether players may use the coach of their client; impossible in games with hidden choices',
  }),
  clock: clockSchema.optional().meta({
    description:
      'By default 90 seconds, 180 if all players choose at once, and none at a table with one seat or at a party. The default follows the game and the seats',
  }),
  commitment: clientCommitmentSchema.optional(),
  mark: markSchema.optional(),
});
export type CreateTable = z.input<typeof createTableSchema>;
export type RequestedTable = z.output<typeof createTableSchema>;

export const seatStateSchema = z.object({
  seat: seatSchema,
  kind: z.enum(['empty', 'person', 'bot']),
  name: z.string().nullable(),
  mark: markSchema.optional(),
  person: personIdSchema.nullable(),
  strength: strengthSchema.nullable(),
  temper: temperSchema.nullable().meta({ description: 'How a bot decides in a close call' }),
  here: z.boolean().meta({
    description:
      'Whether the person in this seat is connected, or was within the last four seconds; true for bots',
  }),
  awaySince: timeSchema.nullable().meta({ description: 'The time when a person who is away was last seen' }),
  held: z
    .boolean()
    .meta({ description: 'Whether a bot plays for this person until they take the seat back' }),
  resigned: z.boolean(),
  left: z.boolean().optional().meta({ description: 'Whether this person gets no seat in the next match' }),
});
export type SeatState = z.infer<typeof seatStateSchema>;

export const viewSchema = z
  .unknown()
  .meta({ description: "The game's view for this viewer" }) as z.ZodType<BaseView>;
export const moveSchema = z.unknown().meta({ description: 'A move, as in the match record' });

export const matchSchema = z.object({
  view: viewSchema,
  yourTurn: z.boolean(),
  moves: z
    .array(moveSchema)
    .nullable()
    .meta({ description: 'Your legal moves; null if there are too many to list (Hidden Pairs)' }),
  deadline: timeSchema
    .nullable()
    .meta({ description: 'The time when the clock of the seats to move runs out' }),
  waiting: z
    .array(timeSchema.nullable())
    .meta({ description: 'For each seat, the time since when the match has waited for its decision' }),
  places: z.array(z.int()).nullable().meta({ description: 'The place of each seat when the match is over' }),
  ended: z.enum(['played', 'resigned', 'stopped']).nullable().meta({
    description:
      'How the match ended: played to its end, because all others resigned, or without places because the host of a party stopped it',
  }),
  paused: timeSchema.nullable().meta({
    description:
      'The time when the match was paused because none of its people acted any more. No clock runs and no bot plays until one of them returns',
  }),
});
export type MatchState = z.infer<typeof matchSchema>;

export const diceProofSchema = z.object({
  commitment: z.string().meta({ description: "The server's commitment to its seed, in hex" }),
  clientCommitments: z.array(z.string().nullable()).meta({
    description: "Each seat's commitment to its client seed; null if no client contributes, as for bots",
  }),
  clientSeeds: z
    .array(z.string().nullable())
    .meta({ description: 'The revealed client seed of each seat. It is final when the match starts' }),
  revealBy: timeSchema.nullable().meta({
    description:
      'While client seeds are being revealed: the time when the match starts without the missing ones',
  }),
  serverSeed: z.string().nullable().meta({ description: 'The server seed in hex, once the match is over' }),
});

export const saidSchema = z.object({
  at: timeSchema,
  person: personIdSchema,
  name: z.string(),
  text: z.string(),
});
export type Said = z.infer<typeof saidSchema>;

export const reactions = ['clap', 'laugh', 'wow', 'ouch', 'luck', 'thanks', 'hurry', 'bye'] as const;
export const reactionSchema = z.enum(reactions);
export type Reaction = z.infer<typeof reactionSchema>;

export const tableStateSchema = z.object({
  id: tableIdSchema,
  code: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])),
  status: z.enum(['open', 'playing', 'over']),
  grows: z.boolean().meta({
    description: "Whether each person who sits down before the match adds a seat, up to the game's maximum",
  }),
  late: lateSchema,
  locked: z
    .boolean()
    .meta({ description: 'Whether only people who have had a seat here may sit down or wait' }),
  listed: z.boolean(),
  watch: z.boolean(),
  chat: z.boolean(),
  spectatorChat: z.boolean(),
  coach: z.boolean().meta({ description: 'Whether players may use the coach of their client' }),
  clock: clockSchema,
  host: personIdSchema.nullable(),
  created: timeSchema,
  seats: z.array(seatStateSchema),
  muted: z.array(personIdSchema).meta({ description: 'People whom the host muted' }),
  said: z.array(saidSchema).meta({ description: 'The last 50 chat lines' }),
  dice: diceProofSchema,
  match: matchSchema.nullable(),
  undo: z
    .object({ seat: seatSchema, waiting: z.array(seatSchema) })
    .nullable()
    .meta({
      description:
        'The seat that asks to take back its last choice, and the seats that have not answered yet; none after a refusal or a withdrawal',
    }),
  standIn: z
    .object({ seat: seatSchema, waiting: z.array(seatSchema) })
    .nullable()
    .meta({
      description:
        'At tables with days for each move: the seat for which players want a bot to play, and the seats that have not agreed yet',
    }),
  waiting: z.array(waitingPersonSchema).meta({
    description: 'The people who wait for a seat in the next match, in the order in which they came',
  }),
  evening: eveningSchema.nullable().meta({ description: 'At a party: its matches and standings so far' }),
  rematch: tableIdSchema.nullable(),
  rematchBy: seatSchema.optional().meta({ description: 'The seat of the player who asked for the rematch' }),
  watchers: z
    .int()
    .meta({ description: 'The number of people who watch without a seat; screens do not count' }),
});
export type TableState = z.infer<typeof tableStateSchema>;

export const youSchema = z.object({ person: personIdSchema.nullable(), seat: seatSchema.nullable() });
export type You = z.infer<typeof youSchema>;

export const snapshotSchema = z.object({
  seq: z.int().meta({
    description: "The number of the last event that the viewer may know of, in the viewer's own count",
  }),
  you: youSchema,
  table: tableStateSchema,
});
/** A table as one viewer may see it now, with the number of the last event. */
export type Snapshot = z.infer<typeof snapshotSchema>;

export const lobbyItemSchema = z.object({
  id: tableIdSchema,
  code: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])),
  names: z.array(z.string()),
  seats: z.int().meta({ description: "The number of seats; the game's maximum if the table grows" }),
  grows: z.boolean().default(false),
  clock: clockSchema,
  coach: z.boolean().default(false),
  created: timeSchema,
  resigned: z.array(z.int()).optional().meta({ description: 'The seats that resigned, after the match' }),
  winners: z.array(z.int()).optional().meta({ description: 'The seats in first place, after the match' }),
});
export type LobbyItem = z.infer<typeof lobbyItemSchema>;

export const sitSchema = z.strictObject({
  seat: seatSchema.optional().meta({ description: 'The first free seat by default' }),
  commitment: clientCommitmentSchema.optional(),
  mark: markSchema.optional(),
});
export const waitSchema = z.strictObject({ mark: markSchema.optional() });
const rotateSchema = z.boolean().optional().meta({
  description:
    'If there are more people than seats: whether those who have played most wait for the next match. Otherwise the request is refused',
});
export const changeGameSchema = z.strictObject({
  game: gameNameSchema,
  options: rawOptionsSchema.default({}),
  rotate: rotateSchema,
});
export type GameChange = z.output<typeof changeGameSchema>;
const rematchWishSchema = z.strictObject({
  game: gameNameSchema.optional().meta({ description: 'Host: another game, or the same with other options' }),
  options: rawOptionsSchema.optional(),
  rotate: rotateSchema,
});
export type RematchWish = z.output<typeof rematchWishSchema>;
export const rematchSchema = z.preprocess(
  (body: RematchWish | null | undefined) => body ?? {},
  rematchWishSchema,
);
export const commitmentSchema = z.strictObject({ commitment: clientCommitmentSchema });
export const revealSchema = z.strictObject({ seed: clientSeedSchema });
export const addBotSchema = z.strictObject({
  strength: strengthSchema,
  temper: temperSchema
    .optional()
    .meta({ description: 'By default the temper of a bot whose name is free at the table' }),
  seat: seatSchema.optional(),
});
export const personRefSchema = z.strictObject({ person: personIdSchema });
export const muteSchema = z.strictObject({ person: personIdSchema, muted: z.boolean() });
export const undoAnswerSchema = z.strictObject({ agrees: z.boolean() });
export const standInSchema = z.strictObject({ seat: seatSchema });
const changeableSchema = z.strictObject({
  chat: z.boolean(),
  spectatorChat: z.boolean(),
  watch: z.boolean(),
  listed: z.boolean(),
  late: lateSchema,
  locked: z.boolean(),
  clock: clockSchema.meta({ description: 'Only before the match' }),
  grows: z
    .literal(true)
    .meta({ description: 'Only before the match. Removes the empty seats; from then on the table grows' }),
});
export const settingsSchema = changeableSchema
  .partial()
  .refine(
    (settings) => Object.values(settings).some((setting) => setting !== undefined),
    violation('server-form-any', { allowed: Object.keys(changeableSchema.shape).join(', ') }),
  );
/** The highest possible number of an event. Every match has fewer events. */
export const highestSeq = 1_000_000;
export const moveBodySchema = z.strictObject({
  seq: z.int().min(0).max(highestSeq).meta({ description: 'The number of the last event that you saw' }),
  move: moveSchema,
});
export type MoveBody = z.infer<typeof moveBodySchema>;
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/)
  .meta({ description: '1 to 64 printable ASCII characters without spaces and colons' });
export const saySchema = z.strictObject({ text: textOf(200) });
export const reactSchema = z.strictObject({ reaction: reactionSchema });

export const movePlayedSchema = z.object({
  seq: z.int().meta({ description: 'The number of the event of your move' }),
  repeated: z
    .boolean()
    .meta({ description: 'Whether the move had already been played for an earlier request' }),
  snapshot: snapshotSchema,
});
/** The response to an accepted move. The move is already on disk. */
export type MovePlayed = z.infer<typeof movePlayedSchema>;

export const seenRecordSchema = z.object({
  over: z.boolean(),
  record: z.unknown().meta({
    description:
      'The match record. Before the end of the match, an entry may state only that a seat acted in secret',
  }) as z.ZodType<Omit<MatchRecord, 'log'> & { readonly log: readonly SeenEntry[] }>,
});
/** The record as a viewer may see it. After the match it is complete and has its proof. */
export type SeenRecord = z.infer<typeof seenRecordSchema>;
