import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { IconButton } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './widgets.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. Escape closes it. When it closes, the focus returns to the element that had it before. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  // The dialog is open before the effects of its content, which may scroll it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // The rest of the page can get the focus only after the dialog has closed.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={`row ${styles.head}`}>
        <h2 id={name} className="grow">
          {title}
        </h2>
        <IconButton label={messages.say('web-close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
      <LiveRegions />
    </dialog>
  );
}
