import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/messages.tsx';
import { IconLink } from '../ui/Button.tsx';
import { BackIcon, BrandMark, HistoryIcon, SettingsIcon } from '../ui/icons.tsx';
import { screenAddress } from './address.ts';
import styles from './page.module.css';

let firstPage = true;

/** The URLs that were opened during this visit, the current one last. */
let visited: readonly string[] = [];

/** Returns the URL from which this page was opened; the start screen if this is the first page. */
export const pageBefore = (): string => visited.findLast((address) => address !== screenAddress()) ?? '/';

/**
 * Sets the document title, and moves the focus to the heading unless this is the first page of the visit.
 * @param takesFocus whether the heading gets the focus; at a table, the felt does
 */
export function usePageTitle(title: string, takesFocus = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Dicehall' ? title : `${title} – Dicehall`;
  }, [title]);
  useEffect(() => {
    if (!firstPage && takesFocus) heading.current?.focus({ preventScroll: true });
    firstPage = false;
    visited = [...visited.slice(-8), screenAddress()];
  }, [takesFocus]);
  return heading;
}

export function TopBar({ back }: { readonly back: string | null }) {
  const messages = useMessages();
  return (
    <header className={styles.bar}>
      {back === null ? null : (
        <IconLink href={back} label={messages.say('web-back')}>
          <BackIcon />
        </IconLink>
      )}
      <Link href="/" className={styles.brand}>
        <BrandMark />
        <span>Dicehall</span>
      </Link>
      <span className="grow" />
      <nav className={styles.nav} aria-label={messages.say('web-nav')}>
        <IconLink href="/history" label={messages.say('web-history')}>
          <HistoryIcon />
        </IconLink>
        <IconLink href="/settings" label={messages.say('web-settings')}>
          <SettingsIcon />
        </IconLink>
      </nav>
    </header>
  );
}

interface PageProps {
  readonly title: string;
  readonly back?: string | null;
  /** Whether wide screens show two columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, back = '/', isWide = false, children }: PageProps) {
  const heading = usePageTitle(title);
  return (
    <>
      <TopBar back={back} />
      <main className="page" data-wide={isWide}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}
