import { type Face, findGame, gameOf } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import { maxSeats, type Table } from '../../table/table.ts';
import { pictureHeight, pictureWidth, type Shown } from './picture.ts';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export interface Preview {
  readonly title: string;
  readonly about: string;
  /** The content of the picture except `about`. It never contains a name. */
  readonly shown: Omit<Shown, 'about'>;
  /** The path of the picture on this server. */
  readonly picture: string;
  readonly embeds: boolean;
}

/** Returns the dice of the picture: as many as the game rolls at once, with ascending faces. */
const diceOf = (game: string): Face[] =>
  Array.from({ length: findGame(game)?.facts.freshDice() ?? 5 }, (_, index) => ((index % 6) + 1) as Face);

/**
 * Returns the preview of a table: the game, its duration and its seats, and the first name of the host if the table is
 * in the lobby.
 */
export function previewOfTable(table: Table, catalogue: Catalogue): Preview {
  const { name, time } = gameTexts(catalogue, gameOf(table.game));
  const host = table.chairs.find((chair) => chair.kind === 'person' && chair.person === table.host);
  const isNamed = table.listed && table.status === 'open' && host?.kind === 'person';
  const taken = table.chairs.filter(({ kind }) => kind !== 'empty').length;
  const all = table.grows && table.status === 'open' ? maxSeats(table.game) : table.chairs.length;
  const about =
    table.status === 'open'
      ? catalogue.say('server-preview-about', { time, taken, seats: all })
      : catalogue.say('server-preview-match', { status: table.status, count: all });
  return {
    title: isNamed
      ? catalogue.say('server-preview-title', { name: host.name.split(' ')[0] ?? '', game: name })
      : name,
    about,
    shown: {
      title: name,
      dice: diceOf(table.game),
      ...(table.status === 'open' && { seats: { taken, all } }),
    },
    // The sequence number in the URL makes social networks reload the picture after the table has changed.
    picture: `/previews/tables/${table.id}.png?seq=${table.seq}&lang=${catalogue.language}`,
    embeds: table.status === 'over',
  };
}

const fiveDice: readonly Face[] = [5, 3, 6, 1, 4];

/** Returns the preview of a code. It does not look up the table of the code. */
export function previewOfCode(code: string, catalogue: Catalogue): Preview {
  const about = catalogue.say('server-preview-code');
  return {
    title: catalogue.say('server-preview-code-title', { code }),
    about,
    shown: { title: code, dice: fiveDice },
    picture: `/previews/codes/${code}.png?lang=${catalogue.language}`,
    embeds: false,
  };
}

/**
 * Returns the preview of any other page. The record of a replay is in the URL fragment, which browsers do not send to
 * the server.
 */
export function previewOfSite(path: string, catalogue: Catalogue): Preview {
  const isReplay = path.startsWith('/replay');
  const about = catalogue.say(isReplay ? 'server-preview-replay' : 'server-preview-site');
  return {
    title: 'Dicehall',
    about,
    shown: { title: 'Dicehall', dice: fiveDice },
    picture: `/previews/${isReplay ? 'replay' : 'site'}.png?lang=${catalogue.language}`,
    embeds: isReplay,
  };
}

/**
 * Adds the tags for link previews to a page.
 * @param origin the origin of this server
 */
export function withPreview(page: string, preview: Preview, origin: string, path: string): string {
  const { title, about, picture, embeds } = preview;
  const address = `${origin}${path}`;
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Dicehall'],
    ['og:url', address],
    ['og:title', title],
    ['og:description', about],
    ['og:image', `${origin}${picture}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureWidth)],
    ['og:image:height', String(pictureHeight)],
    ['og:image:alt', `${preview.shown.title}. ${about}`],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', about],
    ['twitter:image', `${origin}${picture}`],
  ].map(
    ([name = '', content = '']) => `<meta property="${name}" name="${name}" content="${escaped(content)}">`,
  );
  const embed = `${origin}/oembed?url=${encodeURIComponent(address)}`;
  const link = `<link rel="alternate" type="application/json+oembed" href="${escaped(embed)}">`;
  const all = embeds ? [...tags, link] : tags;
  return page.replace('</head>', () => `${all.join('\n')}\n</head>`);
}
