import './result/order-account.css';
import './pay-online.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatRupees } from 'frontend-shared/i18n/locale';
import { Button } from 'frontend-shared/ui/button';
import { WarningIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef } from 'react';
import { MailLink } from '../../../blocks/links/mail-link';
import type { SpiceFormMessages } from '../../../content/en/spice-club';
import { boxName } from '../box-name';
import type { AwaitingConfirmation, OpenPayment } from './stored-payment';
import { type PaymentPhase, type PaymentProblem, useOnlinePayment } from './use-online-payment';

/** Hides a button while another one is busy, without shifting the layout. */
const HIDDEN_WHILE_BUSY = 'pu-pay-online__hidden';

interface PayOnlineProps {
  messages: SpiceFormMessages;
  site: SiteConfig;
  payment: OpenPayment | AwaitingConfirmation;
}

/** An unpaid order: the amount, the button that opens Razorpay and the switch to cash on delivery. */
export function PayOnline({ messages, site, payment }: PayOnlineProps) {
  const { online } = messages;
  const { receipt } = payment;
  const total = formatRupees(receipt.total);
  const box = boxName(payment, messages);
  const { phase, problem, isMade, pay, closeCheckout, payOnDelivery, checkAgain } = useOnlinePayment(
    payment,
    { name: site.name, description: box },
  );
  const main = useFocusAfterCheckout(phase);
  const switchingToCash = phase === 'switchingToCash';
  return (
    <section className="pu-pay-online" aria-label={online.order}>
      <p>{isMade ? online.returned : online.stored}</p>
      <dl className="pu-account">
        <Row name={online.reference}>{receipt.reference}</Row>
        <Row name={box}>{total}</Row>
        {!isMade && <Row name={online.toPay}>{total}</Row>}
      </dl>
      <PaymentProblemMessage problem={problem} messages={online} site={site} reference={receipt.reference} />
      <div className="pu-pay-online__buttons">
        <Button
          wide
          ref={main}
          className={switchingToCash ? HIDDEN_WHILE_BUSY : undefined}
          busyLabel={busyLabel(phase, online)}
          onClick={isMade ? checkAgain : pay}
        >
          {isMade ? online.checkAgain : problem ? online.again(total) : online.pay(total)}
        </Button>
        {phase === 'open' && (
          <Button key="unseen" look="secondary" wide onClick={closeCheckout}>
            {online.unseen}
          </Button>
        )}
        {!isMade && phase !== 'open' && (
          <Button
            key="delivery"
            look="secondary"
            wide
            className={phase === 'ready' || switchingToCash ? undefined : HIDDEN_WHILE_BUSY}
            busyLabel={switchingToCash ? online.confirming : undefined}
            onClick={phase === 'ready' ? payOnDelivery : undefined}
          >
            {online.onDelivery}
          </Button>
        )}
      </div>
      {!isMade && <p className="cf-small cf-muted">{online.how}</p>}
    </section>
  );
}

/**
 * Razorpay's checkout moves the focus into an iframe that is later removed: returns the focus to the button that opened
 * it.
 */
function useFocusAfterCheckout(phase: PaymentPhase) {
  const main = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && phase !== 'open') main.current?.focus();
    wasOpen.current = phase === 'open';
  }, [phase]);
  return main;
}

function busyLabel(phase: PaymentPhase, messages: SpiceFormMessages['online']): string | undefined {
  return phase === 'ready' || phase === 'switchingToCash' ? undefined : messages[phase];
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="pu-account__row">
      <dt>{name}</dt>
      <dd className="cf-number">{children}</dd>
    </div>
  );
}

interface PaymentProblemMessageProps {
  problem: PaymentProblem | null;
  messages: SpiceFormMessages['online'];
  site: SiteConfig;
  reference: string;
}

/** Explains why the order is not paid, and what that means. */
function PaymentProblemMessage({ problem, messages, site, reference }: PaymentProblemMessageProps) {
  return (
    <div role="status" className="pu-pay-online__status">
      {problem && (
        <div className="pu-pay-online__problem">
          <WarningIcon size={22} />
          <div>
            <p>
              <strong>{messages.problems[problem].title}</strong>
            </p>
            <p>{messages.problems[problem].text}</p>
            {problem === 'disputed' && (
              <p>
                {messages.write(reference)} <MailLink to={site.supportEmail}>{site.supportEmail}</MailLink>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
