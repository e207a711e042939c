/** assembly/sweep.ts, compiled by packages/tooling/sweep.mjs. */
declare module '#sweep' {
  type Constant =
    | 'nodes'
    | 'first'
    | 'end'
    | 'lost'
    | 'stop'
    | 'rolled'
    | 'mostNodes'
    | 'mostRooms'
    | 'mostValues';
  /** Tables are given by their address. */
  export interface Kernel extends Readonly<Record<Constant, { readonly value: number }>> {
    readonly memory: { readonly buffer: ArrayBuffer };
    sweep(dice: number, highest: number, top: number, exact: boolean, bust: number, second: number): number;
  }
  export function start(): Kernel;
}
