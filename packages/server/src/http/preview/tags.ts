import { type Face, findGame, gameOf } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import { maxSeats, type Table } from '../../table/table.ts';
import { pictureHeight, pictureWidth, type Shown } from './picture.ts';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What a link shows where it is posted. */
export interface Preview {
  readonly title: string;
  readonly about: string;
  /** What the picture shows; never a name. */
  readonly shown: Shown;
  /** The address of the picture on this server. */
  readonly picture: string;
  /** Whether an oEmbed answer exists for the page. */
  readonly embeds: boolean;
}

/** As many dice as a game rolls at once, in a row of rising faces. */
const diceOf = (game: string): Face[] =>
  Array.from({ length: findGame(game)?.facts.freshDice ?? 5 }, (_, index) => ((index % 6) + 1) as Face);

/** The game, its time and its seats; the first name of the host only where the table is in the lobby. */
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
      about,
      dice: diceOf(table.game),
      ...(table.status === 'open' && { seats: { taken, all } }),
    },
    // The sequence number makes networks load the picture of a changed table again.
    picture: `/previews/tables/${table.id}.png?seq=${table.seq}&lang=${catalogue.language}`,
    embeds: table.status === 'over',
  };
}

const fiveDice: readonly Face[] = [5, 3, 6, 1, 4];

/** An invitation by the code in its address; what the code leads to is not looked up. */
export function previewOfCode(code: string, catalogue: Catalogue): Preview {
  const about = catalogue.say('server-preview-code');
  return {
    title: catalogue.say('server-preview-code-title', { code }),
    about,
    shown: { title: code, about, dice: fiveDice },
    picture: `/previews/codes/${code}.png?lang=${catalogue.language}`,
    embeds: false,
  };
}

/** Any other page. A replay has its record in the part of the address that no server sees. */
export function previewOfSite(path: string, catalogue: Catalogue): Preview {
  const isReplay = path.startsWith('/replay');
  const about = catalogue.say(isReplay ? 'server-preview-replay' : 'server-preview-site');
  return {
    title: 'Dicehall',
    about,
    shown: { title: 'Dicehall', about, dice: fiveDice },
    picture: `/previews/${isReplay ? 'replay' : 'site'}.png?lang=${catalogue.language}`,
    embeds: isReplay,
  };
}

/** A page with the tags from which messengers and social networks build the preview of its link. @param origin of this server */
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
