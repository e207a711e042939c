import { describeMove, distinctMoves } from '@dicehall/engine';
import { type Catalogue, shareText, unitWord } from '@dicehall/messages';
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

/** Whether the notation of a position would reveal what the seat may not know. */
export const isHidden = ({ game }: Position): boolean => game.facts.hiddenInformation;

type Cells = readonly string[];

class ExploredText {
  readonly #messages: Catalogue;
  readonly #position: Position;
  readonly #explored: PositionValue;

  constructor({ messages }: Context, position: Position, explored: PositionValue) {
    this.#messages = messages;
    this.#position = position;
    this.#explored = explored;
  }

  #value(value: number): string {
    return this.#explored.unit === 'win'
      ? shareText(this.#messages, value)
      : this.#messages.number(value, {
          signDisplay: 'exceptZero',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        });
  }

  #word(): string {
    return unitWord(this.#position.game, this.#position.state);
  }

  #outcome(outcome: RollOutcome | undefined): string {
    if (outcome === undefined || outcome.value === null) return '';
    const { busts, dice, value } = outcome;
    const of = busts ? 'bust' : 'dice';
    return this.#messages.say('explore-outcome', { of, dice: { dice }, value: this.#value(value) });
  }

  #head(name: string): string {
    return this.#messages.lookup(`explore-column-${name}`, { unit: this.#explored.unit, word: this.#word() });
  }

  #moveRow({ text, value, loss, roll }: ListedMove, number: number): Cells {
    const { margin } = this.#explored;
    const bust = roll === null || roll.bust === 0 ? '' : shareText(this.#messages, roll.bust);
    return [
      String(number),
      text,
      margin > 0 ? `${this.#value(value)} ± ${this.#value(margin)}` : this.#value(value),
      loss === 0 ? '' : this.#value(-loss),
      bust,
      this.#outcome(roll === null ? undefined : typicalOutcome(roll)),
      this.#outcome(roll?.outcomes[0]),
    ];
  }

  #moves(): string[] {
    const { game } = this.#position;
    const all = listedMoves(this.#messages, this.#position, this.#explored);
    const rows = game.facts.listsMoves ? all : all.slice(0, mostRows);
    const heads = ['number', 'move', 'value', 'loss', 'bust', 'typical', 'best'].map((name) =>
      this.#head(name),
    );
    const table = [heads, ...rows.map((row, at) => this.#moveRow(row, at + 1))];
    // A column without information is left out.
    const used = heads
      .map((_, column) => column)
      .filter((column) => table.slice(1).some((row) => row[column] !== ''));
    const cut = table.map((row) => used.map((column) => row[column] ?? ''));
    const isText = (at: number) => used[at] === 1 || (used[at] ?? 0) > 4;
    return [...columns(cut, isText), ...this.#others(all.slice(rows.length).map(({ value }) => value))];
  }

  #roll({ outcomes }: NextRoll): string[] {
    const heads = ['roll', 'chance', 'value'].map((name) => this.#head(name));
    const row = ({ dice, busts, chance, value }: RollOutcome): Cells => [
      this.#messages.say('explore-rolled', { of: busts ? 'bust' : 'dice', dice: { dice } }),
      shareText(this.#messages, chance),
      value === null ? '' : this.#value(value),
    ];
    // A bust is important enough to be shown even beyond the last row.
    const rest = outcomes.slice(mostRows);
    const rows = [...outcomes.slice(0, mostRows), ...rest.filter(({ busts }) => busts)].map(row);
    const others = rest.flatMap(({ value, busts }) => (value === null || busts ? [] : [value]));
    return [...columns([heads, ...rows], 1), ...this.#others(others)];
  }

  #others(values: readonly number[]): string[] {
    const [high] = values;
    const low = values.at(-1);
    if (high === undefined || low === undefined) return [];
    const [from, to] = [this.#value(low), this.#value(high)];
    return [this.#messages.say('explore-others', { count: values.length, low: from, high: to })];
  }

  /** Returns the values of the seats, and what the values in the table mean. */
  #heading(): string[] {
    const { how, unit, bySeat, moves, severalBest } = this.#explored;
    const names = seatNames(this.#messages, this.#position);
    const shares = (unit === 'win' ? (bySeat ?? []) : []).map((value, seat) =>
      this.#messages.say('explore-seat', { seat: { seat }, shown: this.#value(value) }, names),
    );
    const several = severalBest ? [this.#messages.say('explore-several-best')] : [];
    if (how === 'exact' || how === 'equilibrium') return [...shares, ...several];
    if (moves.length === 0 && bySeat === null) return shares;
    const seat = { seat: seatOf(this.#position) ?? 0 };
    const source = this.#messages.say(`explore-how-${how}`, { seat, word: this.#word() }, names);
    return [...shares, source, ...several];
  }

  lines(): string[] {
    const { game, state } = this.#position;
    const { step, moves, roll } = this.#explored;
    const line = isHidden(this.#position) ? [] : [game.formatPosition(state)];
    const heading = [...line, ...this.#heading()];
    if (moves.length > 0) return [...heading, ...this.#moves()];
    if (roll !== null) return [...heading, this.#messages.say('explore-throw'), ...this.#roll(roll)];
    const nothing = step.kind !== 'choose' ? step.kind : 'committed';
    return [...heading, this.#messages.say(`explore-${nothing}`)];
  }
}

export const exploredText = (context: Context, position: Position, explored: PositionValue): string[] =>
  new ExploredText(context, position, explored).lines();
