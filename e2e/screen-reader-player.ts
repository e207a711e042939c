import { seedOf } from '../packages/tooling/test/seed.ts';
import type { GameName } from './harness.ts';
import type { Reader } from './screen-reader.ts';

/** The next action of a listener: pressing keys in order, or finding an item and choosing it. */
type Action =
  | { readonly kind: 'press'; readonly keys: readonly string[] }
  | { readonly kind: 'choose'; readonly item: RegExp };

const press = (...keys: readonly string[]): Action => ({ kind: 'press', keys });

/**
 * Chooses an action from the announcements since the last action; null if there is nothing to choose. `listeners` are
 * names.
 */
type Strategy = (said: readonly string[], listeners: readonly string[]) => Action | null;

/** Whether the last sentence of an announcement says that it is the listener's turn. */
export const saysYourTurn = (phrase: string): boolean =>
  /^polite: (.* )?(?:Your|\w+, your) turn\.$/.test(phrase);

/** Returns the latest announcement that matches. */
function lastOf(said: readonly string[], wanted: RegExp): RegExpExecArray | null {
  for (const phrase of said.toReversed()) {
    const found = wanted.exec(phrase);
    if (found !== null) return found;
  }
  return null;
}

const numberIn = (found: RegExpExecArray): number => Number((found[1] ?? '').replaceAll(',', ''));

interface AnnouncedDie {
  readonly key: string;
  readonly face: number;
  readonly isSetAside: boolean;
}

/** Parses the dice in "Die 1: 5, +50, kept. Die 2: …". */
const diceIn = (phrase: string): AnnouncedDie[] =>
  [...phrase.matchAll(/Die (\d): (\d)([^.]*)/g)].map(([, key = '', face, state = '']) => ({
    key,
    face: Number(face),
    isSetAside: state.includes('set aside'),
  }));

/** Keeps threes, which cost nothing. Without threes, keeps the lowest die and other low dice. */
function threesKept(dice: readonly AnnouncedDie[]): Action {
  const worth = ({ face }: AnnouncedDie) => (face === 3 ? 0 : face);
  const open = dice.filter(({ isSetAside }) => !isSetAside).sort((a, b) => worth(a) - worth(b));
  const kept = open.filter((die, rank) => rank === 0 || worth(die) <= 2).map(({ key }) => key);
  // The last die is not rolled again, so the turn ends with it.
  return press(...kept, open.length - kept.length < 2 ? 'b' : 'r');
}

/**
 * The number of faces entered so far. Equal announcements must lead to different dice, otherwise a tie would never end.
 */
let entered = 0;

/** Enters faces if the table asks for the faces of real dice; otherwise null. */
function enteredDice(said: readonly string[]): Action | null {
  const asked = /^polite: The (?:(\d) dice|die) that \w+ rolled\. /.exec(said.at(-1) ?? '');
  if (asked === null) return null;
  const faces = Array.from({ length: Number(asked[1] ?? 1) }, () =>
    String(1 + (Math.abs(seedOf(`entered die ${++entered}`)) % 6)),
  );
  return press(...faces);
}

