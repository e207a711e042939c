// Makes all files of a release in a folder: `npm run release -- FOLDER`. It publishes nothing; it prints the commands
// for that.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromNpmForCommand } from './bundle.mjs';
import { packAll } from './pack.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Parses the message of a commit in the form of Conventional Commits: `feat(web)!: show the bust`. */
export function readCommit(subject, body = '') {
  const [, type, scope = '', mark = '', text] = /^(\w+)(?:\(([^)]*)\))?(!?): (.+)$/.exec(subject) ?? [];
  const isBreaking = mark === '!' || /^BREAKING CHANGE: /m.test(body);
  return type === undefined ? null : { type, scope, text, isBreaking };
}

/**
 * Returns the version after some commits, following semver. Before 1.0.0, a breaking change raises the second number.
 * @param last the version before the commits; null for the first release, which has the version of the workspace
 */
export function nextVersion(last, commits, own) {
  if (last === null) return own;
  const [major, minor, patch] = last.split('.').map(Number);
  const isBreaking = commits.some((commit) => commit.isBreaking);
  if (isBreaking && major > 0) return `${major + 1}.0.0`;
  if (isBreaking || commits.some(({ type }) => type === 'feat')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

const headings = { feat: 'New', fix: 'Mended', perf: 'Faster' };

/** Lists the changes that matter to users, by kind and in the order of the commits. */
export function changesText(version, date, commits) {
  const sections = Object.entries(headings).flatMap(([type, heading]) => {
    const lines = commits
      .filter((commit) => commit.type === type)
      .map(
        ({ scope, text, isBreaking }) =>
          `- ${scope === '' ? '' : `${scope}: `}${text}${isBreaking ? ' (breaking)' : ''}`,
      );
    return lines.length === 0 ? [] : ['', `## ${heading}`, '', ...lines];
  });
  return `# Dicehall ${version}, ${date}\n${sections.join('\n')}\n`;
}

/** Replaces the parts of an SBOM that differ with each call of `npm sbom`: the time and a random number. */
export function stableSbom(text, version, commit, date) {
  const sbom = JSON.parse(text);
  const hex = createHash('sha256').update(commit).digest('hex');
  const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  sbom.serialNumber = `urn:uuid:${uuid}`;
  sbom.metadata.timestamp = date;
  // npm names the component after its folder.
  Object.assign(sbom.metadata.component, { name: 'dicehall', type: 'application', version });
  delete sbom.metadata.lifecycles;
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/** Returns the labels of the container image, named as in the OCI image specification. */
const imageText = (version, commit, date) =>
  `${JSON.stringify(
    {
      dockerfile: 'deploy/Dockerfile',
      labels: {
        'org.opencontainers.image.title': 'Dicehall',
        'org.opencontainers.image.description': 'Five dice games: a server with its page.',
        'org.opencontainers.image.licenses': 'MIT',
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.revision': commit,
        'org.opencontainers.image.created': date,
      },
    },
    null,
    2,
  )}\n`;

async function release(to) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed. Commit them first.');
  const tag = git('tag', '--list', 'v*', '--merged=HEAD', '--sort=-version:refname').split('\n')[0] || null;
  const log = git('log', '--reverse', '--format=%s%x1f%b%x1e', ...(tag === null ? [] : [`${tag}..HEAD`]));
  const commits = log
    .split('\x1e')
    .map((one) => readCommit(...one.trim().split('\x1f')))
    .filter((commit) => commit !== null);
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const version = nextVersion(tag === null ? null : tag.slice(1), commits, own);
  const commit = git('rev-parse', 'HEAD');
  const date = new Date(git('log', '-1', '--format=%cI')).toISOString();
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  mkdirSync(to, { recursive: true });
  if (readdirSync(to).length > 0) throw new Error(`${to} is not empty. Name a new folder.`);
  const tarballs = await packAll(to, version);
  const sbom = execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const write = (name, text) => writeFileSync(join(to, name), text);
  write(`dicehall-${version}.cdx.json`, stableSbom(sbom, version, commit, date));
  write(`dicehall-${version}.image.json`, imageText(version, commit, date));
  write('CHANGES.md', changesText(version, date.slice(0, 10), commits));
  const sums = readdirSync(to)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(to, name)))
          .digest('hex')}  ${name}`,
    );
  write('SHA256SUMS', `${sums.join('\n')}\n`);
  const needed = ['dicehall', ...fromNpmForCommand].map((name) => name.replace(/^@(dicehall)\//, '$1-'));
  const ofCommand = tarballs.filter((name) => needed.includes(name.replace(`-${version}.tgz`, '')));
  console.log(`Dicehall ${version} is in ${to}. To install the command from there:\n`);
  console.log(`  npm install ${ofCommand.map((name) => join(resolve(to), name)).join(' ')}\n`);
  console.log('To publish it:\n');
  console.log(`  git tag v${version} && git push origin v${version}`);
  for (const name of tarballs) console.log(`  npm publish ${join(to, name)} --access public`);
  console.log(`  docker build -f deploy/Dockerfile -t dicehall:${version} .`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [to] = process.argv.slice(2);
  if (to === undefined) {
    console.error('Name a new folder for the release: npm run release -- FOLDER');
    process.exit(2);
  }
  await release(to).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
