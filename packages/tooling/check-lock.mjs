// Checks package-lock.json. npm leaves out platform builds that a registry does not have, and `npm ci` then refuses the
// file on every platform.
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Returns the entry that Node finds for `name` from the folder `from`, searching upwards. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (entry !== undefined || folder === '') return entry;
  }
}

const isExact = (range) => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range);

/** Returns the problems of a lock file, one sentence each. */
export function lockProblems({ packages }) {
  const problems = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolve(packages, path, name);
      if (found === undefined || (isExact(range) && found.version !== range))
        problems.push(`package-lock.json lacks ${name}@${range}, an optional dependency of ${path}.`);
    }
    if (entry.resolved !== undefined && entry.link !== true)
      problems.push(`package-lock.json names a registry for ${path}.`);
  }
  return problems;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const problems = lockProblems(
    JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Choose versions with every platform build in the registry, then run `npm install` again.');
    process.exitCode = 1;
  }
}
