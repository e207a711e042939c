/** What nodes tell each other. Hints only: whoever misses one finds out from the log a little later. */
export type Hint =
  | { readonly kind: 'written'; readonly table: string; readonly seq: number }
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly node: string;
      readonly people: readonly string[];
      readonly watchers: number;
    }
  | { readonly kind: 'who'; readonly table: string; readonly node: string }
  | { readonly kind: 'changed'; readonly table: string };

/** Carries hints between nodes, and never holds anybody up. */
export interface Bus {
  publish(hint: Hint): void;
  /** Is told of every hint of the other nodes; not of this one's own. */
  onHint(listener: (hint: Hint) => void): void;
  isUp(): boolean;
  close(): Promise<void>;
}

/** The bus of a node that is alone. */
export const loneBus = (): Bus => ({
  publish: () => {},
  onHint: () => {},
  isUp: () => true,
  close: async () => {},
});
