import { type GameId, gameOf } from '@dicehall/engine';
import { type Catalogue, gameTexts } from '@dicehall/messages';
import { maxSeats, type Table } from '../table/table.ts';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The game, its time and its seats; the first name of the host only where the table is in the lobby. */
function textsOf(table: Table, catalogue: Catalogue): { readonly title: string; readonly about: string } {
  const game = gameOf(table.game as GameId);
  const { name, time } = gameTexts(catalogue, game);
  const host = table.chairs.find((chair) => chair.kind === 'person' && chair.person === table.host);
  const isNamed = table.listed && host?.kind === 'person';
  const taken = table.chairs.filter(({ kind }) => kind !== 'empty').length;
  const seats = table.grows && table.status === 'open' ? maxSeats(table.game) : table.chairs.length;
  return {
    title: isNamed
      ? catalogue.say('server-preview-title', { name: host.name.split(' ')[0] ?? '', game: name })
      : name,
    about: catalogue.say('server-preview-about', { time, taken, seats }),
  };
}

/** A page with the tags from which messengers and social networks build the preview of a link to a table. */
export function withPreview(page: string, table: Table, catalogue: Catalogue): string {
  const { title, about } = textsOf(table, catalogue);
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Dicehall'],
    ['og:title', title],
    ['og:description', about],
    ['twitter:card', 'summary'],
    ['twitter:title', title],
    ['twitter:description', about],
  ].map(
    ([name = '', content = '']) => `<meta property="${name}" name="${name}" content="${escaped(content)}">`,
  );
  return page.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
