// Generates the type of the message keys from the English texts. TypeScript then reports wrong keys.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const folder = new URL('../ftl/en/', import.meta.url);
const target = new URL('../../engine/src/core/message-keys.generated.ts', import.meta.url);

const keys = readdirSync(folder)
  .filter((file) => file.endsWith('.ftl'))
  .flatMap((file) => new FluentResource(readFileSync(new URL(file, folder), 'utf8')).body)
  .flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [id]),
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ])
  .sort();

const source = `// Generated from ftl/en by packages/messages/tools/message-keys.mjs.
/** Every key of the message catalogue. */
export type MessageKey =
${keys.map((key) => `  | '${key}'`).join('\n')};
`;

const before = (() => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
})();
if (source !== before) writeFileSync(target, source);
