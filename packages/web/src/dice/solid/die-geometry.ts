import { faces } from '@dicehall/engine';
import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';
import { cubeFaces } from './cube.ts';

/** The layout of the pictures of the faces in their shared texture, beginning with face 1. */
export const atlas = { columns: 3, rows: 2 } as const;

const radius = 0.155;
const fineness = 9;

/** Returns the position on the rounded die of a point of the flat face, and the normal of the surface there. */
function rounded(flat: Vector3): { readonly place: Vector3; readonly normal: Vector3 } {
  const limit = 0.5 - radius;
  const core = flat.clone().clampScalar(-limit, limit);
  const normal = flat.clone().sub(core).normalize();
  return { place: core.addScaledVector(normal, radius), normal };
}

/** Returns the positions of grid lines over a face: close together where it curves, far apart where it is flat. */
function gridLines(): readonly number[] {
  const bend = (fineness - 1) / 2;
  const limit = 0.5 - radius;
  const rising = Array.from(
    { length: bend },
    (_, step) => limit + radius * Math.tan((((step + 1) / bend) * Math.PI) / 4),
  );
  return [...rising.toReversed().map((part) => -part), -limit, limit, ...rising];
}

export function dieGeometry(): BufferGeometry {
  const places: number[] = [];
  const normals: number[] = [];
  const pictures: number[] = [];
  const corners: number[] = [];
  const lines = gridLines();
  faces.forEach((face, cell) => {
    const { out, up } = cubeFaces[face];
    const right = new Vector3().crossVectors(up, out);
    const first = places.length / 3;
    for (const down of lines)
      for (const over of lines) {
        const flat = out.clone().divideScalar(2).addScaledVector(right, over).addScaledVector(up, -down);
        const { place, normal } = rounded(flat);
        places.push(...place.toArray());
        normals.push(...normal.toArray());
        const column = cell % atlas.columns;
        const row = Math.floor(cell / atlas.columns);
        pictures.push((column + over + 0.5) / atlas.columns, 1 - (row + down + 0.5) / atlas.rows);
      }
    for (let row = 0; row < lines.length - 1; row++)
      for (let column = 0; column < lines.length - 1; column++) {
        const at = first + row * lines.length + column;
        const below = at + lines.length;
        corners.push(at, below, at + 1, below, below + 1, at + 1);
      }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(pictures, 2));
  geometry.setIndex(corners);
  return geometry;
}
