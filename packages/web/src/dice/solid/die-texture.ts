import { faces } from '@dicehall/engine';
import { CanvasTexture, SRGBColorSpace } from 'three';
import { aceRadius, pipGrid, pipRadius, pipsOf } from '../pips.ts';
import { atlas } from './die-geometry.ts';

export interface DieLook {
  readonly face: string;
  readonly pip: string;
  readonly ace: string;
  readonly numerals: boolean;
}

const cellSize = 192;

function drawOn(draw: (context: CanvasRenderingContext2D, cell: number, x: number, y: number) => void) {
  const canvas = document.createElement('canvas');
  canvas.width = atlas.columns * cellSize;
  canvas.height = atlas.rows * cellSize;
  const context = canvas.getContext('2d');
  if (context !== null)
    faces.forEach((_, cell) => {
      draw(context, cell, (cell % atlas.columns) * cellSize, Math.floor(cell / atlas.columns) * cellSize);
    });
  return canvas;
}

function eachPip(cell: number, draw: (x: number, y: number, radius: number, ace: boolean) => void) {
  const face = faces[cell];
  if (face === undefined) return;
  for (const { x, y } of pipsOf(face))
    draw(
      (0.5 + x * pipGrid) * cellSize,
      (0.5 + y * pipGrid) * cellSize,
      (face === 1 ? aceRadius : pipRadius) * cellSize,
      face === 1,
    );
}

/** Draws a digit in the middle of a cell. A 6 needs no underline, because a die has no 9. */
function drawNumeral(context: CanvasRenderingContext2D, digit: number, left: number, top: number) {
  context.font = `700 ${cellSize * 0.64}px ui-serif, Georgia, serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(digit), left + cellSize / 2, top + cellSize * 0.53);
}

export function faceTexture({ face, pip, ace, numerals }: DieLook): CanvasTexture {
  const canvas = drawOn((context, cell, left, top) => {
    context.fillStyle = face;
    context.fillRect(left, top, cellSize, cellSize);
    if (numerals) {
      context.fillStyle = pip;
      drawNumeral(context, cell + 1, left, top);
      return;
    }
    eachPip(cell, (x, y, radius, isAce) => {
      context.fillStyle = isAce ? ace : pip;
      context.beginPath();
      context.arc(left + x, top + y, radius, 0, 2 * Math.PI);
      context.fill();
    });
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Draws the depth map of the faces: white is the surface, pips are hollows with soft rims, and digits are only painted. */
export function depthTexture({ numerals }: DieLook): CanvasTexture {
  const canvas = drawOn((context, cell, left, top) => {
    context.fillStyle = 'white';
    context.fillRect(left, top, cellSize, cellSize);
    if (numerals) return;
    eachPip(cell, (x, y, radius) => {
      const hollow = context.createRadialGradient(
        left + x,
        top + y,
        radius * 0.2,
        left + x,
        top + y,
        radius * 1.12,
      );
      hollow.addColorStop(0, 'black');
      hollow.addColorStop(0.7, 'rgb(90 90 90)');
      hollow.addColorStop(1, 'white');
      context.fillStyle = hollow;
      context.beginPath();
      context.arc(left + x, top + y, radius * 1.12, 0, 2 * Math.PI);
      context.fill();
    });
  });
  return new CanvasTexture(canvas);
}
