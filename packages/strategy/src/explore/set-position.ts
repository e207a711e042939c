import {
  type AnyGame,
  formatOptions,
  type OptionValue,
  type PositionField,
  parsePosition,
} from '@dicehall/engine';

/** The position where fields of the game's editor are set; null where it cannot occur. */
export function setPosition(
  { id, editor, options: specs }: AnyGame,
  state: unknown,
  fields: readonly PositionField[],
): { readonly line: string; readonly state: unknown } | null {
  if (editor === undefined) return null;
  const { options } = state as { readonly options: Readonly<Record<string, OptionValue>> };
  const line = `${id} ${formatOptions(specs, options)} ${editor.line(state, fields)}`;
  const read = parsePosition(line);
  return read.ok ? { line, state: read.value.state } : null;
}
