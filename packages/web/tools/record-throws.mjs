/**
 * Records throws of one to six dice with a physics engine and writes them to src/dice/solid/recorded-throws.ts.
 * `npm run record-throws -w packages/web`; the same seed, engine and machine give the same file.
 * Why throws are recorded: docs/adr/010-recorded-throws.md. Their format: src/dice/solid/recording.ts.
 */
import { writeFileSync } from 'node:fs';
import RAPIER from '@dimforge/rapier3d-compat';

const perCount = 6;
const stepsPerSecond = 240;
const stepsPerFrame = 6;
/**
 * The tray: half its width and half its depth, in edges of a die. It must equal the tray in
 * src/dice/solid/solid-throws.ts.
 */
const tray = { x: 2.6, z: 2.6 };
const gravity = -190;
const longest = 0.72;
const positionScale = 2048;
const rotationScale = 1023;

await RAPIER.init();

/** Makes a random number generator for throws (mulberry32). */
function shaker(seed) {
  let state = seed >>> 0;
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return low + (((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * (high - low);
  };
}

function anyRotation(shake) {
  const [a, b, c] = [shake(0, 1), shake(0, 2 * Math.PI), shake(0, 2 * Math.PI)];
  const [near, far] = [Math.sqrt(1 - a), Math.sqrt(a)];
  return { x: near * Math.sin(b), y: near * Math.cos(b), z: far * Math.sin(c), w: far * Math.cos(c) };
}

function wall(world, x, y, z, hx, hy, hz, restitution) {
  const body = RAPIER.ColliderDesc.cuboid(hx, hy, hz).setTranslation(x, y, z);
  world.createCollider(body.setRestitution(restitution).setFriction(0.35));
}

/** Makes the table, and walls that dice bounce off. The near wall is added when all dice have passed it. */
function makeWorld() {
  const world = new RAPIER.World({ x: 0, y: gravity, z: 0 });
  world.timestep = 1 / stepsPerSecond;
  wall(world, 0, -1, 0, 30, 1, 30, 0.34);
  wall(world, -tray.x - 1, 4, 0, 1, 8, 30, 0.5);
  wall(world, tray.x + 1, 4, 0, 1, 8, 30, 0.5);
  wall(world, 0, 4, -tray.z - 1, 30, 8, 1, 0.45);
  return world;
}

function throwDice(world, count, shake) {
  const aim = shake(-0.5, 0.5);
  const rows = count > 3 ? 2 : 1;
  const across = Math.ceil(count / rows);
  const from = shake(-0.5, 0.5);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const spread = (index % across) - (across - 1) / 2;
    const body = world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic()
        .setTranslation(from + spread * 1.35, shake(1.2, 2.8), tray.z + 1.4 + row * 1.6 + shake(0, 0.5))
        .setRotation(anyRotation(shake))
        .setLinvel(aim * 9 + spread * shake(0, 4) + shake(-3, 3), shake(-6, 5), shake(-31, -19) - row * 7)
        .setAngvel({ x: shake(-34, -10), y: shake(-10, 10), z: shake(-16, 16) })
        .setLinearDamping(0.5)
        .setAngularDamping(1.2)
        .setCcdEnabled(true),
    );
    const round = 0.1;
    world.createCollider(
      RAPIER.ColliderDesc.roundCuboid(0.5 - round, 0.5 - round, 0.5 - round, round)
        .setFriction(0.42)
        .setRestitution(0.3)
        .setDensity(1),
      body,
    );
    return body;
  });
}

const speedOf = ({ x, y, z }) => Math.hypot(x, y, z);

function poseOf(body) {
  const { x, y, z } = body.translation();
  const turn = body.rotation();
  return { at: [x, y, z], turn: [turn.x, turn.y, turn.z, turn.w] };
}

