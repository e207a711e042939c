import { type Face, type Message, message } from '@dicehall/engine';

/**
 * What each die of a throw is worth: alone where its face scores die by die, else together with the others of its face;
 * all of them together where that is worth more.
 * @param score what some dice of the throw score taken alone
 */
export function worthOfEach(
  dice: readonly Face[],
  score: (dice: readonly Face[]) => number,
): (Message | null)[] {
  const groups = new Map<Face, Face[]>();
  for (const face of dice) groups.set(face, [...(groups.get(face) ?? []), face]);
  const apart = [...groups.values()].reduce((sum, group) => sum + score(group), 0);
  const together = score(dice);
  if (dice.length > 1 && together > apart) {
    return dice.map(() => message('cli-worth-group', { count: dice.length, score: together }));
  }
  return dice.map((face) => {
    const group = groups.get(face) ?? [];
    const all = score(group);
    const one = score([face]);
    if (all === 0) return null;
    if (one * group.length === all) return message('cli-worth', { score: one });
    return message('cli-worth-group', { count: group.length, score: all });
  });
}
