import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from 'three';

const vertexShader = `
attribute float strength;
varying vec2 place;
varying float dark;
void main() {
  place = uv * 2.0 - 1.0;
  dark = strength;
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`;

const fragmentShader = `
varying vec2 place;
varying float dark;
void main() {
  float far = length(max(abs(place) - 0.34, 0.0)) / 0.66;
  float shade = 1.0 - smoothstep(0.0, 1.0, far);
  gl_FragColor = vec4(0.0, 0.0, 0.0, shade * shade * dark);
}`;

/** The shadow of each die on the table below it: sharp and dark under a resting die, wide and faint under a high one. */
export interface ContactShadows {
  readonly mesh: InstancedMesh;
  /** Places the shadow below its die. `angle` is the turn of the die about the upright axis, `size` its edge. */
  place(index: number, at: Vector3, angle: number, size: number): void;
}

export function contactShadows(most: number): ContactShadows {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  const strengths = new InstancedBufferAttribute(new Float32Array(most), 1);
  geometry.setAttribute('strength', strengths);
  const material = new ShaderMaterial({ vertexShader, fragmentShader, transparent: true, depthWrite: false });
  const mesh = new InstancedMesh(geometry, material, most);
  mesh.frustumCulled = false;
  const matrix = new Matrix4();
  const scale = new Vector3();
  return {
    mesh,
    place(index, { x, y, z }, angle, size) {
      const height = Math.max(0, y - size / 2);
      const width = size * (1.55 + height * 0.35);
      matrix.makeRotationY(angle).scale(scale.set(width, 1, width));
      matrix.setPosition(x, 0.004, z);
      mesh.setMatrixAt(index, matrix);
      strengths.setX(index, 0.5 / (1 + height * 1.6));
      mesh.instanceMatrix.needsUpdate = true;
      strengths.needsUpdate = true;
    },
  };
}
