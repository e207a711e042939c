/** A message between nodes. Only a hint: a node that misses it reads the log a little later. */
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

/** Carries hints between nodes without blocking. */
export interface Bus {
  publish(hint: Hint): void;
  onHint(listener: (hint: Hint) => void): void;
  isUp(): boolean;
  close(): Promise<void>;
}

export const localBus = (): Bus => ({
  publish: () => {},
  onHint: () => {},
  isUp: () => true,
  close: async () => {},
});
