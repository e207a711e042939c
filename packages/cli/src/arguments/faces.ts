import { err, type Face, type Message, message, ok, type Result } from '@dicehall/engine';

/** Reads dice typed as `5 1 3`, `5,1,3`, `513`, or any mix of these. */
export function readFaces(
  texts: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
): Result<Face[], Message> {
  const letters = texts.join(' ').replace(/[\s,;]+/g, '');
  const unknown = [...letters].find((letter) => !/^[1-6]$/.test(letter));
  if (unknown !== undefined) return err(message('cli-not-a-face', { given: unknown }));
  const faces = [...letters].map((letter) => Number(letter) as Face);
  if (faces.length >= min && faces.length <= max) return ok(faces);
  return err(message('cli-dice-count', { given: faces.length, min, max }));
}
