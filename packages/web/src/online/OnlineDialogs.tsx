import { useMessages } from '../i18n/messages.tsx';
import { useStore } from '../table/use-table.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FairDice } from './FairDice.tsx';
import { HostTools } from './HostTools.tsx';
import type { OnlineSession } from './online-session.ts';

/** What the menu of an online table opens. */
export function OnlineDialogs({ session }: { readonly session: OnlineSession }) {
  const messages = useMessages();
  const { state, dialog } = useStore(session);
  const close = () => session.open(null);
  switch (dialog) {
    case null:
      return null;
    case 'fair':
      return (
        <Dialog title={messages.say('web-fair')} onClose={close}>
          <FairDice state={state} />
        </Dialog>
      );
    case 'host':
      return state.you.person === null ? null : (
        <Dialog title={messages.say('web-host-tools')} onClose={close}>
          <HostTools table={state.table} me={state.you.person} />
        </Dialog>
      );
    case 'resign':
      return (
        <ConfirmDialog
          text="web-resign"
          about={messages.say('web-resign.about')}
          action="resign"
          onConfirm={() => {
            close();
            void session.change('resign');
          }}
          onClose={close}
        />
      );
  }
}
