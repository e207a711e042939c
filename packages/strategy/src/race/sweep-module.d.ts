/** assembly/sweep.ts, compiled by packages/tooling/sweep.mjs. */
declare module '#sweep' {
  type Name = 'nodes' | 'first' | 'end' | 'lost' | 'stop' | 'rolled' | 'maxNodes' | 'maxRooms' | 'maxValues';
  /** Tables are given by their address. */
  export interface Kernel extends Readonly<Record<Name, { readonly value: number }>> {
    readonly memory: { readonly buffer: ArrayBuffer };
    sweep(dice: number, highest: number, top: number, exact: boolean, bust: number, second: number): number;
  }
  export function start(): Kernel;
}
