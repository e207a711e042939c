import type { Message } from '@dicehall/engine';
import { usePhrases } from '../i18n/messages.tsx';
import { useSettings } from '../settings/settings.ts';
import { Die } from './Die.tsx';

/** Shows a text with its dice drawn. Screen readers read their faces. */
export function DiceText({ phrase }: { readonly phrase: Message }) {
  const say = usePhrases();
  const { faces } = useSettings();
  const drawn = new Map(
    Object.values(phrase.values).flatMap((value) =>
      typeof value === 'object' && 'dice' in value && value.dice.length > 0
        ? [[value.dice.join(' '), value.dice]]
        : [],
    ),
  );
  if (drawn.size === 0) return say(phrase);
  const parts = say(phrase).split(new RegExp(`(?<!\\d)(${[...drawn.keys()].join('|')})(?!\\d)`));
  return parts.map((part, at) => {
    const dice = at % 2 === 0 ? undefined : drawn.get(part);
    return dice === undefined ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text has no other order
      <span key={at} className="dice-in-text" role="img" aria-label={part}>
        {dice.map((face, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are identified by their position
          <Die key={position} face={face} size="small" numerals={faces === 'numerals'} />
        ))}
      </span>
    );
  });
}