const strategies: Readonly<Record<GameName, Strategy>> = {
  greed(said) {
    const points = lastOf(said, /(?:^polite: |[.!] )[1-6 ]+: (?:[\d,]+\. )?([\d,]+)(?= in this turn|, |\.)/);
    if (points !== null) return press(numberIn(points) >= 300 ? 'b' : 'r');
    return said.some(saysYourTurn) ? press('r') : null;
  },
  'ten-thousand'(said) {
    if (lastOf(said, /^assertive: You cannot bank yet/) !== null) return press('r');
    const kept = lastOf(said, /^polite: Kept (?:a )?([1-6 ]+): [\d,]+\. \d+ (?:die|dice) left\.$/);
    if (kept !== null) return press((kept[1] ?? '').split(' ').length > 3 ? 'r' : 'b');
    if (lastOf(said, /(?:^polite: |[.!] )[1-6 ]+: up to/) !== null) return press('a');
    return said.some(saysYourTurn) ? press('r') : null;
  },
  threes(said) {
    const dice = diceIn(lastOf(said, /^polite: Die 1: .*Die 5: .*$/)?.[0] ?? '');
    if (dice.length > 0) return threesKept(dice);
    const isOver = lastOf(said, / in total\./) !== null;
    if (!isOver && lastOf(said, /(?:^polite: |[.!] )(?:[1-6] ?)+\./) !== null) return press('h');
    // If several people share a device, the announcement names the person who rolled.
    if (lastOf(said, /rolls (?:a )?(?:[1-6] ?)+\. \w+, your turn\.$/) !== null) return press('h');
    return said.some(saysYourTurn) ? press('r') : null;
  },
  'three-dice'(said, listeners) {
    const gift = lastOf(said, /\b(\w+) (?:is|are) safe .* can give/);
    if (gift !== null && ['You', ...listeners].includes(gift[1] ?? ''))
      return { kind: 'choose', item: /^button, Give .* to / };
    if (lastOf(said, /^assertive: Gentlemen['’]s rule/) !== null) return press('r');
    const points = lastOf(said, /(?:^polite: |[.!] )[1-6] [1-6] [1-6]: (\d+) points?\./);
    const isOver = lastOf(said, /\b(Stayed on|\w+ (?:is|are) safe|Too lucky)/) !== null;
    if (points !== null && !isOver) return press(numberIn(points) >= 11 ? 'b' : 'r');
    return said.some(saysYourTurn) ? press('r') : null;
  },
  'hidden-pairs'(said) {
    // The announcement asks for a key, either to continue a reveal or for the person who takes the device.
    const asked = lastOf(said, /: press (\w)\.$/);
    if (asked !== null && !said.some(saysYourTurn)) return press((asked[1] ?? '').toLowerCase());
    if (
      said.some(saysYourTurn) &&
      lastOf(said, /to break the tie|dice each|all six dice for the win/) !== null
    )
      return press('r');
    const hand = lastOf(said, /^polite: Die 1: .*Die 6: .*$/)?.[0];
    if (hand !== undefined) return press(hand.includes('round') ? 'b' : 'a');
    return said.some(saysYourTurn) || lastOf(said, / are choosing\.$/) !== null ? press('h') : null;
  },
};

/**
 * Plays a match to its end using only the announcements. If a throw, turn, result or key is not announced, the player
 * waits in vain and the test fails.
 * @param before the number of announcements before the match
 * @param listeners the names of the people who play
 * @param transcript receives every key and announcement in order
 * @returns all announcements since then, each with its urgency
 * @throws Error if an expected announcement did not come
 */
export async function playByAnnouncements(
  reader: Reader,
  game: GameName,
  before: number,
  transcript: string[] = [],
  listeners: readonly string[] = ['Ada'],
): Promise<readonly string[]> {
  let doing = 'opening the table';
  const announced: string[] = [];
  const hear = async () => {
    const heard = await reader.listen(before + announced.length);
    if (heard.length === 0)
      throw new Error(`Nothing was announced after ${doing}; last: ${announced.slice(-4).join(' | ')}`);
    announced.push(...heard);
    transcript.push(...heard);
  };
  await hear();
  let last: Action | null = null;
  for (let since = 0; ; ) {
    if (announced.some((phrase) => /^polite: .* (wins?|share the win) with/.test(phrase))) return announced;
    const said = announced.slice(since);
    // With two people on one device, keys are ignored for a moment. A player who pressed a key too soon presses it
    // again.
    const isTooSoon = since > 0 && lastOf(said, /^assertive: One moment: /) !== null;
    const action: Action | null = isTooSoon ? last : (enteredDice(said) ?? strategies[game](said, listeners));
    if (action === null) {
      await hear();
      continue;
    }
    since = announced.length;
    last = action;
    for (const one of action.kind === 'press' ? action.keys : [action.item]) {
      doing = String(one);
      transcript.push(`> ${typeof one === 'string' ? one.toUpperCase() : one.source}`);
      await (typeof one === 'string' ? reader.press(one) : reader.choose(one));
      await hear();
    }
  }
}
