import { describeMove, distinctMoves } from '@dicehall/engine';
import { type Catalogue, costOf, shareText, unitWord } from '@dicehall/messages';
import {
  type MoveValue,
  type NextRoll,
  type PositionValue,
  type RollOutcome,
  typicalOutcome,
} from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { columns } from '../terminal/width.ts';
import { type Position, seatNames, seatOf } from './position.ts';

const mostRows = 20;

interface ListedMove extends MoveValue {
  readonly text: string;
}

export function listedMoves(
  messages: Catalogue,
  position: Position,
  { moves, seat }: PositionValue,
): ListedMove[] {
  const { game, state } = position;
  const names = seatNames(messages, position);
  return distinctMoves(game, state, seat ?? 0, moves).map((one) => ({
    ...one,
    text: messages.text(describeMove(game, state, seat ?? 0, one.move), names),
  }));
}

/** Whether the notation of a position would reveal information that the seat may not know. */
export const isHidden = ({ game }: Position): boolean => game.facts.hiddenInformation;

type Cells = readonly string[];

/** Describes a position, and the values of its moves or of the roll that it waits for. */
export function exploredText({ messages }: Context, position: Position, explored: PositionValue): string[] {
  const { game, state } = position;
  const { how, unit, bySeat, moves, severalBest, margin, step, roll } = explored;
  const names = seatNames(messages, position);
  const word = unitWord(game, state);
  const digits = { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const shown = (value: number): string =>
    unit === 'win' ? shareText(messages, value, 'negative', margin) : messages.number(value, digits);
  const best = moves[0]?.value ?? 0;
  function lossOf(value: number): string {
    const { cost, format } = costOf(unit, { best, value, margin });
    return unit === 'win'
      ? messages.number(-cost / 100, { style: 'percent', ...format })
      : messages.number(-cost, format);
  }
  const headOf = (name: string): string => messages.lookup(`explore-column-${name}`, { unit, word });

  function outcomeText(outcome: RollOutcome | undefined): string {
    if (outcome === undefined || outcome.value === null) return '';
    const { busts, dice, value } = outcome;
    const of = busts ? 'bust' : 'dice';
    return messages.say('explore-outcome', { of, dice: { dice }, value: shown(value) });
  }

  const moveRow = ({ text, value, loss, roll }: ListedMove, number: number): Cells => [
    String(number),
    text,
    margin > 0 ? `${shown(value)} ± ${shown(margin)}` : shown(value),
    loss === 0 ? '' : lossOf(value),
    roll === null || roll.bust === 0 ? '' : shareText(messages, roll.bust),
    outcomeText(roll === null ? undefined : typicalOutcome(roll)),
    outcomeText(roll?.outcomes[0]),
  ];

  function othersText(values: readonly number[]): string[] {
    const [high] = values;
    const low = values.at(-1);
    if (high === undefined || low === undefined) return [];
    return [messages.say('explore-others', { count: values.length, low: shown(low), high: shown(high) })];
  }

  function moveLines(): string[] {
    const all = listedMoves(messages, position, explored);
    const rows = game.facts.listsMoves ? all : all.slice(0, mostRows);
    const heads = ['number', 'move', 'value', 'loss', 'bust', 'typical', 'best'].map(headOf);
    const table = [heads, ...rows.map((row, at) => moveRow(row, at + 1))];
    // A column without information is left out.
    const used = heads
      .map((_, column) => column)
      .filter((column) => table.slice(1).some((row) => row[column] !== ''));
    const cut = table.map((row) => used.map((column) => row[column] ?? ''));
    const isText = (at: number) => used[at] === 1 || (used[at] ?? 0) > 4;
    return [...columns(cut, isText), ...othersText(all.slice(rows.length).map(({ value }) => value))];
  }

  function rollLines({ outcomes }: NextRoll): string[] {
    const row = ({ dice, busts, chance, value }: RollOutcome): Cells => [
      messages.say('explore-rolled', { of: busts ? 'bust' : 'dice', dice: { dice } }),
      shareText(messages, chance),
      value === null ? '' : shown(value),
    ];
    // A bust is so important that it is shown even after the last row.
    const rest = outcomes.slice(mostRows);
    const rows = [...outcomes.slice(0, mostRows), ...rest.filter(({ busts }) => busts)].map(row);
    const others = rest.flatMap(({ value, busts }) => (value === null || busts ? [] : [value]));
    return [...columns([['roll', 'chance', 'value'].map(headOf), ...rows], 1), ...othersText(others)];
  }

  /** Returns the values of the seats, and the meaning of the values in the table. */
  function heading(): string[] {
    const shares = (unit === 'win' ? (bySeat ?? []) : []).map((value, seat) =>
      messages.say('explore-seat', { seat: { seat }, shown: shown(value) }, names),
    );
    const several = severalBest ? [messages.say('explore-several-best')] : [];
    if (how === 'exact' || how === 'equilibrium') return [...shares, ...several];
    if (moves.length === 0 && bySeat === null) return shares;
    const seat = { seat: seatOf(position) ?? 0 };
    return [...shares, messages.say(`explore-how-${how}`, { seat, word }, names), ...several];
  }

  const head = [...(isHidden(position) ? [] : [game.formatPosition(state)]), ...heading()];
  if (moves.length > 0) return [...head, ...moveLines()];
  if (roll !== null) return [...head, messages.say('explore-throw'), ...rollLines(roll)];
  return [...head, messages.say(`explore-${step.kind !== 'choose' ? step.kind : 'committed'}`)];
}
