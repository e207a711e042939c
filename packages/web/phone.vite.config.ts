import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compress } from './tools/compress.ts';
import { listed } from './tools/listed-games.ts';
import { phoneTextFiles, type TextFile, usedKeys } from './tools/phone-texts.ts';

/*
 * Builds the page of a phone that is the controller of a party. The page shares the code of the table, but its first
 * load has to stay small. It is therefore built separately, with smaller replacements for some modules.
 */

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The replacement of each module. */
const standIns = new Map([
  [at('../engine/src/games/index.ts'), at('src/phone/one-game.ts')],
  [at('../server/src/protocol/index.ts'), at('src/phone/trusted-protocol.ts')],
  [at('src/table/sound.ts'), at('src/phone/no-sound.ts')],
  [at('src/table/FaceEntry.tsx'), at('src/phone/no-entry.ts')],
  [at('src/dice/solid-loader.ts'), at('src/phone/drawn-dice.ts')],
]);

const gameFile = /\/engine\/src\/(?:games\/[\w-]+\/index|core\/define-game)\.ts$/;
/** Matches the import of a part of a game, or of all games, that a controller does not use. */
const unusedPart =
  /^import \{ ([\w, ]+) \} from '\.\/(?:card|describe|editor|position|read-position|roll-scorer|rules|sheet)\.ts';$/gm;
const withoutUnused = (code: string): string =>
  code.replaceAll(unusedPart, (_, names: string) =>
    names
      .split(', ')
      .filter((name) => !name.startsWith('type '))
      .map((name) => `const ${name} = undefined as never;`)
      .join(''),
  );

const lighterParts = (): Plugin => ({
  name: 'dicehall-lighter-parts',
  enforce: 'pre',
  async resolveId(id, importer) {
    const found = await this.resolve(id, importer, { skipSelf: true });
    const standIn = found === null ? undefined : standIns.get(found.id);
    return standIn === undefined ? null : standIn;
  },
  transform: (code, id) => (gameFile.test(id) ? withoutUnused(code) : null),
});

/** Writes the texts that this page uses to files, and writes the URLs of these files into the page. */
const ownTexts = (): Plugin => ({
  name: 'dicehall-own-texts',
  generateBundle() {
    const used = usedKeys([...this.getModuleIds()].map((id) => this.getModuleInfo(id)?.code ?? ''));
    const addresses = Object.fromEntries(
      ['en', 'de'].map((language) => {
        const { common, rules, games } = phoneTextFiles(language, used);
        for (const file of [common, rules, ...games.values()]) this.emitFile({ type: 'asset', ...file });
        const address = ({ fileName }: TextFile) => `/${fileName}`;
        const ofGames = Object.fromEntries([...games].map(([id, file]) => [id, address(file)]));
        return [language, { common: address(common), rules: address(rules), games: ofGames }];
      }),
    );
    this.emitFile({ type: 'asset', fileName: '.vite/phone-texts.json', source: JSON.stringify(addresses) });
  },
  async writeBundle({ dir = '' }) {
    const page = join(dir, 'phone.html');
    const texts = readFileSync(join(dir, '.vite/phone-texts.json'), 'utf8').replaceAll('"', '&quot;');
    const written = readFileSync(page, 'utf8')
      .replaceAll(/(?<=(?:href|src)=")\.\//g, '/')
      .replace('<meta name="texts" content="">', `<meta name="texts" content="${texts}">`);
    writeFileSync(page, written);
    if (process.env.DICEHALL_BUILD !== 'bare') await compress(dir, /^(?:phone\.html|assets\/phone.*)$/);
  },
});

export default defineConfig({
  base: './',
  define: { __GAMES__: JSON.stringify(listed) },
  plugins: [lighterParts(), react(), ownTexts()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^wouter$/, replacement: at('src/phone/links.tsx') },
    ],
  },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/phone.json',
    // No preloading: its code would take more time than it saves.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: at('phone.html'),
      output: {
        entryFileNames: 'assets/phone-[hash].js',
        chunkFileNames: 'assets/phone-[name]-[hash].js',
        assetFileNames: 'assets/phone-[name]-[hash][extname]',
        // The modules that several games use are in one file instead of many small ones. Only the host's own rules need
        // the notation of positions.
        codeSplitting: {
          groups: [
            { name: 'engine', test: /\/engine\/src\/(?!games|core\/(?:index|position)\.)/, minShareCount: 3 },
          ],
        },
      },
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
    },
  },
});
