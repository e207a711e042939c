import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useMessages } from '../i18n/messages.tsx';
import { IconLink } from '../ui/IconButton.tsx';
import { BackIcon, BrandMark, HistoryIcon, SettingsIcon } from '../ui/icons.tsx';
import styles from './page.module.css';

let firstPage = true;

/** Names the page, and moves the focus to its heading when it was reached from another. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Dicehall' ? title : `${title} – Dicehall`;
  }, [title]);
  useEffect(() => {
    if (!firstPage) heading.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return heading;
}

/** The bar on top of every page that is not a table. */
export function TopBar({ back }: { readonly back: string | null }) {
  const messages = useMessages();
  return (
    <header className={styles.bar}>
      {back === null ? (
        <Link href="/" className={styles.brand}>
          <BrandMark />
          Dicehall
        </Link>
      ) : (
        <IconLink href={back} label={messages.say('web-back')}>
          <BackIcon />
        </IconLink>
      )}
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
  /** Whether it takes two columns where there is room for them. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page with its bar and its heading. */
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
