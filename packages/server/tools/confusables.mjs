// Writes `data/confusables.txt` from Unicode's confusables.txt:
// `node packages/server/tools/confusables.mjs PATH/confusables.txt`. The file is at https://www.unicode.org/Public/security/latest/.
import { readFileSync, writeFileSync } from 'node:fs';

const text = readFileSync(process.argv[2], 'utf8');
const version = /^# Version: (\S+)/m.exec(text)[1];
const byPrototype = new Map();
for (const line of text.split('\n')) {
  const [, source, target] = /^\s*([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;/.exec(line.replace('\uFEFF', '')) ?? [];
  if (source === undefined) continue;
  const prototype = target.replaceAll(' ', '+');
  byPrototype.set(prototype, [...(byPrototype.get(prototype) ?? []), source]);
}
const lines = [...byPrototype].map(([prototype, sources]) => [prototype, ...sources].join(' '));
const heading = `# Made by tools/confusables.mjs from confusables.txt of Unicode ${version} (© Unicode, Inc., https://www.unicode.org/license.txt).`;
writeFileSync(new URL('../data/confusables.txt', import.meta.url), `${[heading, ...lines].join('\n')}\n`);
