import type { Charts, PositionValue } from '@dicehall/strategy';

/** Positions to explore: one, and the same under other house rules. */
export interface ExploreTask {
  /** Rises with each task; a later task replaces an earlier one. */
  readonly id: number;
  readonly lines: readonly string[];
}

/** Null where values are estimated, or a chart says nothing. */
export interface PositionCharts extends Charts {
  /** The position that they are of. */
  readonly line: string;
}

/** A position as it was explored. */
export interface ExploredPosition extends PositionValue {
  readonly line: string;
  /** For each value; 0 where none is estimated. */
  readonly rollouts: number;
  /** Absent until they are computed, a moment after the moves. */
  readonly charts?: PositionCharts;
  /** The legal moves that are not among `moves`, which has the best of thousands. */
  readonly more: { readonly count: number; readonly least: number } | null;
}

/** Messages from the worker. */
export type ExploreNews =
  /** `share` is from 0 to 1. */
  | { readonly kind: 'solving'; readonly id: number; readonly share: number }
  | { readonly kind: 'explored'; readonly id: number; readonly positions: readonly ExploredPosition[] }
  | { readonly kind: 'failed'; readonly id: number };
