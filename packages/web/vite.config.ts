import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Writes the service worker: the template in `src/offline`, with the list of everything that was built. */
function offline(): Plugin {
  return {
    name: 'dicehall-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const publicFiles = readdirSync(new URL('public/', import.meta.url));
      const files = [
        '/',
        ...[...Object.keys(bundle), ...publicFiles]
          .filter((name) => !/\.map$|^index\.html$/.test(name))
          .map((name) => `/${name}`),
      ];
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const template = readFileSync(new URL('src/offline/worker.js', import.meta.url), 'utf8');
      const source = template
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify(files.sort()));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

export default defineConfig({
  plugins: [react(), offline()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
});
