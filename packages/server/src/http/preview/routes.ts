import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepNewest } from '../../keep-newest.ts';
import { oneAtATime } from '../../one-at-a-time.ts';
import { tableCodeSchema, tableIdSchema } from '../../protocol/index.ts';
import type { App, HttpDeps } from '../deps.ts';
import { HttpProblem } from '../problems.ts';
import { readCode } from '../routes/tables.ts';
import { drawPicture, pictureHeight, pictureWidth, type Shown } from './picture.ts';
import { type Preview, previewOfCode, previewOfSite, previewOfTable, withPreview } from './tags.ts';

const mostPictures = 100;

/**
 * Caches the most recently requested pictures. It draws one picture at a time, so that moves do not have to wait for
 * several.
 */
class PictureCache {
  readonly #drawn = new Map<string, Promise<Buffer>>();
  readonly #inTurn = oneAtATime();

  of(shown: Shown): Promise<Buffer> {
    const key = JSON.stringify(shown);
    const found = this.#drawn.get(key) ?? this.#draw(shown);
    keepNewest(this.#drawn, key, found, mostPictures);
    return found;
  }

  #draw(shown: Shown): Promise<Buffer> {
    return this.#inTurn(async () => {
      // Lets the server respond to waiting requests between two pictures.
      await setImmediate();
      return drawPicture(shown);
    });
  }
}

type Deps = Pick<HttpDeps, 'liveTables' | 'catalogueFor' | 'publicUrl'>;

/** How long caches may keep a picture, in seconds. */
const pictureAge = 600;
/** How long caches may keep an oEmbed response, in seconds. */
const embedAge = 3600;

const originOf = ({ publicUrl }: Deps, request: FastifyRequest): string =>
  publicUrl?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`;

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * Returns the preview of a page. Crawlers rarely send a language; for a table, the preview then uses the language of
 * the person who opened it.
 */
async function previewOf(deps: Deps, path: string, wanted: string | undefined): Promise<Preview> {
  // For a crawler that accepts any language, the table determines the language.
  const language = wanted === '*' ? undefined : wanted;
  const [, table] = /^\/online\/table\/([^/]+)$/.exec(path) ?? [];
  const live = tableIdSchema.safeParse(table).success ? await deps.liveTables.findFresh(table ?? '') : null;
  if (live !== null) return previewOfTable(live.table, deps.catalogueFor(language ?? live.table.language));
  const catalogue = deps.catalogueFor(language);
  const [, code] = /^\/(?:room|phone|online\/join)\/([^/]+)$/.exec(path) ?? [];
  const read = tableCodeSchema.safeParse(readCode(code ?? ''));
  return read.success ? previewOfCode(read.data, catalogue) : previewOfSite(path, catalogue);
}

/** Responds to the URL of any page with the page and the preview of its link. */
export const pageSender =
  (deps: Deps, folder: string, file = 'index.html') =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    const page = await readFile(join(folder, file), 'utf8');
    const preview = await previewOf(deps, path, request.headers['accept-language']);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .serializer((html) => html as string)
      .send(withPreview(page, preview, originOf(deps, request), path));
  };

export function previewRoutes(app: App, deps: Deps): void {
  const pictures = new PictureCache();
  const send = async (reply: FastifyReply, { shown, about }: Preview): Promise<FastifyReply> =>
    reply
      .header('cache-control', `public, max-age=${pictureAge}`)
      // This header allows other sites to show the picture.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(await pictures.of({ ...shown, about }));

  app.get<{ Params: { file: string }; Querystring: { lang?: string } }>(
    '/previews/tables/:file',
    { schema: { hide: true } },
    async ({ params, query }, reply) => {
      const path = `/online/table/${params.file.replace(/\.png$/, '')}`;
      const preview = await previewOf(deps, path, query.lang);
      if (!preview.picture.startsWith('/previews/tables/')) throw new HttpProblem('no-such-table');
      return send(reply, preview);
    },
  );
  app.get<{ Params: { file: string }; Querystring: { lang?: string } }>(
    '/previews/codes/:file',
    { schema: { hide: true } },
    async ({ params, query }, reply) => {
      const code = tableCodeSchema.safeParse(readCode(params.file.replace(/\.png$/, '')));
      if (!code.success) throw new HttpProblem('no-such-code');
      return send(reply, previewOfCode(code.data, deps.catalogueFor(query.lang)));
    },
  );
  for (const [file, path] of [
    ['site', '/'],
    ['replay', '/replay'],
  ] as const) {
    app.get<{ Querystring: { lang?: string } }>(
      `/previews/${file}.png`,
      { schema: { hide: true } },
      async ({ query }, reply) => send(reply, previewOfSite(path, deps.catalogueFor(query.lang))),
    );
  }

  app.get<{ Querystring: { url?: string; format?: string } }>(
    '/oembed',
    { schema: { hide: true } },
    async (request, reply) => {
      const { url = '', format = 'json' } = request.query;
      if (format !== 'json') return reply.status(501).send();
      const origin = originOf(deps, request);
      const path = url.startsWith(`${origin}/`) ? pathOf(url.slice(origin.length)) : null;
      const preview = path === null ? null : await previewOf(deps, path, request.headers['accept-language']);
      if (preview?.embeds !== true) throw new HttpProblem('no-such-page');
      return reply
        .header('cache-control', `public, max-age=${embedAge}`)
        .type('application/json; charset=utf-8')
        .serializer((body) => JSON.stringify(body))
        .send({
          version: '1.0',
          type: 'link',
          title: `${preview.title} · ${preview.about}`,
          provider_name: 'Dicehall',
          provider_url: origin,
          cache_age: embedAge,
          thumbnail_url: `${origin}${preview.picture}`,
          thumbnail_width: pictureWidth,
          thumbnail_height: pictureHeight,
        });
    },
  );
}
