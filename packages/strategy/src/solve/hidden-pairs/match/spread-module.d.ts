/** `packages/strategy/assembly/spread.ts`, compiled by `packages/tooling/sweep.mjs`. */
declare module '#spread' {
  type Address = Readonly<Record<'value', number>>;

  export interface Kernel
    extends Readonly<
      Record<'maxCells' | 'lengths' | 'rows' | 'rowOf' | 'thirdOf' | 'payoffs' | 'tables', Address>
    > {
    readonly memory: WebAssembly.Memory;
    clear(): void;
    add(a: number, b: number, c: number, d: number, lucky: number, lane: number, mass: number): void;
    close(): void;
  }

  export function start(): Kernel;
}
