import { err, type Face, type Message, message, ok, type Result } from '@dicehall/engine';

/** How many dice a throw may have, if that is settled. */
export interface FaceCount {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads faces as people type them: `5 1 3`, `5,1,3`, `513`, or any mix of these.
 * @returns the faces, or what is wrong: something that is no face, or too few or too many dice
 */
export function readFaces(texts: readonly string[], { min, max }: FaceCount): Result<Face[], Message> {
  const letters = texts.join(' ').replace(/[\s,;]+/g, '');
  const stranger = [...letters].find((letter) => !/^[1-6]$/.test(letter));
  if (stranger !== undefined) return err(message('cli-not-a-face', { given: stranger }));
  const faces = [...letters].map((letter) => Number(letter) as Face);
  if (faces.length >= min && faces.length <= max) return ok(faces);
  return err(message('cli-dice-count', { given: faces.length, min, max }));
}
