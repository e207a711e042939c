import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';

interface CopyLinkProps {
  readonly label: string;
  /** The link, or how to make it; null when there is none. */
  readonly link: () => string | Promise<string | null>;
  readonly tone?: 'primary' | 'quiet';
}

type Copying =
  | { readonly kind: 'not-yet' | 'copied' | 'failed' }
  | { readonly kind: 'by-hand'; readonly link: string };

/** Copies a link; where the page may not, as on a plain http address, it shows the link to be copied by hand. */
export function CopyLink({ label, link, tone }: CopyLinkProps) {
  const messages = useMessages();
  const [copying, setCopying] = useState<Copying>({ kind: 'not-yet' });
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const made = await link();
    if (made === null) {
      setCopying({ kind: 'failed' });
      return;
    }
    try {
      await navigator.clipboard.writeText(made);
      setCopying({ kind: 'copied' });
    } catch {
      setCopying({ kind: 'by-hand', link: made });
      requestAnimationFrame(() => field.current?.select());
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-tone={tone}
        data-action="copy"
        onClick={() => void copy()}
      >
        {copying.kind === 'copied' ? messages.say('web-copied') : label}
      </button>
      <span role="status" className={copying.kind === 'failed' ? 'bad' : 'unseen'}>
        {copying.kind === 'copied' ? messages.say('web-copied') : ''}
        {copying.kind === 'failed' ? messages.say('web-no-link') : ''}
      </span>
      {copying.kind === 'by-hand' ? (
        <input
          ref={field}
          className="input"
          readOnly
          aria-label={messages.say('web-copy-by-hand')}
          value={copying.link}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </>
  );
}
