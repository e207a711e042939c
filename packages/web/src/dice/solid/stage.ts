import {
  AmbientLight,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  type Quaternion,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import { contactShadows } from './contact-shadows.ts';
import { rotated } from './cube.ts';
import { dieGeometry } from './die-geometry.ts';
import { type DieLook, depthTexture, faceTexture } from './die-texture.ts';
import type { Pose } from './recording.ts';

const mostDice = 6;

/** How far the camera is moved towards the player, as a share of its height. */
const tilt = 0.13;

/** The pose of a die, and its edge (1 while it tumbles). */
export interface StagedDie extends Pose {
  readonly size: number;
}

/** A place in the picture: the middle of a die in pixels from the left and upper edges, and the edge of the die. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** A picture in CSS pixels: its size, the point directly below the camera, and the edge of a die on the table. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** The maximum number of pixels of a picture. More would cost time without a visible difference. */
const mostPixels = 3_000_000;
/** The maximum number of pixels without a graphics card, where each pixel costs processor time. */
const mostSoftwarePixels = 100_000;

/** The lit table on which dice tumble: a transparent picture of dice and their shadows. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** Sets the size and camera of the picture, and the look of the dice. */
  fit(picture: Picture, look: DieLook): void;
  draw(dice: readonly StagedDie[]): void;
  /** Returns the point on the table, at half the height of a die, that is visible at a point of the picture. */
  seenAt(x: number, y: number): Vector3;
  /** Returns the position and size of a die on the table that make it appear at a place in the picture. */
  placeOf(spot: Spot): { readonly at: Vector3; readonly size: number };
  /** Compiles the shaders, without blocking the page if the browser supports that. */
  prepare(): Promise<void>;
  /** Resolves when everything so far has been drawn. Only measurements use this. */
  drawn(): Promise<void>;
}

/** Adds a warm lamp from above left, and a slightly green light from below. */
function light(scene: Scene) {
  const lamp = new DirectionalLight(0xfff5e6, 1.95);
  lamp.position.set(-3.2, 9, -1.6);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 5;
  lamp.shadow.bias = -0.0015;
  lamp.shadow.normalBias = 0.02;
  const box = lamp.shadow.camera;
  [box.left, box.right, box.top, box.bottom, box.near, box.far] = [-8, 8, 8, -8, 1, 24];
  const front = new DirectionalLight(0xffffff, 0.5);
  front.position.set(1.5, 3, 6);
  scene.add(lamp, front, new HemisphereLight(0xfff6e8, 0x6b6f5c, 1.05), new AmbientLight(0xffffff, 0.35));
}

/** Returns the angle of a die about the upright axis, measured at its flattest edge. */
function angleOnTable(turn: Quaternion): number {
  const [over, up] = [rotated(new Vector3(1, 0, 0), turn), rotated(new Vector3(0, 1, 0), turn)];
  const { x, z } = Math.abs(over.y) < Math.abs(up.y) ? over : up;
  return Math.atan2(-z, x);
}

/**
 * Opens the stage. Throws if the browser has no WebGL.
 * @param isSoftware whether the browser draws without a graphics card; it then draws fewer pixels, and dice cast
 * shadows only where they touch the table
 */
