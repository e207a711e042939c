// Declares the modules that packages/tooling/assembly.mjs compiles from packages/strategy/assembly.

/** Compiled from assembly/sweep.ts. */
declare module '#sweep' {
  type Name = 'nodes' | 'first' | 'end' | 'lost' | 'stop' | 'rolled' | 'maxNodes' | 'maxRooms' | 'maxValues';
  /** The addresses of the tables in the module's memory, and their maximum sizes. */
  export interface Kernel extends Readonly<Record<Name, { readonly value: number }>> {
    readonly memory: { readonly buffer: ArrayBuffer };
    sweep(dice: number, highest: number, top: number, exact: boolean, bust: number, second: number): number;
  }
  export function start(): Kernel;
}

/** Compiled from assembly/gaps.ts. */
declare module '#gaps' {
  type Name = 'side' | 'most' | 'gaps' | 'maxGaps' | 'kindCode' | 'gapCode';
  /** The addresses of the tables in the module's memory, and their maximum sizes. */
  export interface Coder extends Readonly<Record<Name, { readonly value: number }>> {
    readonly memory: { readonly buffer: ArrayBuffer };
    code(isReading: boolean, dice: number): void;
    kindBytes(): number;
    gapBytes(): number;
  }
  export function start(): Coder;
}

/** Compiled from assembly/mixtures.ts. */
declare module '#mixtures' {
  type Name = 'mostMixtures' | 'mostShares' | 'rowAt' | 'shares' | 'bytes' | 'plans' | 'planAt';
  /** The addresses of the tables in the module's memory, and their maximum sizes. */
  export interface Coder extends Readonly<Record<Name, { readonly value: number }>> {
    readonly memory: { readonly buffer: ArrayBuffer };
    begin(isReading: boolean): void;
    code(mixture: number, similar: number): void;
    end(): number;
  }
  export function start(): Coder;
}

/** Compiled from assembly/spread.ts. */
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
