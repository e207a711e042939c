import type { Seat } from '@dicehall/engine';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface AgreeDialogProps {
  readonly persons: readonly Seat[];
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly isRoll: boolean;
  readonly onAgreed: () => void;
  readonly onClose: () => void;
}

export function AgreeDialog({ persons, names, seat, isRoll, onAgreed, onClose }: AgreeDialogProps) {
  const messages = useMessages();
  return (
    <Dialog title={messages.say('web-undo')} onClose={onClose}>
      <p>
        {messages.say(
          'web-undo-ask',
          { seats: { seats: persons }, seat: { seat }, what: isRoll ? 'roll' : 'move' },
          names,
        )}
      </p>
      <div className="row">
        <Button
          tone="primary"
          data-action="agree"
          onClick={() => {
            onClose();
            onAgreed();
          }}
        >
          {messages.say('web-undo-agreed')}
        </Button>
        <Button data-action="disagree" onClick={onClose}>
          {messages.say('web-undo-not')}
        </Button>
      </div>
    </Dialog>
  );
}