/** Runs a throw until every die is at rest. Returns null if that takes too long. */
function run(count, seed) {
  const world = makeWorld();
  const bodies = throwDice(world, count, shaker(seed));
  const frames = [bodies.map(poseOf)];
  const hits = [];
  let still = 0;
  let closed = false;
  for (let step = 1; step <= longest * stepsPerSecond; step++) {
    const before = bodies.map((body) => body.linvel());
    if (!closed && bodies.every((body) => body.translation().z < tray.z - 0.8)) {
      wall(world, 0, 4, tray.z + 1, 30, 8, 1, 0.3);
      closed = true;
    }
    world.step();
    bodies.forEach((body, die) => {
      const { x, y, z } = body.linvel();
      const was = before[die];
      const jolt = Math.hypot(x - was.x, y - was.y - gravity / stepsPerSecond, z - was.z);
      if (jolt > 4) hits.push({ time: step / stepsPerSecond, jolt });
    });
    if (step % stepsPerFrame === 0) frames.push(bodies.map(poseOf));
    const resting = bodies.every((body) => speedOf(body.linvel()) < 0.25 && speedOf(body.angvel()) < 0.4);
    still = resting ? still + 1 : 0;
    if (still >= stepsPerFrame && step % stepsPerFrame === 0) {
      world.free();
      return { frames, hits };
    }
  }
  world.free();
  return null;
}

/** Returns how upright the most upright axis of a die is, from 0 to 1. */
function upright([x, y, z, w]) {
  return Math.max(
    Math.abs(2 * (x * y + z * w)),
    Math.abs(1 - 2 * (x * x + z * z)),
    Math.abs(2 * (y * z - x * w)),
  );
}

const times = ([ax, ay, az, aw], [bx, by, bz, bw]) => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz,
];

/** Rotates a die by the smallest angle that makes its most upright axis exactly upright. */
function flattened(turn) {
  const [x, y, z, w] = turn;
  const axes = [
    [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
  ];
  const best = axes.reduce((one, two) => (Math.abs(two[1]) > Math.abs(one[1]) ? two : one));
  const up = best[1] < 0 ? best.map((part) => -part) : best;
  // The rotation from `up` to (0, 1, 0): around the axis up × y, as a half-way quaternion.
  const half = [-up[2], 0, up[0], 1 + up[1]];
  const length = Math.hypot(...half);
  return times(
    half.map((part) => part / length),
    turn,
  );
}

/** Returns the corners of a flat die, as seen from above. */
function square({ at, turn: [x, y, z, w] }) {
  const axes = [
    [1 - 2 * (y * y + z * z), 2 * (x * z - y * w)],
    [2 * (x * y - z * w), 2 * (y * z + x * w)],
    [2 * (x * z + y * w), 1 - 2 * (x * x + y * y)],
  ].filter(([a, b]) => Math.hypot(a, b) > 0.5);
  const [[ax, az], [bx, bz]] = axes;
  return [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([s, t]) => [at[0] + (s * ax + t * bx) / 2, at[2] + (s * az + t * bz) / 2]);
}

/** Whether two squares are at least a gap apart, tested along the axes of their sides. */
function apart(one, two, gap) {
  return [one, two].some((shape) =>
    [0, 1].some((side) => {
      const axis = [shape[side + 1][0] - shape[side][0], shape[side + 1][1] - shape[side][1]];
      const along = (points) => points.map(([x, z]) => x * axis[0] + z * axis[1]);
      const [a, b] = [along(one), along(two)];
      return Math.min(...a) > Math.max(...b) + gap || Math.min(...b) > Math.max(...a) + gap;
    }),
  );
}

/** Whether the dice ended flat on the table, side by side, within the tray. */
function wellEnded(poses) {
  const squares = poses.map(square);
  return (
    poses.every(({ at, turn }) => Math.abs(at[1] - 0.5) < 0.03 && upright(turn) > 0.9995) &&
    squares.every((corners) => corners.every(([x, z]) => Math.abs(x) < tray.x && Math.abs(z) < tray.z)) &&
    squares.every((one, index) => squares.slice(index + 1).every((two) => apart(one, two, 0.01)))
  );
}

/** Returns the smallest rotation of any die in a throw, because a throw in which a die only slides looks dull. */
function liveliness(frames) {
  return Math.min(
    ...frames[0].map((_, die) =>
      frames.slice(1).reduce((sum, poses, index) => {
        const [a, b] = [frames[index][die].turn, poses[die].turn];
        return (
          sum + 2 * Math.acos(Math.min(1, Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3])))
        );
      }, 0),
    ),
  );
}

