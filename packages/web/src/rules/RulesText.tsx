import { faces, type GameId, never } from '@dicehall/engine';
import { useEffect, useRef, useState } from 'react';
import { useRaise } from '../app/use-raise.ts';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
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

function BlockView({ block }: { readonly block: Exclude<Block, { kind: 'heading' }> }) {
  switch (block.kind) {
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

interface RulesTextProps {
  readonly game: GameId;
  /** Which part to open at: its place among the parts; the top where it is not said. */
  readonly section?: number | undefined;
}

/** The rules of a game as they are written, opened at the part that matters now. */
export default function RulesText({ game, section }: RulesTextProps) {
  const messages = useMessages();
  const [blocks, setBlocks] = useState<readonly Block[]>([]);
  const now = useRef<HTMLHeadingElement>(null);
  const { language } = messages;
  const raise = useRaise();
  useEffect(() => {
    let current = true;
    rulesOf(game, language).then((read) => {
      if (current) setBlocks(read);
    }, raise);
    return () => {
      current = false;
    };
  }, [game, language, raise]);
  useEffect(() => {
    if (blocks.length === 0) return;
    now.current?.scrollIntoView({ block: 'start' });
    now.current?.focus({ preventScroll: true });
  }, [blocks]);
  let parts = -1;
  return (
    <article className={styles.rules}>
      {blocks.map((block, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the text is fixed
        if (block.kind !== 'heading') return <BlockView key={index} block={block} />;
        if (block.level === 1) return null;
        if (block.level > 2) return <h3 key={index}>{block.text}</h3>;
        parts += 1;
        const isNow = parts === section;
        return (
          <h2
            key={index}
            ref={isNow ? now : undefined}
            tabIndex={isNow ? -1 : undefined}
            data-now={isNow || undefined}
          >
            {block.text}
            {isNow ? <span className={styles.now}>{messages.say('web-rules-now')}</span> : null}
          </h2>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the text is fixed
      })}
    </article>
  );
}
