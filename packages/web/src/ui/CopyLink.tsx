import { useRef, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from './Button.tsx';
import { Field, Input } from './Field.tsx';

interface CopyLinkProps {
  readonly label: string;
  readonly link: () => string | Promise<string | null>;
  readonly tone?: 'primary' | undefined;
}

type Copying =
  | { readonly kind: 'not-yet' | 'copied' | 'failed' }
  | { readonly kind: 'by-hand'; readonly link: string };

/**
 * Copies a text by the older way, which works over plain http, too. Safari may refuse it without a selection.
 * @returns whether the text was copied
 */
function copyByEvent(text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', onCopy);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  return isCopied;
}

/** Copies a link. If the browser does not allow it, the link appears in a field instead. */
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
    } catch {
      if (!copyByEvent(made)) {
        setCopying({ kind: 'by-hand', link: made });
        requestAnimationFrame(() => field.current?.select());
        return;
      }
    }
    setCopying({ kind: 'copied' });
  };
  return (
    <>
      <Button tone={tone} data-action="copy" onClick={() => void copy()}>
        {copying.kind === 'copied' ? messages.say('web-copied') : label}
      </Button>
      <span role="status" className={copying.kind === 'failed' ? 'bad' : 'visually-hidden'}>
        {copying.kind === 'copied' ? messages.say('web-copied') : ''}
        {copying.kind === 'failed' ? messages.say('web-no-link') : ''}
      </span>
      {copying.kind === 'by-hand' ? (
        <Field label={messages.say('web-copy-by-hand')}>
          <Input ref={field} readOnly value={copying.link} onFocus={(event) => event.target.select()} />
        </Field>
      ) : null}
    </>
  );
}