/** Makes the final pose of each die exactly flat, and bends the earlier frames towards it. */
function settled(frames) {
  const last = frames.at(-1);
  const bend = 4;
  return frames.map((poses, index) => {
    const share = Math.max(0, 1 - (frames.length - 1 - index) / bend);
    return poses.map((pose, die) => {
      const goal = flattened(last[die].turn);
      const sign = goal.reduce((sum, part, axis) => sum + part * pose.turn[axis], 0) < 0 ? -1 : 1;
      const mixed = pose.turn.map((part, axis) => part * (1 - share) + sign * goal[axis] * share);
      const length = Math.hypot(...mixed);
      const at = [pose.at[0], pose.at[1] * (1 - share) + 0.5 * share, pose.at[2]];
      return { at, turn: mixed.map((part) => part / length) };
    });
  });
}

function loudest(hits) {
  const merged = [];
  for (const hit of hits) {
    const before = merged.at(-1);
    if (before && hit.time - before.time < 0.022) before.jolt = Math.max(before.jolt, hit.jolt);
    else merged.push({ ...hit });
  }
  return merged
    .sort((one, two) => two.jolt - one.jolt)
    .slice(0, 14)
    .sort((one, two) => one.time - two.time);
}

function encoded({ frames, hits }) {
  const bytes = [frames.length, hits.length];
  for (const { time, jolt } of hits) bytes.push(Math.round(time * 250), Math.min(255, Math.round(jolt * 5)));
  const word = (value) => bytes.push(value & 255, (value >> 8) & 255);
  frames[0].forEach((_, die) => {
    const track = frames.map((poses) => poses[die]);
    for (const { at } of track) for (const part of at) word(Math.round(part * positionScale));
    for (const { turn } of track) {
      const largest = turn.reduce(
        (best, part, axis) => (Math.abs(part) > Math.abs(turn[best]) ? axis : best),
        0,
      );
      const sign = turn[largest] < 0 ? -1 : 1;
      const rest = turn.filter((_, axis) => axis !== largest);
      const parts = rest.map((part) => Math.round(((sign * part * Math.SQRT2 + 1) / 2) * rotationScale));
      const packed = ((largest << 30) | (parts[0] << 20) | (parts[1] << 10) | parts[2]) >>> 0;
      word(packed & 0xffff);
      word(packed >>> 16);
    }
  });
  return Buffer.from(bytes).toString('base64');
}

const lines = [];
for (let count = 1; count <= 6; count++) {
  const found = [];
  let tried = 0;
  for (let seed = count * 1e6; found.length < 4 * perCount && tried < 20_000; seed++, tried++) {
    const ran = run(count, seed);
    if (!ran) continue;
    const frames = settled(ran.frames);
    if (wellEnded(ran.frames.at(-1)) && liveliness(frames) > 3.5)
      found.push({ frames, hits: loudest(ran.hits) });
  }
  if (found.length < perCount)
    throw new Error(`Only ${found.length} of ${tried} throws of ${count} dice ended well.`);
  found.sort((one, two) => liveliness(two.frames) - liveliness(one.frames));
  const kept = found.slice(0, perCount);
  console.log(
    `${count} dice: ${tried} tried, ${found.length} ended well, ${kept.map(({ frames }) => Math.round(((frames.length - 1) * 1000 * stepsPerFrame) / stepsPerSecond)).join(', ')} ms`,
  );
  lines.push(`  [\n${kept.map((one) => `    '${encoded(one)}',`).join('\n')}\n  ],`);
}
const head = `// Made by packages/web/tools/record-throws.mjs in the format that recording.ts defines.

/** The recorded throws in base64: first those of one die, last those of six. */
export const recordedThrows: readonly (readonly string[])[] = [
`;
writeFileSync(
  new URL('../src/dice/solid/recorded-throws.ts', import.meta.url),
  `${head}${lines.join('\n')}\n];\n`,
);
