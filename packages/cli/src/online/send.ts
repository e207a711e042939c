import type { Message, MessageKey } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { type Api, absenceAt, drawSeed, type Refused, type TableMemory } from '@dicehall/server/client';
import { type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import { type Command, settings } from './command.ts';
import type { OnlineSession } from './online-session.ts';

interface Sender {
  readonly api: Api;
  readonly memory: TableMemory;
  readonly messages: Catalogue;
}

/** The newer state of the table, or why the server or this terminal refuses a command. */
type Sent =
  | {
      readonly snapshot: Snapshot;
      /** What was done, in words. */
      readonly done?: string;
      /** Whether the events of the table tell it, too. */
      readonly isEvent?: boolean;
    }
  | { readonly refused: string };

export const refusalText = (messages: Catalogue, { detail }: Refused): string =>
  detail === '' ? messages.say('online-offline') : detail;

function seatToRemove({ online }: OnlineSession, name: string | null) {
  const others = online.table.seats.filter(
    ({ kind, person }) => kind === 'bot' || (kind === 'person' && person !== online.you.person),
  );
  if (name === null) return others.findLast(({ kind }) => kind === 'bot');
  return others.find((seat) => seat.name?.toLowerCase() === name.toLowerCase());
}

/** Who has a name, among those with a seat and those who wrote. */
const whoIsNamed = ({ online: { table } }: OnlineSession, name: string) =>
  [...table.seats, ...table.said].find(
    (one) => one.person !== null && one.name?.toLowerCase() === name.toLowerCase(),
  );

/** Sends a command to the server. */
export async function send(
  { api, memory, messages }: Sender,
  session: OnlineSession,
  command: Command,
): Promise<Sent> {
  const { id } = session.online.table;
  const change = async (what: string, body: unknown = {}): Promise<Sent> => {
    const answer = await api.changeTable(id, what, body);
    return answer.ok ? { snapshot: answer.value } : { refused: refusalText(messages, answer) };
  };
  const told = async (sent: Promise<Sent>, key: MessageKey, values: Message['values']): Promise<Sent> => ({
    ...(await sent),
    done: messages.say(key, values),
    isEvent: command.kind !== 'seed',
  });
  switch (command.kind) {
    case 'sit':
      return change('sit', { commitment: await drawSeed(memory) });
    case 'bot':
      return change('bots', { strength: command.strength });
    case 'remove': {
      const seat = seatToRemove(session, command.name);
      if (seat === undefined) return { refused: messages.say('online-no-one-to-remove') };
      if (seat.kind === 'person') return change('remove', { person: seat.person });
      const answer = await api.call('DELETE', `/tables/${id}/bots/${seat.seat}`, (raw) =>
        snapshotSchema.parse(raw),
      );
      return answer.ok ? { snapshot: answer.value } : { refused: refusalText(messages, answer) };
    }
    case 'host':
    case 'mute': {
      const found = whoIsNamed(session, command.name);
      if (found === undefined)
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
      return change('undo/answer', { agrees: command.kind === 'agree' });
    case 'stand-in': {
      const absence = absenceAt(session.online, session.now);
      if (absence === null) return { refused: messages.say('online-stand-in-none') };
      return change('stand-in', { seat: absence.seat });
    }
    default:
      return change(command.kind);
  }
}
