import type { Face } from '@dicehall/engine';
import {
  type BufferAttribute,
  type InstancedMesh,
  Matrix4,
  type PerspectiveCamera,
  Quaternion,
  type Scene,
  Vector3,
} from 'three';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { topFace } from '../../src/dice/solid/cube.ts';
import { depthTexture, faceTexture } from '../../src/dice/solid/die-texture.ts';
import { openSolidThrows } from '../../src/dice/solid/solid-throws.ts';
import { openStage } from '../../src/dice/solid/stage.ts';

/** The calls to a renderer, and what it has drawn. */
const told = vi.hoisted(() => ({
  ratio: 0,
  sizes: [] as unknown[],
  scene: undefined as unknown,
  camera: undefined as unknown,
  lose: () => {},
  canvas: { className: '', remove: () => {}, addEventListener: (_: string, lose: () => void) => void lose },
  fence: (): null => null,
}));
vi.mock('three', async (original) => ({
  ...(await original<typeof import('three')>()),
  WebGLRenderer: class {
    shadowMap = {};
    domElement = told.canvas;
    extensions = { has: () => false };
    setClearColor() {}
    setPixelRatio = (ratio: number) => void Object.assign(told, { ratio });
    setSize = (...size: unknown[]) => void told.sizes.push(size);
    render = (scene: unknown, camera: unknown) => void Object.assign(told, { scene, camera });
    getContext = () => ({ fenceSync: told.fence });
  },
}));
// These parts need a canvas.
vi.mock('../../src/dice/solid/die-texture.ts', () => ({ faceTexture: vi.fn(), depthTexture: vi.fn() }));

const disposed: unknown[] = [];
let time = 0;
let next: (() => void) | null = null;
beforeEach(() => {
  [time, next, told.sizes, disposed.length, told.fence] = [0, null, [], 0, () => null];
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  told.canvas.addEventListener = vi.fn((_, lose) => void Object.assign(told, { lose }));
  for (const texture of [faceTexture, depthTexture])
    vi.mocked(texture)
      .mockReset()
      .mockImplementation((look) => ({ dispose: () => disposed.push(look) }) as never);
  vi.stubGlobal('window', { innerWidth: 1200, innerHeight: 800, devicePixelRatio: 1 });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    next = run;
    return 7;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => {
    if (frame === 7) next = null;
  });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => ` ${name} ` }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const look = { face: 'ivory', pip: 'black', ace: 'red', numerals: false };
const picture = { width: 1200, height: 800, x: 500, y: 350, edge: 64 };

/** Returns where a point of the table appears in the picture. */
function seen({ x, y, z }: Vector3): { x: number; y: number } {
  const at = new Vector3(x, y, z).project(told.camera as PerspectiveCamera);
  return { x: ((at.x + 1) / 2) * 1200, y: ((1 - at.y) / 2) * 800 };
}
/** Returns the drawn dice. The other mesh with several instances contains their shadows. */
function drawnDice() {
  const meshes = (told.scene as Scene).children.filter((one) => 'isInstancedMesh' in one) as InstancedMesh[];
  const [shadows, bodies] = meshes as [InstancedMesh, InstancedMesh];
  const instancesOf = (mesh: InstancedMesh) =>
    Array.from({ length: mesh.count }, (_, index) => {
      const [at, turn, size, matrix] = [new Vector3(), new Quaternion(), new Vector3(), new Matrix4()];
      mesh.getMatrixAt(index, matrix);
      matrix.decompose(at, turn, size);
      return { at, turn, size: size.x };
    });
  const strengths = shadows.geometry.getAttribute('strength');
  return {
    dice: instancesOf(bodies),
    shadows: instancesOf(shadows).map((shadow, index) => ({ ...shadow, strength: strengths.getX(index) })),
    /** How often the graphics card has been sent the places of the dice, those of the shadows, and their strengths. */
    sent: [bodies.instanceMatrix, shadows.instanceMatrix, strengths].map(
      (one) => (one as BufferAttribute).version,
    ),
  };
}

