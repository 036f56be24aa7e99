import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { Icon } from '../icon';
import { errorMessage } from '../text/error-message';
import { FormError } from './form-messages';
import './form.css';

interface PasskeyButtonProps {
  label: string;
  /** Label while the browser asks for the passkey. */
  busy: string;
  /** Asks for the passkey; an error is shown above the button. */
  askForPasskey: () => Promise<void>;
  /** Whether it is the main action of the screen. */
  primary?: boolean;
}

/** Button that asks the browser for a passkey. */
export function PasskeyButton({ label, busy, askForPasskey, primary = false }: PasskeyButtonProps) {
  const commonMessages = useMessages(common);
  const [isBusy, setBusy] = useState(false);
  // Not the message, since the language can change while it is shown.
  const [failure, setFailure] = useState<unknown>();
  const error = failure === undefined ? undefined : errorMessage(failure, commonMessages.failed);
  const id = useId();

  async function press() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await askForPasskey();
    } catch (thrown) {
      setFailure(thrown);
    }
    setBusy(false);
  }

  return (
    <div className="ad-form">
      <FormError id={id} text={error} />
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<Icon name="key" />}
        loading={isBusy}
        aria-describedby={error ? id : undefined}
        // There is no form field to focus.
        autoFocus={primary}
        block
        onClick={() => void press()}
      >
        {isBusy ? busy : label}
      </Button>
    </div>
  );
}