export function openStage(isSoftware: boolean): Stage {
  const renderer = new WebGLRenderer({
    alpha: true,
    antialias: !isSoftware,
    powerPreference: 'high-performance',
  });
  renderer.shadowMap.enabled = !isSoftware;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.setClearColor(0, 0);
  const scene = new Scene();
  light(scene);
  const camera = new PerspectiveCamera(21, 1, 1, 200);

  const material = new MeshStandardMaterial({
    roughness: 0.5,
    metalness: 0,
    bumpScale: 2.4,
  });
  const bodies = new InstancedMesh(dieGeometry(), material, mostDice);
  bodies.castShadow = true;
  bodies.receiveShadow = true;
  bodies.frustumCulled = false;
  const table = new Mesh(
    new PlaneGeometry(120, 120).rotateX(-Math.PI / 2),
    new ShadowMaterial({ opacity: 0.34 }),
  );
  table.receiveShadow = true;
  const contacts = contactShadows(mostDice);
  scene.add(table, contacts.mesh, bodies);

  const size = { width: 1, height: 1 };
  let painted = '';
  let sized = '';
  const matrix = new Matrix4();
  const vector = new Vector3();
  const scale = new Vector3();

  const onPicture = (place: Vector3): { x: number; y: number } => {
    vector.copy(place).project(camera);
    return { x: ((vector.x + 1) / 2) * size.width, y: ((1 - vector.y) / 2) * size.height };
  };
  /** Converts a point of the picture to the point of the world at a given height. */
  const seenAt = (x: number, y: number, height: number): Vector3 => {
    vector.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, 0.5).unproject(camera);
    const way = vector.sub(camera.position);
    const share = (height - camera.position.y) / way.y;
    return new Vector3(camera.position.x + way.x * share, height, camera.position.z + way.z * share);
  };

  return {
    canvas: renderer.domElement,
    fit({ width, height, x, y, edge }, look) {
      size.width = width;
      size.height = height;
      const sharpest = Math.sqrt((isSoftware ? mostSoftwarePixels : mostPixels) / (width * height));
      const ratio = Math.min(window.devicePixelRatio, 2, sharpest);
      // The size is set only when it changes: setting it, even to the same value, makes the browser allocate the picture again.
      if (sized !== `${width} ${height} ${ratio}`) {
        sized = `${width} ${height} ${ratio}`;
        renderer.setPixelRatio(ratio);
        renderer.setSize(width, height, false);
      }
      camera.aspect = width / height;
      // The distance at which the top of a die on the table appears one edge wide.
      const open = Math.tan((camera.fov * Math.PI) / 360);
      const far = height / edge / 2 / open / Math.hypot(1, tilt) + 1;
      camera.position.set(0, far, far * tilt);
      camera.lookAt(0, 0, 0);
      camera.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      const wanted = JSON.stringify(look);
      if (wanted === painted) return;
      painted = wanted;
      material.map?.dispose();
      material.bumpMap?.dispose();
      material.bumpMap = depthTexture(look);
      material.map = faceTexture(look);
      material.needsUpdate = true;
    },
    draw(dice) {
      bodies.count = dice.length;
      contacts.mesh.count = dice.length;
      dice.forEach(({ at, turn, size: edge }, index) => {
        matrix.compose(at, turn, scale.setScalar(edge));
        bodies.setMatrixAt(index, matrix);
        contacts.place(index, at, angleOnTable(turn), edge);
      });
      bodies.instanceMatrix.needsUpdate = true;
      renderer.render(scene, camera);
    },
    seenAt: (x, y) => seenAt(x, y, 0.5),
    placeOf({ x, y, edge }) {
      // The size of the die is found by iteration, from the edge of its top face in the picture. Three iterations are
      // enough.
      let found = 1;
      for (let round = 0; round < 3; round++) {
        const middle = seenAt(x, y, found);
        const edgeAt = (side: number) => onPicture(middle.clone().setX(middle.x + (side * found) / 2)).x;
        const seen = edgeAt(1) - edgeAt(-1);
        found *= edge / seen;
      }
      return { at: seenAt(x, y, found).setY(found / 2), size: found };
    },
    async prepare() {
      // Without the extension, three.js would wait and log a warning. The first frame then compiles the shaders, a little later.
      if (renderer.extensions.has('KHR_parallel_shader_compile')) await renderer.compileAsync(scene, camera);
    },
    async drawn() {
      const context = renderer.getContext() as WebGL2RenderingContext;
      const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence === null) return;
      context.flush();
      // Reading a pixel would wait for the drawing too, but browsers log a warning about it.
      while (context.clientWaitSync(fence, 0, 0) === context.TIMEOUT_EXPIRED)
        await new Promise((resolve) => setTimeout(resolve));
      context.deleteSync(fence);
    },
  };
}
