import { useMessages } from '../i18n/messages.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** The message whose text is the title, and whose `.sure` and `.not` label the two buttons. */
  readonly text: string;
  readonly about: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. The safe way out is the primary button. */
export function ConfirmDialog({ text, about, action, onConfirm, onClose }: ConfirmDialogProps) {
  const messages = useMessages();
  return (
    <Dialog title={messages.lookup(text)} onClose={onClose}>
      <p>{about}</p>
      <div className="row">
        <Button data-action={action} onClick={onConfirm}>
          {messages.lookup(`${text}.sure`)}
        </Button>
        <Button tone="primary" onClick={onClose}>
          {messages.lookup(`${text}.not`)}
        </Button>
      </div>
    </Dialog>
  );
}
