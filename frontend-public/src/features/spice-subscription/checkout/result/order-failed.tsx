import './order-failed.css';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Button } from 'frontend-shared/ui/button';
import { WarningIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import type { SpiceFormMessages } from '../../../../content/en/spice-club';
import { useFormsMessages } from '../../../../content/use-forms-messages';
import { serverMessage } from '../../../../forms/rules/problem-text';
import type { Failure, FailureKind } from '../../../../forms/state/failure';
import { useResultHeading } from './use-result-heading';

/** Failures after which nothing was stored for certain; after any other the order may have arrived. */
const NOTHING_STORED: readonly FailureKind[] = ['tooOften', 'tooLarge', 'wrongType'];

interface OrderFailedProps {
  messages: SpiceFormMessages;
  failure: Failure;
  onTryAgain: () => void;
  onBack: () => void;
}

/** The screen after a failed order. "Try Again" starts over; going back to the payment step keeps all entries. */
export function OrderFailed({
  messages: { failed: messages, ...all },
  failure,
  onTryAgain,
  onBack,
}: OrderFailedProps) {
  const shared = useFormsMessages().failure;
  const { kind, message, minutes = 1, requestId, stored } = failure;
  const sentence = serverMessage(message, useLocale());
  if (stored === 'earlier' || stored === 'ended') {
    return <AlreadyStored messages={all} hasEnded={stored === 'ended'} onAnother={onTryAgain} />;
  }
  return (
    <FailedPanel title={stored ? messages.stored.title : messages.title}>
      {stored ? (
        <p>{messages.stored.text}</p>
      ) : (
        <>
          <p>{messages.text}</p>
          {sentence && <p>{sentence}</p>}
          {kind === 'offline' && <p>{shared.offline}</p>}
          {kind === 'tooOften' && <p>{shared.tooOften(minutes)}</p>}
          <p className="cf-muted">{describeOrder(kind, messages)}</p>
        </>
      )}
      {requestId && <p className="cf-small">{shared.requestId(requestId)}</p>}
      <p>{messages.sameNote}</p>
      <div className="pu-order-failed__buttons">
        <Button look="secondary" onClick={onBack}>
          {messages.same}
        </Button>
        <Button onClick={onTryAgain}>{messages.again}</Button>
      </div>
      <p className="cf-small cf-muted">{messages.againNote}</p>
    </FailedPanel>
  );
}

/** Whether the order was stored. */
function describeOrder(kind: FailureKind, { nothing, unsure, safe }: SpiceFormMessages['failed']): string {
  return NOTHING_STORED.includes(kind) ? nothing : `${unsure} ${safe}`;
}

interface AlreadyStoredProps {
  messages: Pick<SpiceFormMessages, 'arrived' | 'result' | 'online'>;
  /** Whether it cannot be paid online any more: it was cancelled or erased, or its first box has left. */
  hasEnded: boolean;
  onAnother: () => void;
}

/**
 * An earlier attempt whose response was lost has been stored, with another payment method or until it ended: no second
 * order is needed.
 */
function AlreadyStored({ messages: { arrived, result, online }, hasEnded, onAnother }: AlreadyStoredProps) {
  return (
    <FailedPanel title={hasEnded ? online.gone.title : arrived.title}>
      <p>{hasEnded ? online.gone.text() : arrived.text}</p>
      {!hasEnded && <p>{arrived.pay}</p>}
      <div className="pu-order-failed__buttons">
        <Button look="secondary" onClick={onAnother}>
          {result.another}
        </Button>
      </div>
    </FailedPanel>
  );
}

/** Scrolls to the top and takes the focus. */
function FailedPanel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useResultHeading();
  return (
    <section className="pu-order-failed" aria-labelledby="spice-failed-title">
      <h2 className="pu-order-failed__title cf-h3" id="spice-failed-title" ref={heading} tabIndex={-1}>
        <WarningIcon size={30} />
        {title}
      </h2>
      {children}
    </section>
  );
}
