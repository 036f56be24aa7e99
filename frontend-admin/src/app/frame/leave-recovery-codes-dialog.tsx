import Button from 'antd/es/button';
import { useRef } from 'react';
import { frame } from '../../content/frame';
import { useMessages } from '../../content/messages';
import { secondFactor } from '../../content/second-factor';
import { newRecoveryCodes, useLeavingRecoveryCodes } from '../../state/recovery-codes';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import './leave-recovery-codes-dialog.css';

/**
 * Asks for confirmation when the user navigates away or logs out without having confirmed that the new recovery codes
 * are saved.
 */
export function LeaveRecoveryCodesDialog() {
  const messages = useMessages(secondFactor).codes;
  const { logOut } = useMessages(frame);
  const leaving = useLeavingRecoveryCodes();
  const stay = useRef<HTMLButtonElement>(null);
  if (!leaving) return null;
  const { how, go } = leaving;
  return (
    <ModalDialog
      className="ad-codes-question"
      title={messages.notKept}
      closeLabel={messages.stay}
      initialFocus={stay}
      onClose={newRecoveryCodes.cancelLeaving}
    >
      <p>{how === 'logout' ? messages.goneAfterLogout : messages.waitUntil}</p>
      <div className="ad-codes-question__buttons">
        <Button ref={stay} onClick={newRecoveryCodes.cancelLeaving}>
          {messages.stay}
        </Button>
        <Button
          danger
          onClick={() => {
            newRecoveryCodes.cancelLeaving();
            go();
          }}
        >
          {how === 'logout' ? logOut : messages.leave}
        </Button>
      </div>
    </ModalDialog>
  );
}
