import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { subscribers } from '../../content/subscribers';
import type { Subscription } from '../../data/records/subscriptions';
import { indianDay } from '../../format/date-time';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import { Icon } from '../../ui/icon';
import './subscribers.css';

type Status = Subscription['status'];

interface SubscriptionFooterProps {
  name: string;
  status: Status;
  /** The day of the next delivery or of the last box that still comes. */
  boxDay: string | undefined;
  busy: boolean;
  failure: string | undefined;
  onChange: (status: Status) => void;
}

/** Asks for confirmation, because a cancelled subscription cannot be restored. */
function CancelDialog(props: SubscriptionFooterProps & { onClose: () => void }) {
  const messages = useMessages(subscribers);
  const commonMessages = useMessages(common);
  const { name, boxDay, busy, failure, onChange, onClose } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <ModalDialog
      className="ad-cancel"
      title={messages.cancelTitle(name)}
      closeLabel={commonMessages.close}
      initialFocus={keep}
      onClose={onClose}
    >
      <p>{messages.cancelWhat}</p>
      {boxDay === indianDay() && <p>{messages.cancelBoxOfToday}</p>}
      <p>
        <b>{messages.cancelFinal}</b>
      </p>
      {failure && <Alert type="error" role="alert" title={commonMessages.error(failure)} />}
      <div className="ad-foot__buttons">
        <Button ref={keep} onClick={onClose}>
          {messages.keep}
        </Button>
        <Button
          type="primary"
          danger
          loading={busy}
          icon={<Icon name="cross" />}
          onClick={() => onChange('cancelled')}
        >
          {busy ? messages.cancelling : messages.confirmCancel}
        </Button>
      </div>
    </ModalDialog>
  );
}

/** Footer of the panel, with the actions for the current status. */
export function SubscriptionFooter(props: SubscriptionFooterProps) {
  const messages = useMessages(subscribers);
  const commonMessages = useMessages(common);
  const { status, busy, failure, onChange } = props;
  /** The status when the confirmation was opened. The confirmation closes when the status changes. */
  const [confirmedFor, setConfirmedFor] = useState<Status>();
  const isConfirming = confirmedFor === status;
  if (status === 'cancelled') return <p className="ad-foot ad-quiet">{messages.isFinal}</p>;
  const paused = status === 'paused';
  return (
    <div className="ad-foot">
      {failure && !isConfirming && <Alert type="error" role="alert" title={commonMessages.error(failure)} />}
      <div className="ad-foot__buttons">
        <Button
          danger
          className="ad-foot__start"
          disabled={busy}
          icon={<Icon name="cross" />}
          onClick={() => setConfirmedFor(status)}
        >
          {messages.cancel}
        </Button>
        <Button
          type={paused ? 'primary' : 'default'}
          loading={busy && !isConfirming}
          icon={<Icon name={paused ? 'play' : 'pause'} />}
          onClick={() => onChange(paused ? 'active' : 'paused')}
        >
          {paused ? messages.resume : messages.pause}
        </Button>
      </div>
      {isConfirming && <CancelDialog {...props} onClose={() => busy || setConfirmedFor(undefined)} />}
    </div>
  );
}
