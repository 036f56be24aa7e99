import Button from 'antd/es/button';
import { useRef } from 'react';
import { frame } from '../../content/frame';
import { useMessages } from '../../content/messages';
import { secondFactor } from '../../content/second-factor';
import { newRecoveryCodes, useBlockedNavigation } from '../../state/recovery-codes';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import './unsaved-codes-dialog.css';

/**
 * Asks for confirmation when the user navigates away or logs out without having confirmed that the new recovery codes
 * are saved.
 */
export function UnsavedCodesDialog() {
  const messages = useMessages(secondFactor).codes;
  const { logOut } = useMessages(frame);
  const blocked = useBlockedNavigation();
  const stay = useRef<HTMLButtonElement>(null);
  if (!blocked) return null;
  const { trigger, proceed } = blocked;
  return (
    <ModalDialog
      className="ad-codes-question"
      title={messages.notKept}
      closeLabel={messages.stay}
      initialFocus={stay}
      onClose={newRecoveryCodes.cancelLeaving}
    >
      <p>{trigger === 'logout' ? messages.goneAfterLogout : messages.waitUntil}</p>
      <div className="ad-codes-question__buttons">
        <Button ref={stay} onClick={newRecoveryCodes.cancelLeaving}>
          {messages.stay}
        </Button>
        <Button
          danger
          onClick={() => {
            newRecoveryCodes.cancelLeaving();
            proceed();
          }}
        >
          {trigger === 'logout' ? logOut : messages.leave}
        </Button>
      </div>
    </ModalDialog>
  );
}
