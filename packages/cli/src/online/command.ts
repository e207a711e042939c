import { err, type Message, message, ok, type Result } from '@dicehall/engine';
import { reactions } from '@dicehall/server/protocol';
import { strengths } from '@dicehall/strategy';
import { unknownWord } from '../suggest.ts';

/** What the host can turn on and off, with the name that the server has for it. */
export const settings = {
  chat: 'chat',
  'spectator-chat': 'spectatorChat',
  watch: 'watch',
  listed: 'listed',
} as const;
type Setting = keyof typeof settings;

/** A change of an online table besides moves. Seats are 0-based. */
export type Command =
  | {
      readonly kind:
        | 'sit'
        | 'stand'
        | 'start'
        | 'hold'
        | 'return'
        | 'undo'
        | 'agree'
        | 'refuse'
        | 'stand-in'
        | 'resign'
        | 'rematch'
        | 'seed';
    }
  | { readonly kind: 'bot'; readonly strength: string }
  | { readonly kind: 'remove'; readonly name: string | null }
  | { readonly kind: 'host'; readonly name: string }
  | { readonly kind: 'mute'; readonly name: string; readonly muted: boolean }
  | { readonly kind: 'set'; readonly what: Setting; readonly on: boolean }
  | { readonly kind: 'react'; readonly reaction: string }
  | { readonly kind: 'say'; readonly text: string };

/** A typed line: a command, or a wish for the list of commands. */
export type TypedLine = Command | { readonly kind: 'help' };

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
  'stand-in',
  'resign',
  'rematch',
  'help',
] as const;

/** The words after `/`, in the order of the help. */
export const commandWords = [
  ...bare,
  'bot',
  'remove',
  'host',
  'mute',
  'unmute',
  'set',
  'react',
  'say',
] as const;

function oneOf(word: string, given: string, allowed: readonly string[]): Result<string, Message> {
  const known = allowed.find((one) => one === given.toLowerCase());
  return known === undefined
    ? err(unknownWord('online-bad-word', `/${word} ${given}`.trim(), allowed, given))
    : ok(known);
}

/** Reads a typed line: a command after `/`, else a message to the others. */
export function readLine(line: string): Result<TypedLine, Message> {
  const text = line.trim();
  if (!text.startsWith('/')) return ok({ kind: 'say', text });
  const [, word = '', given = ''] = /^\/(\S*)\s*(.*)$/su.exec(text) ?? [];
  const name = word.toLowerCase();
  const simple = bare.find((one) => one === name);
  if (simple !== undefined) return ok({ kind: simple });
  switch (name) {
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
      return given === ''
        ? err(message('online-name-missing', { word: name }))
        : ok({ kind: name, name: given });
    case 'mute':
    case 'unmute':
      return given === ''
        ? err(message('online-name-missing', { word: name }))
        : ok({ kind: 'mute', name: given, muted: name === 'mute' });
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
