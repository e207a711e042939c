import { type ControlAction, type Controls, type Message, message, reservedKeys } from '@dicehall/engine';

interface KeyedAction {
  readonly key: string;
  readonly action: ControlAction;
}

const digits = [...'123456789'];
/** The letters that can become keys of actions. They exclude I, the key of the coach. */
const letters = [...'abdegjkmnoprvwxyz'];

/** Assigns the next free key to each action without a key. */
export function keyedActions({ actions, dice }: Controls): KeyedAction[] {
  const used = new Set<string>([...reservedKeys, ...actions.flatMap(({ key }) => key ?? [])]);
  const canTap = dice.some(({ tap }) => tap !== null);
  const free = [...(canTap ? [] : digits), ...letters].filter((key) => !used.has(key));
  return actions.flatMap((action): KeyedAction[] => {
    const key = action.key ?? free.shift();
    return key === undefined ? [] : [{ key, action }];
  });
}

/** The ways to mark dice with keys: by their position, or by the face that they show. */
export const keepings = ['position', 'value'] as const;
export type Keeping = (typeof keepings)[number];

/** Returns the digit that taps the die at a position; null if an action uses that digit. */
export const positionKey = ({ actions }: Controls, position: number): string | null => {
  const digit = String(position + 1);
  return position > 8 || actions.some(({ key }) => key === digit) ? null : digit;
};

export type Tap = { readonly draft: unknown } | { readonly why: Message };

function tapByPosition(controls: Controls, key: string): Tap | null {
  const die = controls.dice.find(({ position }) => positionKey(controls, position) === key);
  return die === undefined || die.tap === null ? null : { draft: die.tap };
}

/**
 * Handles the keys that mark dice by value: Shift+N marks a die that shows N, and N removes the mark from such a die.
 */
function tapByValue({ dice }: Controls, key: string): Tap | null {
  const [, shift, digit] = /^(shift-)?([1-6])$/.exec(key) ?? [];
  if (digit === undefined) return null;
  const face = Number(digit);
  const mark = shift === undefined ? 'chosen' : 'open';
  const die = dice.find((one) => one.face === face && one.mark === mark && one.tap !== null);
  if (die !== undefined) return { draft: die.tap };
  return { why: message(mark === 'open' ? 'cli-why-none-to-keep' : 'cli-why-none-to-put-back', { face }) };
}

export function tapOf(controls: Controls, keeping: Keeping, key: string): Tap | null {
  if (controls.dice.every(({ tap }) => tap === null)) return null;
  if (keeping === 'position') return tapByPosition(controls, key);
  return controls.actions.some((action) => action.key === key) ? null : tapByValue(controls, key);
}
