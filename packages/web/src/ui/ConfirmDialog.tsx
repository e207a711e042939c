import { useMessages } from '../i18n/messages.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** The message whose text is the title. Its attributes `.sure` and `.not` label the two buttons. */
  readonly text: string;
  readonly about: string;
  readonly action: string;
  /** The primary button: the safe choice, unless nothing can be lost. */
  readonly primary?: 'sure' | 'not';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { text, about, action, primary = 'not', onConfirm, onClose } = props;
  const messages = useMessages();
  const toneOf = (button: typeof primary) => (button === primary ? 'primary' : undefined);
  return (
    <Dialog title={messages.lookup(text)} onClose={onClose}>
      <p>{about}</p>
      <div className="row">
        <Button tone={toneOf('sure')} data-action={action} onClick={onConfirm}>
          {messages.lookup(`${text}.sure`)}
        </Button>
        <Button tone={toneOf('not')} data-action="decline" onClick={onClose}>
          {messages.lookup(`${text}.not`)}
        </Button>
      </div>
    </Dialog>
  );
}
