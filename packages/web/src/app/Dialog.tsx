import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LiveRegions } from '../announce/LiveRegions.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A dialog of the browser itself: everything behind it is out of reach, Escape closes it, the focus comes back. */
export function Dialog({ title, onClose, children, className = '' }: DialogProps) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="row">
        <h2 id={name} className="grow">
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.say('web-close')}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      {children}
      <LiveRegions />
    </dialog>
  );
}
