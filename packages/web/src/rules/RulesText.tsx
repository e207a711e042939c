import { faces, type GameId, gameOf, never, type OptionValue } from '@dicehall/engine';
import {
  type Catalogue,
  plainLine,
  type RulesBlock,
  type RulesInline,
  type RulesPage,
  rulesFor,
  rulesWithoutKeys,
} from '@dicehall/messages';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRaise } from '../app/ErrorBoundary.tsx';
import { whileMounted } from '../app/while-mounted.ts';
import { Die } from '../dice/Die.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { isTouch } from '../look/is-touch.ts';
import { Button } from '../ui/Button.tsx';
import styles from './rules.module.css';

const folder = '../../../messages/dist/rules';
const pages = import.meta.glob<RulesPage>('../../../messages/dist/rules/*/*.json', { import: 'default' });

async function loadRules(game: GameId, language: 'en' | 'de'): Promise<RulesPage> {
  return (await pages[`${folder}/${language}/${game}.json`]?.()) ?? [];
}

/**
 * Adds thousands separators to the numbers of a rules page, as the table shows them. The pages are written without
 * separators.
 */
const withSeparators = (messages: Catalogue, text: string): string =>
  text.replace(/\d{4,}/g, (number) => messages.number(Number(number)));

function Inline({ inline }: { readonly inline: RulesInline }) {
  const messages = useMessages();
  if (typeof inline === 'string') return withSeparators(messages, inline);
  switch (inline.kind) {
    case 'strong':
      return <strong>{withSeparators(messages, inline.text)}</strong>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'dice':
      return (
        <span className={styles.dice} role="img" aria-label={inline.faces.join(' ')}>
          {inline.faces.map((number, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            <Die key={at} size="small" face={faces.find((face) => face === number) ?? null} />
          ))}
        </span>
      );
    default:
      return never(inline);
  }
}

const Line = ({ inlines }: { readonly inlines: readonly RulesInline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
  inlines.map((inline, index) => <Inline key={index} inline={inline} />);

type Item = readonly RulesInline[];

/** Whether an item of a numbered list begins with dice. Such an item shows a roll of an example. */
const isStep = ([first]: Item): boolean => typeof first === 'object' && first.kind === 'dice';

const TurnPicture = ({ items }: { readonly items: readonly Item[] }) => (
  <ol className={styles.picture}>
    {items.map(([dice, next, ...rest]) => {
      const text = typeof next === 'string' ? next.replace(/^: /, '') : next;
      return (
        <li key={plainLine([dice ?? '', next ?? ''])}>
          {dice === undefined ? null : <Inline inline={dice} />}
          <p>
            <Line inlines={text === undefined ? rest : [text, ...rest]} />
          </p>
        </li>
      );
    })}
  </ol>
);

function BlockView({ block }: { readonly block: Exclude<RulesBlock, { kind: 'heading' }> }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line inlines={block.inlines} />
        </p>
      );
    case 'list': {
      if (block.ordered && block.items.every(isStep)) return <TurnPicture items={block.items} />;
      const items = block.items.map((item) => (
        <li key={plainLine(item)}>
          <Line inlines={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className={styles.table} tabIndex={0} aria-label={block.head.map(plainLine).join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={plainLine(cell)} scope="col">
                    <Line inlines={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.map(plainLine).join('|')}>
                  {row.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their column
                    <td key={index}>
                      <Line inlines={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}

/**
 * Shows a button for each section of a page. With links, the browser's Back button would not leave the page at once.
 */
function Contents({
  blocks,
  onGo,
}: {
  readonly blocks: RulesPage;
  readonly onGo: (section: number) => void;
}) {
  const messages = useMessages();
  return (
    <nav className={styles.contents} aria-label={messages.say('web-rules-contents')}>
      {blocks.map((block) =>
        block.kind === 'heading' && block.section !== undefined ? (
          <Button key={block.section} onClick={() => onGo(block.section ?? 0)}>
            {block.text}
          </Button>
        ) : null,
      )}
    </nav>
  );
}

interface RulesTextProps {
  readonly game: GameId;
  /** The section to open; without one, the contents come before the first. */
  readonly section?: number | undefined;
  /** The options of the table; without them the standard rules are shown. */
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
  /** The content between the introduction and the first section. */
  readonly children?: ReactNode;
}

export default function RulesText({ game, section, options, children }: RulesTextProps) {
  const messages = useMessages();
  const [page, setPage] = useState<RulesPage>([]);
  const blocks = useMemo(() => {
    const known = isTouch() ? rulesWithoutKeys(gameOf(game), page) : page;
    return options === undefined ? known : rulesFor(messages, gameOf(game), known, options);
  }, [messages, game, page, options]);
  const article = useRef<HTMLElement>(null);
  const { language } = messages;
  const raise = useRaise();
  useEffect(() => whileMounted(loadRules(game, language), setPage, raise), [game, language, raise]);
  const go = (to: number) => {
    const heading = article.current?.querySelector<HTMLElement>(`[data-section="${to}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  const open = useEffectEvent(() => {
    if (section !== undefined) go(section);
  });
  useEffect(() => {
    if (blocks.length > 0) open();
  }, [blocks]);
  return (
    <article ref={article} className={styles.rules}>
      {blocks.map((block, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the text never changes
        if (block.kind !== 'heading') return <BlockView key={index} block={block} />;
        if (block.level === 1) return null;
        if (block.level > 2) return <h3 key={index}>{block.text}</h3>;
        const isNow = block.section === section;
        return (
          <Fragment key={index}>
            {block.section === 0 ? children : null}
            {block.section === 0 && section === undefined ? <Contents blocks={blocks} onGo={go} /> : null}
            <h2 tabIndex={-1} data-section={block.section} data-now={isNow || undefined}>
              {block.text}{' '}
              {isNow ? <span className={styles.now}>{messages.say('web-rules-now')}</span> : null}
            </h2>
          </Fragment>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: the text never changes
      })}
    </article>
  );
}
