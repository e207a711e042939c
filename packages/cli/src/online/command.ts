import { err, type Message, type MessageKey, message, ok, type Result } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import {
  type Api,
  absenceAt,
  drawSeed,
  refusalText,
  type TableChange,
  type TableMemory,
} from '@dicehall/server/client';
import {
  type Reaction,
  reactions,
  type Snapshot,
  type Strength,
  snapshotSchema,
} from '@dicehall/server/protocol';
import { strengths } from '@dicehall/strategy';
import { unknownWord } from '../suggest.ts';
import type { OnlineSession } from './online-session.ts';

/** The settings that the host can turn on and off, with their names in the API. */
const settings = {
  chat: 'chat',
  'spectator-chat': 'spectatorChat',
  watch: 'watch',
  listed: 'listed',
} as const;
type Setting = keyof typeof settings;

const bare = [
  'sit',
  'stand',
  'start',
  'seed',
  'hold',
  'return',
  'undo',
  'agree',
  'refuse',
  'withdraw',
  'stand-in',
  'resign',
  'rematch',
] as const;

/** The words after `/`, in the order in which the help lists them. */
export const commandWords = [
  ...bare,
  'help',
  'bot',
  'remove',
  'host',
  'mute',
  'unmute',
  'set',
  'react',
  'say',
] as const;

/** A change of an online table other than a move. Seats are 0-based. */
export type Command =
  | { readonly kind: (typeof bare)[number] }
  | { readonly kind: 'bot'; readonly strength: Strength }
  | { readonly kind: 'remove'; readonly name: string | null }
  | { readonly kind: 'host'; readonly name: string }
  | { readonly kind: 'mute'; readonly name: string; readonly muted: boolean }
  | { readonly kind: 'set'; readonly what: Setting; readonly on: boolean }
  | { readonly kind: 'react'; readonly reaction: Reaction }
  | { readonly kind: 'say'; readonly text: string };

type TypedLine = Command | { readonly kind: 'help' };

function oneOf<Allowed extends string>(
  word: string,
  given: string,
  allowed: readonly Allowed[],
): Result<Allowed, Message> {
  const known = allowed.find((one) => one === given.toLowerCase());
  return known === undefined
    ? err(unknownWord('online-bad-word', `/${word} ${given}`.trim(), allowed, given))
    : ok(known);
}

/** Reads a typed line. A line that begins with `/` is a command; any other is a message to the other players. */
export function readLine(line: string): Result<TypedLine, Message> {
  const text = line.trim();
  if (!text.startsWith('/')) return ok({ kind: 'say', text });
  const [, word = '', given = ''] = /^\/(\S*)\s*(.*)$/su.exec(text) ?? [];
  const name = word.toLowerCase();
  const simple = bare.find((one) => one === name);
  if (simple !== undefined) return ok({ kind: simple });
  switch (name) {
    case 'help':
      return ok({ kind: name });
    case 'say':
      return ok({ kind: 'say', text: given });
    case 'bot': {
      const strength = oneOf(name, given === '' ? 'steady' : given, strengths);
      return strength.ok ? ok({ kind: 'bot', strength: strength.value }) : strength;
    }
    case 'react': {
      const reaction = oneOf(name, given, reactions);
      return reaction.ok ? ok({ kind: 'react', reaction: reaction.value }) : reaction;
    }
    case 'host':
    case 'mute':
    case 'unmute':
      if (given === '') return err(message('online-name-missing', { word: name }));
      return ok(
        name === 'host' ? { kind: name, name: given } : { kind: 'mute', name: given, muted: name === 'mute' },
      );
    case 'set': {
      const [what = '', state = ''] = given.split(/\s+/);
      const setting = oneOf(name, what, Object.keys(settings));
      if (!setting.ok) return setting;
      const on = oneOf(`set ${setting.value}`, state, ['on', 'off']);
      return on.ok ? ok({ kind: 'set', what: setting.value as Setting, on: on.value === 'on' }) : on;
    }
    case 'remove':
      return ok({ kind: 'remove', name: given === '' ? null : given });
    default: {
      const words = commandWords.map((one) => `/${one}`);
      return err(unknownWord('online-no-such-command', `/${word}`, words));
    }
  }
}

