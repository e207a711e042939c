import { type Message, message } from '@dicehall/engine';
import type { WordedTable } from '../../cards/card.ts';
import { raceRuleText, type StopRule, spanOf } from '../../cards/rule.ts';

export type TenThousandRule =
  | StopRule
  /** A rule: bank as soon as that leaves at most `dice` dice, and between `from` and `to` points to the target. */
  | { readonly kind: 'land'; readonly from: number; readonly to: number; readonly dice: number }
  /** A rule: never bank if that leaves fewer than `least` points to the target. */
  | { readonly kind: 'room'; readonly least: number }
  /**
   * A rule for rolling on after a roll of `dice` dice: keep one more die only if it adds more than `worth` points.
   * @param need the maximum points missing to the target before the roll; null for any number
   */
  | {
      readonly kind: 'put-back';
      readonly worth: number;
      readonly dice: readonly [number, number];
      readonly need: number | null;
    }
  /** A rule: take over if points times dice are at least this product. */
  | { readonly kind: 'take-product'; readonly product: number }
  /**
   * A rule for rolling on: keep the set with the most points, plus the bonus in `worths` for the number of dice to
   * roll.
   */
  | { readonly kind: 'worths'; readonly worths: readonly number[] }
  /**
   * A rule for rolling on with at most `need` points missing to the target: keep the dice that leave the first possible
   * number of points in `leave`.
   */
  | { readonly kind: 'aim'; readonly need: number; readonly leave: readonly number[] }
  | TableRule
  | TableExtra;

type Limit = number | null;

/** A row of the table. It applies to some ranges of the points that are left to the target after a bank. */
export interface TableRow {
  /** The ranges, each with its lowest and highest number; null means no upper limit. */
  readonly needs: readonly (readonly [number, number | null])[];
  /** Whether the row applies even if a rule for the number of dice or for the opening forbids a bank. */
  readonly always: boolean;
  /** The minimum points of the turn for a bank, by band and column; null means never bank. */
  readonly limits: readonly (readonly Limit[])[];
}

/**
 * A table of minimum points for a bank. If several sets of dice may be banked, the highest row decides, then the set
 * that leaves the fewest dice.
 */
export interface TableRule {
  readonly kind: 'table';
  /** The range of the number of dice left for each column. */
  readonly columns: readonly StopRule['dice'][];
  /**
   * The maximum points that the other player needs to win, for each band, in descending order; null means any number.
   */
  readonly bands: readonly Limit[];
  /** The rows of the table. The first row that applies decides. */
  readonly rows: readonly TableRow[];
}

export type TableExtra =
  /**
   * A rule for a player who could roll four or five dice instead: bank only if at most two dice are left and the turn
   * has at least `four` or `five` points.
   */
  | { readonly kind: 'instead'; readonly four: number; readonly five: number }
  /**
   * A rule for a player who could roll six dice instead: bank only if one die is left, the turn has at least `from`
   * points, and the other player needs more than `over` points.
   */
  | { readonly kind: 'instead-six'; readonly from: number; readonly over: number }
  /**
   * A rule while the other player is not in the game: the minimum points for a bank that leaves up to two dice, three
   * dice and four dice.
   */
  | { readonly kind: 'out'; readonly two: number; readonly three: number; readonly four: number };

export function tenThousandRuleText(rule: TenThousandRule, dice: number): Message {
  switch (rule.kind) {
    case 'land':
      return message('card-land', { from: rule.from, to: rule.to, dice: rule.dice });
    case 'room':
      return message('card-room', { least: rule.least });
    case 'take-product':
      return message('card-take-product', {
        product: rule.product,
        // The points with 4 dice, which are a multiple of 50.
        four: 50 * Math.ceil(rule.product / 4 / 50),
      });
    case 'worths': {
      const [one = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = rule.worths;
      return message('card-worths', {
        ...{ one, two, three, four, five, six },
        keepOne: 100 + five,
        keepTwo: 150 + four,
      });
    }
    case 'aim': {
      const [first = 0, second = 0, third = 0] = rule.leave;
      return message('card-aim', { need: rule.need, first, second, third });
    }
    case 'table':
      return message('card-table');
    case 'instead':
      return message('card-instead', { four: rule.four, five: rule.five });
    case 'instead-six':
      return message('card-instead-six', { points: rule.from, over: rule.over });
    case 'out':
      return message('card-out', { two: rule.two, three: rule.three, four: rule.four });
    case 'stop':
      return raceRuleText(rule, dice);
  }
  const [from, to] = rule.dice;
  const span = spanOf(rule.dice, dice);
  const near = rule.need === null ? 'no' : 'yes';
  const { worth, need } = rule;
  const example = { one: 100 + 5 * worth, two: 150 + 4 * worth };
  return message('card-put-back', { from, to, span, near, need: need ?? 0, worth, ...example });
}

function needsText({ needs, always }: TableRow): Message {
  const [from = 0, b = 0, c = 0, d = 0] = needs.map(([low]) => low);
  const to = needs[0][1];
  const form = needs.length > 1 ? 'four' : to === null ? 'more' : to === from ? 'one' : 'range';
  return message('card-table-needs', { form, from, b, c, d, to: to ?? 0, mark: always ? 'yes' : 'no' });
}

function bandText(most: number | null, over: number | null): Message {
  const form = most === null ? 'over' : over === null ? 'most' : 'between';
  return message('card-table-band', { form, most: most ?? 0, over: over ?? 0 });
}

const limitText = (points: number | null): Message =>
  message('card-table-limit', {
    form: points === null ? 'never' : points === 0 ? 'any' : 'from',
    points: points ?? 0,
  });

/**
 * Returns the text of a table.
 * @param dice the number of dice in a full roll
 */
export const tableText = ({ columns, bands, rows }: TableRule, dice: number): WordedTable => ({
  corner: message('card-table-need'),
  columns: columns.map(([from, to]) =>
    message('card-table-dice', { from, to, span: spanOf([from, to], dice) }),
  ),
  groups: bands.map((most, band) => ({
    head: bandText(most, bands[band + 1] ?? null),
    rows: rows.map((row) => ({ head: needsText(row), cells: row.limits[band].map(limitText) })),
  })),
  numbers: rows.flatMap(({ limits }) => limits.flat()).filter((points) => points !== null).length,
});
