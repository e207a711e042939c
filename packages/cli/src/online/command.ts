import { err, type Message, ok, type Result } from '@dicehall/engine';
import { reactions } from '@dicehall/server/protocol';
import { strengths } from '@dicehall/strategy';
import { unknownWord } from '../suggest.ts';

/** A change of an online table besides moves. Seats are 0-based. */
export type Command =
  | { readonly kind: 'sit' | 'stand' | 'start' | 'hold' | 'return' | 'stand-in' | 'resign' | 'rematch' }
  | { readonly kind: 'bot'; readonly strength: string }
  | { readonly kind: 'remove'; readonly name: string | null }
  | { readonly kind: 'react'; readonly reaction: string }
  | { readonly kind: 'say'; readonly text: string };

/** A typed line: a command, or a wish for the list of commands. */
export type TypedLine = Command | { readonly kind: 'help' };

const bare = ['sit', 'stand', 'start', 'hold', 'return', 'stand-in', 'resign', 'rematch', 'help'] as const;

/** The words after `/`, in the order of the help. */
export const commandWords = [...bare, 'bot', 'remove', 'react', 'say'] as const;

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
    case 'remove':
      return ok({ kind: 'remove', name: given === '' ? null : given });
    default: {
      const words = commandWords.map((one) => `/${one}`);
      return err(unknownWord('online-no-such-command', `/${word}`, words));
    }
  }
}
