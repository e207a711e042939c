import { type Face, faces } from '@dicehall/engine';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { cubeFaces } from '../../src/dice/solid/cube.ts';
import { atlas, dieGeometry } from '../../src/dice/solid/die-geometry.ts';

const geometry = dieGeometry();
const triples = (name: string): Vector3[] => {
  const { array } = geometry.getAttribute(name);
  return Array.from({ length: array.length / 3 }, (_, at) => new Vector3().fromArray(array, 3 * at));
};
const places = triples('position');
const normals = triples('normal');
const corners = Array.from(geometry.getIndex()?.array ?? []);
const side = 10;
const faceAt = (vertex: number): Face => faces[Math.floor(vertex / side ** 2)] ?? expect.fail();
const at = <Value>(list: readonly Value[], index: number): Value => list[index] ?? expect.fail();
const nameOf = (place: Vector3) =>
  place.toArray().map((part) => (Math.round(part * 1e5) / 1e5 + 0).toFixed(4));

test('a die has six faces of nine by nine squares', () => {
  expect(places).toHaveLength(6 * side ** 2);
  expect(normals).toHaveLength(6 * side ** 2);
  expect(corners).toHaveLength(6 * 9 * 9 * 6);
  expect(new Set(corners).size).toBe(places.length);
});

test('a die is a cube of one unit with edges rounded by 0.155', () => {
  for (const [vertex, place] of places.entries()) {
    const core = place.clone().clampScalar(-0.345, 0.345);
    expect(place.distanceTo(core)).toBeCloseTo(0.155, 6);
    expect(at(normals, vertex).distanceTo(place.clone().sub(core).divideScalar(0.155))).toBeCloseTo(0, 5);
    expect(place.dot(cubeFaces[faceAt(vertex)].out)).toBeGreaterThan(0.345);
  }
  for (const face of faces) {
    const flat = places.filter((place) => Math.abs(place.dot(cubeFaces[face].out) - 0.5) < 1e-6);
    expect(flat).toHaveLength(4);
  }
});

test('all triangles of a die face outwards', () => {
  for (let first = 0; first < corners.length; first += 3) {
    const [a, b, c] = corners.slice(first, first + 3).map((corner) => at(places, corner));
    if (a === undefined || b === undefined || c === undefined) return expect.fail();
    const out = b.clone().sub(a).cross(c.clone().sub(a));
    expect(out.dot(at(normals, at(corners, first)))).toBeGreaterThan(0);
  }
});

test('the faces of a die meet without gaps: every edge of a triangle belongs to two', () => {
  const edges = new Map<string, number>();
  for (let first = 0; first < corners.length; first += 3)
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const ends = [from, to].map((corner) => nameOf(at(places, at(corners, first + corner))).join());
      const edge = ends.sort().join(' ');
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  expect(new Set(edges.values())).toEqual(new Set([2]));
});

test('a rounded edge is divided evenly', () => {
  // Returns the angles of the normals along the middle row of a face, from its flat part to its border at 45 degrees.
  const angles = Array.from({ length: side }, (_, column) => {
    const normal = at(normals, 4 * side + column);
    return (normal.angleTo(cubeFaces[1].out) * 180) / Math.PI;
  });
  const expected = [45, 33.75, 22.5, 11.25, 0, 0, 11.25, 22.5, 33.75, 45];
  for (const [column, angle] of angles.entries()) expect(angle).toBeCloseTo(at(expected, column), 3);
});

test('each face of a die shows its own cell of the texture, upright', () => {
  const { array } = geometry.getAttribute('uv');
  for (const [cell, face] of faces.entries()) {
    const { out, up } = cubeFaces[face];
    const right = up.clone().cross(out);
    for (let vertex = cell * side ** 2; vertex < (cell + 1) * side ** 2; vertex++) {
      const normal = at(normals, vertex);
      // The point of the flat face from which the point on the rounded die was projected.
      const flatten = (along: Vector3) => {
        const part = at(places, vertex).dot(along);
        const limit = 0.345;
        return Math.abs(part) <= limit + 1e-6
          ? part
          : Math.sign(part) * limit + (0.155 * normal.dot(along)) / normal.dot(out);
      };
      const across = (array[2 * vertex] ?? NaN) * atlas.columns - (cell % 3);
      const upwards = (array[2 * vertex + 1] ?? NaN) * atlas.rows - (cell < 3 ? 1 : 0);
      expect(across).toBeCloseTo(0.5 + flatten(right), 4);
      expect(upwards).toBeCloseTo(0.5 + flatten(up), 4);
    }
  }
});