describe('3D dice are drawn on a table', () => {
  const opened = (isSoftware = false) => {
    const stage = openStage(isSoftware);
    stage.fit(picture, look);
    stage.draw([]);
    return stage;
  };

  test.each([
    [500, 350, 64],
    [250, 600, 48],
    [1100, 120, 90],
  ])('a die at (%i, %i) with an edge of %i pixels appears there and lies on the table', (x, y, edge) => {
    const { at, size } = opened().placeOf({ x, y, edge });
    expect(at.y).toBeCloseTo(size / 2);
    const [left, right] = [-1, 1].map((side) => seen(new Vector3(at.x + (side * size) / 2, size, at.z)));
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(edge, 0);
    expect(((right?.x ?? 0) + (left?.x ?? 0)) / 2).toBeCloseTo(x, 0);
    expect(left?.y).toBeCloseTo(y, 0);
  });

  test('below the camera a die has the size of its edge on the screen, and a screen point maps to half the height of a die', () => {
    const stage = opened();
    expect(stage.placeOf({ x: 500, y: 350, edge: 64 }).size).toBeCloseTo(1, 1);
    const point = stage.seenAt(700, 200);
    expect(point.y).toBeCloseTo(0.5);
    expect([seen(point).x, seen(point).y].map(Math.round)).toEqual([700, 200]);
    // The camera is above the place of the dice.
    const below = seen(new Vector3(0, 0, 0));
    expect([below.x, below.y].map(Math.round)).toEqual([500, 350]);
  });

  test.each([
    ['a coarse screen', 1, false, 1],
    ['a fine screen, up to three million pixels', 3, false, Math.sqrt(3_000_000 / 960_000)],
    ['a computer without a graphics card, up to 100,000 pixels', 3, true, Math.sqrt(100_000 / 960_000)],
  ])('the resolution of the picture fits %s', (_, devicePixelRatio, isSoftware, ratio) => {
    Object.assign(window, { devicePixelRatio });
    opened(isSoftware);
    expect(told.ratio).toBeCloseTo(ratio);
  });

  test('a small picture has at most two pixels per point, and its size is set only when it changes', () => {
    Object.assign(window, { devicePixelRatio: 3 });
    const stage = opened();
    stage.fit({ ...picture, x: 100 }, look);
    stage.fit({ ...picture, width: 400 }, look);
    expect([told.sizes, told.ratio]).toEqual([
      [
        [1200, 800, false],
        [400, 800, false],
      ],
      2,
    ]);
  });

  test('dice get new textures only when their look changes, and the old textures are released', () => {
    const stage = opened();
    stage.fit({ ...picture, x: 100 }, { ...look });
    expect([vi.mocked(faceTexture).mock.calls, disposed]).toEqual([[[look]], []]);
    const numerals = { ...look, numerals: true };
    stage.fit(picture, numerals);
    expect(vi.mocked(faceTexture).mock.calls).toEqual([[look], [numerals]]);
    expect(vi.mocked(depthTexture).mock.calls).toEqual([[look], [numerals]]);
    expect(disposed).toEqual([look, look]);
  });

  test('each die is drawn in its pose and size, above a shadow that turns with it', () => {
    const stage = opened();
    const upright = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), 0.3);
    const onSide = upright
      .clone()
      .multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.PI / 2));
    stage.draw([
      { at: new Vector3(-2, 0.5, 1), turn: upright, size: 1 },
      { at: new Vector3(3, 2, -1), turn: onSide, size: 1.5 },
    ]);
    const { dice, shadows, sent } = drawnDice();
    expect(dice.map(({ at, size }) => [at.toArray().map(Math.fround), Math.fround(size)])).toEqual([
      [[-2, 0.5, 1], 1],
      [[3, 2, -1], 1.5],
    ]);
    expect(dice[1]?.turn.angleTo(onSide)).toBeCloseTo(0);
    for (const [index, { at, turn, size }] of shadows.entries()) {
      const { x, z } = dice[index]?.at ?? expect.fail();
      expect([at.x, at.z]).toEqual([x, z]);
      const angle = 2 * Math.atan2(turn.y, turn.w);
      expect((angle + 2 * Math.PI) % (Math.PI / 2)).toBeCloseTo(0.3);
      // The shadow is wider than its die, and the wider the higher the die is.
      expect(size / (dice[index]?.size ?? 1)).toBeCloseTo([1.55, 1.9875][index] ?? 0);
    }
    // A die on the table has a dark shadow, a higher one a pale shadow.
    expect(shadows.map(({ strength }) => strength)).toEqual([0.5, 1 / 6].map(Math.fround));
    const falling = { at: new Vector3(-2, 3, 1), turn: upright, size: 1 };
    stage.draw([falling]);
    const later = drawnDice();
    expect(later.shadows[0]?.strength).toBeCloseTo(0.1);
    for (const [index, version] of later.sent.entries()) expect(version).toBeGreaterThan(sent[index] ?? 0);
    stage.draw([]);
    expect(drawnDice()).toMatchObject({ dice: [], shadows: [] });
  });
});

