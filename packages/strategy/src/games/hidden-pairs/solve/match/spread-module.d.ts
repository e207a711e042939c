/** `packages/strategy/assembly/spread.ts`, compiled by `packages/tooling/sweep.mjs`. */
declare module '#spread' {
  type Address = Readonly<Record<'value', number>>;

  export type PlanTable = 'firstSplits' | 'shapeOf' | 'shapes' | 'steps' | 'laneOf';
  type CellTable = 'lengths' | 'rows';

  export interface Kernel
    extends Readonly<
      Record<'maxCells' | 'maxShapes' | CellTable | PlanTable | 'payoffs' | 'kept' | 'plans', Address>
    > {
    readonly memory: WebAssembly.Memory;
    clear(): void;
    add(plan: number, lane: number, mass: number): void;
    close(): void;
    value(plan: number, lane: number): number;
    offer(attacks: number): void;
    choose(): void;
  }

  export function start(): Kernel;
}
