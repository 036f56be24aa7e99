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
  /** While the browser asks. */
  busy: string;
  /** Has the browser ask for a passkey; what it throws is said above the button. */
  show: () => Promise<void>;
  /** Whether it is what the screen is for. */
  primary?: boolean;
}

/** Has the browser ask for a passkey. */
export function PasskeyButton({ label, busy, show, primary = false }: PasskeyButtonProps) {
  const commonMessages = useMessages(common);
  const [isBusy, setBusy] = useState(false);
  // Not its sentence: the language can be changed while it is shown.
  const [failure, setFailure] = useState<unknown>();
  const error = failure === undefined ? undefined : errorMessage(failure, commonMessages.failed);
  const id = useId();

  async function press() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await show();
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
        // In place of a form's field, which would have the focus.
        autoFocus={primary}
        block
        onClick={() => void press()}
      >
        {isBusy ? busy : label}
      </Button>
    </div>
  );
}
