import { games } from '@dicehall/engine';
import { languages } from '../../src/index.ts';
import { type Branch, defaultTurns, type Turn, untakenBranches, variablesOf } from './branches.ts';
import { keysOf, readSituations, type Situations } from './files.ts';
import { type Found, searchMatches } from './search.ts';
import { type Situation, type Value, type Values, valuesIn } from './situation.ts';

/**
 * Returns the branches of a text that no situation covers in any language. A text with values but without a situation
 * lacks the branch `any`.
 */
export function missingBranches(key: string, situations: readonly Situation[]): readonly Branch[] {
  const cases = situations.map((situation) => valuesIn(key, situation) ?? {});
  const branches = languages.flatMap((language) => untakenBranches(language, key, cases));
  const isBare = cases.length === 0 && languages.some((language) => variablesOf(language, key).size > 0);
  return branches.length === 0 && isBare ? [{ name: 'any', way: [] }] : branches;
}

/** Returns usual values of variables, from the situations of all other texts. */
type Usual = ReadonlyMap<string, Value>;

/** Values for variables with these names, chosen so that a reader can check the sentences. */
const first: Readonly<Record<string, Value>> = {
  seat: { seat: 1 },
  seats: { seats: [1, 2] },
  leader: { seat: 2 },
  on: { seat: 2 },
  to: { seat: 2 },
  name: 'Bo',
  game: { key: 'game-greed', values: {} },
  dice: { dice: [5, 1, 3] },
  count: 3,
  number: 2,
  points: 450,
  score: 350,
  total: 2650,
  target: 10000,
  best: 3100,
  lost: 450,
  price: 50,
  amount: 3,
  penalty: 4,
  sips: 2,
  value: 9,
  round: 2,
  turn: 2,
  turns: 3,
  face: 4,
  was: 2,
  die: 3,
  place: 2,
  min: 2,
  max: 8,
  most: 6,
  unit: 'crisps',
  word: 'crisps',
  given: 'abc',
  file: 'match.json',
  folder: '/srv/dice',
  code: '1EHGQ',
};

const numberOf: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 4 };

/**
 * Returns a value that selects a variant. Variants named `one` and `other` depend on a number, unless the select also
 * has other words.
 */
function valueFor({ variable, variant, others, plural }: Turn): Value {
  const words = [variant, ...others].filter((key) => typeof key === 'string');
  const isWord = words.some((key) => !(key in numberOf)) || (plural === 'cardinal' && words.includes('two'));
  const isNumber = others.some((key) => typeof key === 'number') || words.includes('one');
  if (variant === 'other' && !isNumber && typeof first[variable] === 'string') return first[variable];
  if (typeof variant === 'number' || isWord || !isNumber) return variant;
  let wanted = numberOf[variant] ?? 4;
  while (others.includes(wanted)) wanted += 1;
  return wanted;
}

function invented(key: string, branch: Branch, usual: Usual, base: Values): Situation {
  const values: Record<string, Value> = {};
  const byDefault = new Map(languages.flatMap((language) => [...defaultTurns(language, key)]));
  for (const [name, isNumber] of languages.flatMap((language) => [...variablesOf(language, key)])) {
    const turn = byDefault.get(name);
    const chosen = turn === undefined ? undefined : valueFor(turn);
    const likely = base[name] ?? chosen ?? first[name] ?? usual.get(name) ?? name;
    values[name] = isNumber && typeof likely !== 'number' ? 450 : likely;
  }
  for (const turn of branch.way) values[turn.variable] = valueFor(turn);
  if (typeof values.count === 'number' && values.seats !== undefined) {
    values.count = Math.min(3, values.count);
    values.seats = { seats: [1, 2, 3].slice(0, values.count) };
  }
  return { values };
}

function usualValues(all: readonly Situations[]): Usual {
  const usual = new Map<string, Value>();
  for (const situations of all)
    for (const [key, ofKey] of situations)
      for (const situation of ofKey)
        for (const [name, value] of Object.entries(valuesIn(key, situation) ?? {}))
          if (!usual.has(name) && value !== 0) usual.set(name, value);
  return usual;
}

/**
 * Adds situations to those of a key until each branch has one. They are found in matches if possible, otherwise they
 * have usual values.
 */
function completed(
  key: string,
  before: readonly Situation[],
  found: (key: string) => ReadonlyMap<string, Found> | undefined,
  usual: Usual,
): readonly Situation[] {
  const situations = before.filter((situation) => valuesIn(key, situation) !== null);
  if (missingBranches(key, situations).length === 0) return situations;
  const candidates = [...(found(key)?.values() ?? [])].sort((a, b) => b.worth - a.worth);
  for (;;) {
    const missing = missingBranches(key, situations);
    if (missing.length === 0) return situations;
    const next = candidates.find(
      ({ situation }) => missingBranches(key, [...situations, situation]).length < missing.length,
    );
    if (next !== undefined) {
      situations.push(next.situation);
      continue;
    }
    const [branch] = missing;
    const [like] = situations;
    if (branch === undefined) return situations;
    const made = invented(key, branch, usual, (like && valuesIn(key, like)) ?? {});
    if (missingBranches(key, [...situations, made]).length >= missing.length)
      throw new Error(`No values take the branch ${branch.name} of ${key}: is it reachable?`);
    situations.push(made);
  }
}

/** Returns the situations of all areas, with missing ones added. */
export function complete(areas: readonly string[]): ReadonlyMap<string, Situations> {
  const before = new Map(areas.map((area) => [area, readSituations(area)] as const));
  let index: ReturnType<typeof searchMatches> | undefined;
  const found = (key: string) => {
    index ??= searchMatches();
    return index.get(key);
  };
  const usual = usualValues([...before.values()]);
  return new Map(
    areas.map((area) => {
      const ofArea = before.get(area);
      // The search takes a while, so it runs only for areas with texts of the engine.
      const isOfEngine =
        games.some(({ id }) => id === area) ||
        [...(ofArea?.values() ?? [])].flat().some((one) => !('values' in one));
      const search = isOfEngine ? found : () => undefined;
      const all = keysOf(area).map(
        (key) => [key, completed(key, ofArea?.get(key) ?? [], search, usual)] as const,
      );
      return [area, new Map(all.filter(([, situations]) => situations.length > 0))] as const;
    }),
  );
}
