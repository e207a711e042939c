import assert from 'node:assert/strict';
import {
  type ActionEffect,
  type ControlDie,
  type GameId,
  type Illegal,
  type Message,
  type MessageValue,
  parsePosition,
  readJson,
  replay,
  type Seat,
} from '../../src/index.ts';
import { entriesOf, scripted } from '../../src/testing/index.ts';

function read(position: string) {
  const at = parsePosition(position);
  assert.ok(at.ok, JSON.stringify(at));
  return at.value;
}

function valueText(value: MessageValue): string {
  if (typeof value !== 'object') return String(value);
  if ('dice' in value) return value.dice.join('');
  if ('list' in value)
    return value.list.map((item) => (typeof item === 'object' ? item.key : item)).join('+');
  return 'seat' in value ? `#${value.seat}` : value.seats.map((seat) => `#${seat}`).join('+');
}

/** Writes a message or a refusal: its key or code, then its values by name. */
function textOf(shown: Message | Illegal): string {
  if ('key' in shown && shown.key === 'number') return String(shown.values.number);
  const values = Object.entries(shown.values).map(([name, value]) => `${name}=${valueText(value)}`);
  return ['key' in shown ? shown.key : shown.code, ...values].join(' ');
}
const textOrNone = (shown: Message | null): string => (shown === null ? '-' : textOf(shown));

/** Writes moves and drafts in a short notation: `{type:roll,keep:[0]}`. */
const short = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');

function effectText(effect: ActionEffect): string {
  if (effect.kind === 'none') return 'not possible';
  if (effect.kind === 'draft') return `marks ${short(effect.draft)}`;
  assert.equal(effect.kind, 'move');
  return `${short(effect.move)}${effect.next === undefined ? '' : `, then ${short(effect.next)}`}`;
}

function dieText({ face, mark, worth, tap }: ControlDie): string {
  const parts = [`${face} ${mark}`];
  if (worth !== null) parts.push(textOf(worth));
  if (tap !== null) parts.push(`tap ${short(tap)}`);
  return parts.join('; ');
}

/** Writes the legal moves; if there are many, only their number, the first and the last. */
function movesText(moves: readonly unknown[]): string {
  if (moves.length <= 40) return `moves ${moves.map(short).join(' ')}`;
  return `moves ${moves.length}: ${short(moves[0])} to ${short(moves.at(-1))}`;
}

/**
 * The display of a position for a seat or the table, as lines: phase with its section of the rules, and turn, goal and progress, facts, dice, actions with their
 * keys and effects, marked dice, race, note, standings, legal moves and the fallback move. Empty parts have no line.
 */
export function shownAt(position: string, seat: Seat | null = null, draft: unknown = null): string[] {
  const { game, state } = read(position);
  const view = game.view(state, seat ?? 'table');
  const shown = game.controls(view, seat, draft);
  const moves = seat === null ? [] : game.moves(state, seat);
  assert.equal(view.game, game.id);
  assert.deepEqual(
    shown.dice.map((die) => die.position),
    shown.dice.map((_, index) => index),
  );
  return [
    `${view.phase} (${game.facts.phases[view.phase]}), ${shown.seat === null ? 'nobody' : `#${shown.seat}`}`,
    textOf(shown.goal),
    textOf(shown.progress),
    ...shown.facts.map((fact) => `${fact.id}: ${textOf(fact.label)} = ${textOf(fact.value)}`),
    ...shown.dice.map(dieText),
    ...(shown.marking === null ? [] : [`marking ${shown.marking}`]),
    ...shown.actions.map(({ id, key, label, effect, why, warning }) => {
      const action = `${id} [${key ?? ''}] ${textOf(label)}: ${effectText(effect)}`;
      const reason = why === null ? '' : `, refused: ${textOf(why)}`;
      return `${action}${reason}${warning === null ? '' : `, warning: ${textOf(warning)}`}`;
    }),
    ...(shown.marked === null ? [] : [`marked ${textOf(shown.marked)}`]),
    ...(shown.race === null ? [] : [`race ${textOf(shown.race)}`]),
    ...(shown.note === null ? [] : [`note ${textOf(shown.note)}`]),
    `standings ${shown.standings.map(textOrNone).join(' | ')}`,
    ...(seat === null || moves.length === 0
      ? []
      : [movesText(moves), `clock plays ${short(game.fallbackMove(state, seat))}`]),
  ];
}

/** Returns why a position is refused: code, field, given text and allowed values; `accepted` if it is not. */
export function refusalOf(position: string): string {
  const at = parsePosition(position);
  if (at.ok) return 'accepted';
  const { code, field, given, allowed } = at.error;
  const shown = typeof allowed === 'string' ? allowed : textOf(allowed);
  return `${code}: ${field} is ${given}, allowed: ${shown}`;
}

/** Returns the engine's answer to an entry at a position: the code and values of the refusal, or `accepted`. */
export function answerTo(position: string, script: string): string {
  const { game, state } = read(position);
  const [entry] = entriesOf(game, script);
  assert.ok(entry !== undefined);
  const after = game.apply(state, entry);
  return after.ok ? 'accepted' : textOf(after.error);
}

/**
 * Returns why a record is refused: the index of the entry, the code, the problem with its place, and the values of
 * the sentence.
 */
export function recordRefusal(text: string): string {
  const json = readJson(text);
  const replayed = json.ok ? replay(json.value) : json;
  if (replayed.ok) return 'accepted';
  const { entry, code, values, problem } = replayed.error;
  const found = problem === undefined ? [] : [`${problem.kind} at ${problem.path || 'the top'}`];
  const named = Object.entries({ ...values, ...problem?.values });
  return [`${code}@${entry}`, ...found, ...named.map(([name, value]) => `${name}=${valueText(value)}`)].join(
    ' ',
  );
}

/** Returns the position after a script that starts a new match. */
export function positionAfter(id: GameId, script: string): string {
  const { refused, record } = scripted(id, script);
  assert.equal(refused, null);
  const replayed = replay(record);
  assert.ok(replayed.ok);
  return replayed.value.setup.game.formatPosition(replayed.value.state);
}