describe('3D dice are thrown onto the felt', () => {
  const sides = (left: number, top: number, width: number, height: number) => ({
    ...{ left, top, width, height, right: left + width, bottom: top + height },
  });
  const rect = (left: number, top: number, width: number, height = width) =>
    ({ getBoundingClientRect: () => sides(left, top, width, height) }) as Element;
  const appended: unknown[] = [];
  const faces: readonly Face[] = [4, 1, 6];

  async function thrown(
    more: Partial<Parameters<Awaited<ReturnType<typeof openSolidThrows>>['play']>[1]> = {},
  ) {
    appended.length = 0;
    told.canvas.remove = () => void appended.pop();
    vi.stubGlobal('DOMRect', function DOMRect(...rect: Parameters<typeof sides>) {
      return sides(...rect);
    });
    vi.stubGlobal('document', {
      querySelector: () => null,
      body: { append: (canvas: unknown) => appended.push(canvas) },
    });
    const solid = await openSolidThrows(false);
    // The cloth is below the texts of the box: from 400 to 700, with its middle at (600, 550).
    const box = {
      ...rect(300, 400, 600, 100),
      closest: (selector: string) => (selector === '[data-cloth]' ? rect(100, 100, 1000, 600) : null),
      querySelectorAll: () => [420, 570, 720].map((left) => rect(left, 420, 60)),
    };
    const [onHits, onRest] = [vi.fn(), vi.fn()];
    const stop = solid.play(box as never, {
      ...{ faces, seed: 3, from: null, numerals: true, suspense: 0, onHits, onRest, ...more },
    });
    const [hits] = onHits.mock.calls[0] as [{ at: number }[]];
    /** Draws frames until the dice rest. */
    const rest = (frame: number, look = (_: number) => {}) => {
      const start = time;
      while (next !== null) {
        const run = next;
        next = null;
        time += frame;
        run();
        look(time - start);
      }
      return time - start;
    };
    return { solid, stop, hits, onRest, rest };
  }

  test('a throw ends with each die at its place and with its face, above everything else, and then removes its picture', async () => {
    const { rest, onRest, stop } = await thrown();
    expect([appended, onRest.mock.calls]).toEqual([[told.canvas], []]);
    expect(vi.mocked(faceTexture).mock.lastCall).toEqual([
      { face: '--face', pip: '--pip', ace: '--ace', numerals: true },
    ]);
    expect(rest(16)).toBeLessThan(1100);
    const { dice } = drawnDice();
    expect(dice.map(({ turn }) => topFace(turn))).toEqual([4, 1, 6]);
    const tops = dice.map(({ at, size }) => seen(at.clone().setY(size)));
    expect(tops.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [450, 450],
      [600, 450],
      [750, 450],
    ]);
    expect(onRest.mock.calls).toEqual([[false]]);
    stop();
    expect(appended).toEqual([]);
  });

  test.each([
    ['no given place', null, 'near'],
    ['the left', rect(10, 520, 40), 'left'],
    ['the right', rect(1150, 520, 40), 'right'],
    ['above', rect(590, 20, 40), 'far'],
    ['below', rect(590, 740, 40), 'near'],
    ['the upper left of a wide felt', rect(300, 300, 40), 'far'],
  ])('a throw from %s comes from that side of the felt and stays on it', async (_, from, side) => {
    const { rest } = await thrown({ from });
    const places = drawnDice().dice.map(({ at }) => seen(at));
    const [over, down] = (['x', 'y'] as const).map(
      (axis) => places.reduce((sum, place) => sum + place[axis], 0) / 3 - { x: 600, y: 550 }[axis],
    ) as [number, number];
    const seenFrom =
      Math.abs(over) > Math.abs(down) ? (over < 0 ? 'left' : 'right') : down < 0 ? 'far' : 'near';
    expect(seenFrom).toBe(side);
    const [xs, ys]: [number[], number[]] = [[], []];
    rest(16, (at) => {
      if (at < 300) return;
      for (const { x, y } of drawnDice().dice.map((die) => seen(die.at))) {
        xs.push(x);
        ys.push(y);
      }
    });
    // Returns the part of the cloth below the texts.
    const inside = [
      Math.min(...xs) > 100,
      Math.max(...xs) < 1100,
      Math.min(...ys) > 400,
      Math.max(...ys) < 700,
    ];
    expect(inside).toEqual([true, true, true, true]);
  });

  test('a throw with suspense takes longer, and its hits sound later', async () => {
    const plain = await thrown();
    const length = plain.rest(10);
    const later = await thrown({ suspense: 900 });
    const slow = later.rest(10);
    expect(slow - length).toBeGreaterThan(880);
    expect(slow - length).toBeLessThan(920);
    expect(later.hits.map(({ at }) => at)).toHaveLength(plain.hits.length);
    for (const [index, { at }] of later.hits.entries())
      expect(at / (plain.hits[index]?.at ?? 1)).toBeCloseTo(slow / length, 1);
  });

  test('a throw that stutters reports it, and a throw that is ended early reports nothing', async () => {
    const slow = await thrown();
    slow.rest(40);
    expect(slow.onRest.mock.calls).toEqual([[true]]);
    const ended = await thrown();
    ended.stop();
    ended.rest(16);
    expect(ended.onRest).not.toHaveBeenCalled();
  });

  test.each([
    [20, false],
    [21, true],
  ])(
    'a device that needs %i ms for a frame before the first throw is too slow: %j',
    async (frame, isSlow) => {
      told.fence = () => {
        time += frame;
        return null;
      };
      const { solid } = await thrown();
      expect([solid.isSlow, solid.lost()]).toEqual([isSlow, false]);
      expect(told.canvas.addEventListener).toHaveBeenCalledWith('webglcontextlost', expect.anything());
      told.lose();
      expect(solid.lost()).toBe(true);
    },
  );
});