interface Sender {
  readonly api: Api;
  readonly memory: TableMemory;
  readonly messages: Catalogue;
}

/** The result of a command: the newer state of the table, or the reason for a refusal. */
type Sent =
  | {
      readonly snapshot: Snapshot;
      /** A sentence that reports the effect of the command. */
      readonly done?: string;
      /** Whether an event of the table also reports the effect. */
      readonly isEvent?: boolean;
    }
  | { readonly refused: string };

function seatToRemove({ online }: OnlineSession, name: string | null) {
  const others = online.table.seats.filter(
    ({ kind, person }) => kind === 'bot' || (kind === 'person' && person !== online.you.person),
  );
  if (name === null) return others.findLast(({ kind }) => kind === 'bot');
  return others.find((seat) => seat.name?.toLowerCase() === name.toLowerCase());
}

/** Finds a person by name among those who have a seat or have written in the chat. */
const whoIsNamed = ({ online: { table } }: OnlineSession, name: string) =>
  [...table.seats, ...table.said].find(
    (one) => one.person !== null && one.name?.toLowerCase() === name.toLowerCase(),
  );

export async function send(
  { api, memory, messages }: Sender,
  session: OnlineSession,
  command: Command,
): Promise<Sent> {
  const { id } = session.online.table;
  const change = async (...asked: TableChange): Promise<Sent> => {
    const answer = await api.changeTable(id, ...asked);
    return answer.ok ? { snapshot: answer.value } : { refused: refusalText(messages, answer) };
  };
  const told = async (sent: Promise<Sent>, key: MessageKey, values: Message['values']): Promise<Sent> => ({
    ...(await sent),
    done: messages.say(key, values),
    // When settings change, events report only a change of the chat setting.
    isEvent: command.kind === 'set' ? command.what === 'chat' : command.kind !== 'seed',
  });
  switch (command.kind) {
    case 'sit':
      return change('sit', { commitment: await drawSeed(memory) });
    case 'bot':
      return change('bots', { strength: command.strength });
    case 'remove': {
      const seat = seatToRemove(session, command.name);
      if (seat === undefined) return { refused: messages.say('online-no-one-to-remove') };
      if (seat.person !== null) return change('remove', { person: seat.person });
      const answer = await api.call('DELETE', `/tables/${id}/bots/${seat.seat}`, (raw) =>
        snapshotSchema.parse(raw),
      );
      return answer.ok ? { snapshot: answer.value } : { refused: refusalText(messages, answer) };
    }
    case 'host':
    case 'mute': {
      const found = whoIsNamed(session, command.name);
      if (found?.person == null)
        return { refused: messages.say('online-no-such-person', { given: command.name }) };
      const { person } = found;
      const name = found.name ?? '';
      return command.kind === 'host'
        ? told(change('host', { person }), 'online-notice-host', { name })
        : told(change('mute', { person, muted: command.muted }), 'online-notice-muted', {
            name,
            muted: command.muted ? 'yes' : 'no',
          });
    }
    case 'set':
      return told(change('settings', { [settings[command.what]]: command.on }), 'online-set', {
        what: command.what,
        on: command.on ? 'yes' : 'no',
      });
    case 'seed': {
      const commitment = await drawSeed(memory);
      if (commitment === undefined) return { refused: messages.say('online-no-seed') };
      return told(change('commitment', { commitment }), 'online-seed-drawn', { commitment });
    }
    case 'say':
      return change('say', { text: command.text });
    case 'react':
      return change('react', { reaction: command.reaction });
    case 'agree':
    case 'refuse':
    case 'withdraw':
      return change('undo/answer', { agrees: command.kind === 'agree' });
    case 'stand-in': {
      const absence = absenceAt(session.online, session.now);
      if (absence === null) return { refused: messages.say('online-stand-in-none') };
      return change('stand-in', { seat: absence.seat });
    }
    case 'rematch':
      return change('rematch', {});
    default:
      return change(command.kind);
  }
}
