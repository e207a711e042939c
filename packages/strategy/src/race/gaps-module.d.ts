/** assembly/gaps.ts, compiled by packages/tooling/sweep.mjs. */
declare module '#gaps' {
  type Name = 'side' | 'most' | 'gaps' | 'maxGaps' | 'kindCode' | 'gapCode';
  /** Tables are given by their address. */
  export interface Coder extends Readonly<Record<Name, { readonly value: number }>> {
    readonly memory: { readonly buffer: ArrayBuffer };
    code(isReading: boolean, dice: number): void;
    kindBytes(): number;
    gapBytes(): number;
  }
  export function start(): Coder;
}
