import { faces, findGame, type GameId, never } from '@dicehall/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { Die } from '../dice/Die.tsx';
import { GameEmblem } from '../dice/GameEmblem.tsx';
import { useWords } from '../words/words.tsx';
import { type Block, readLine, readMarkdown } from './markdown.ts';
import styles from './rules.module.css';

const texts = import.meta.glob<string>('../../../../docs/rules/**/*.md', {
  query: '?raw',
  import: 'default',
});

/** The rules of a game in a language, from the same pages that the project's documentation has. */
async function rulesOf(game: GameId, language: 'en' | 'de'): Promise<Block[]> {
  const folder = '../../../../docs/rules';
  const load = texts[language === 'en' ? `${folder}/${game}.md` : `${folder}/${language}/${game}.md`];
  return load === undefined ? [] : readMarkdown(await load());
}

function Line({ text }: { readonly text: string }) {
  return readLine(text).map((piece, index) => {
    const key = `${index}${piece.kind}`;
    switch (piece.kind) {
      case 'text':
        return <span key={key}>{piece.text}</span>;
      case 'strong':
        return <strong key={key}>{piece.text}</strong>;
      case 'code':
        return <code key={key}>{piece.text}</code>;
      case 'dice':
        return (
          <span key={key} className={styles.dice} role="img" aria-label={piece.faces.join(' ')}>
            {piece.faces.map((number, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
              <Die key={at} size="small" face={faces.find((face) => face === number) ?? null} />
            ))}
          </span>
        );
      default:
        return never(piece);
    }
  });
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item) => (
        <li key={item}>
          <Line text={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    <td key={index}>
                      <Line text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** The rules of a game. */
export default function RulesPage({ gameId }: { readonly gameId: string }) {
  const words = useWords();
  const game = findGame(gameId);
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const { language } = words;
  useEffect(() => {
    let current = true;
    if (game !== undefined) {
      void rulesOf(game.id, language).then((read) => {
        if (current) setBlocks(read);
      });
    }
    return () => {
      current = false;
    };
  }, [game, language]);
  if (game === undefined)
    return <Page title={words.say('web-not-found')}>{words.say('web-not-found.about')}</Page>;
  const parts = blocks.filter((block) => block.kind !== 'heading' || block.level > 1);
  return (
    <Page title={words.say(`game-${game.id}`)} back={null}>
      <div className={styles.head}>
        <GameEmblem game={game.id} />
        <div className="row">
          <button type="button" className="button" onClick={() => history.back()}>
            {words.say('web-back')}
          </button>
          <Link href={`/play/${game.id}`} className="button" data-tone="primary">
            {words.say('web-play-here')}
          </Link>
        </div>
      </div>
      <article className={styles.rules}>
        {parts.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed
          <BlockView key={index} block={block} />
        ))}
      </article>
    </Page>
  );
}
