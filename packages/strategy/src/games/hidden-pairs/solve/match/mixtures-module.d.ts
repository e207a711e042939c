/** assembly/mixtures.ts, compiled by packages/tooling/sweep.mjs. */
declare module '#mixtures' {
  type Name = 'mostMixtures' | 'mostShares' | 'rowAt' | 'shares' | 'bytes' | 'plans' | 'planAt';
  /** Tables are given by their address. */
  export interface Coder extends Readonly<Record<Name, { readonly value: number }>> {
    readonly memory: { readonly buffer: ArrayBuffer };
    begin(isReading: boolean): void;
    code(mixture: number, similar: number): void;
    end(): number;
  }
  export function start(): Coder;
}
