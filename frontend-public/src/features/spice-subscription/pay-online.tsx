import './order-account.css';
import './pay-online.css';
import { formatRupees } from 'frontend-shared/locale';
import type { SiteConfig } from 'frontend-shared/site-config';
import { Button } from 'frontend-shared/ui/button';
import { WarningIcon } from 'frontend-shared/ui/icon';
import { MailLink } from '../../blocks/mail-link';
import type { SpiceFormWords } from '../../content/en/spice-club';
import type { OpenPayment } from './open-payment';
import { basketOf } from './spice-subscription';
import { type PaymentPhase, type PaymentProblem, useOnlinePayment } from './use-online-payment';

interface PayOnlineProps {
  words: SpiceFormWords;
  site: SiteConfig;
  payment: OpenPayment;
}

/** An order that waits to be paid: what is to pay, the way to Razorpay, and the way round it. */
export function PayOnline({ words, site, payment }: PayOnlineProps) {
  const { online } = words;
  const { receipt } = payment;
  const total = formatRupees(receipt.total);
  const box = boxOf(payment, words);
  const { phase, problem, pay, payOnDelivery, checkAgain } = useOnlinePayment(payment, {
    name: site.name,
    description: box,
  });
  // Once the checkout has returned a payment, no further one may be made.
  const returned = payment.returned !== undefined;
  return (
    <section className="pu-pay-online" aria-label={online.order}>
      <p>{online.stored}</p>
      <dl className="pu-account">
        <Row name={online.reference}>{receipt.reference}</Row>
        <Row name={box}>{total}</Row>
        <Row name={online.toPay}>{total}</Row>
      </dl>
      <Said problem={problem} words={online} site={site} reference={receipt.reference} />
      <div className="pu-pay-online__buttons">
        {returned ? (
          <Button wide busyLabel={phase === 'ready' ? undefined : online.confirming} onClick={checkAgain}>
            {online.checkAgain}
          </Button>
        ) : (
          <>
            <Button wide busyLabel={busyWords(phase, online)} onClick={pay}>
              {problem ? online.again(total) : online.pay(total)}
            </Button>
            {phase === 'ready' && (
              <Button look="secondary" wide onClick={payOnDelivery}>
                {online.onDelivery}
              </Button>
            )}
          </>
        )}
      </div>
      <p className="cf-small cf-muted">{online.how}</p>
    </section>
  );
}

/** What the box is called in words: "Premium Pack × 2". */
export function boxOf(payment: OpenPayment, { account, combos }: SpiceFormWords): string {
  const basket = basketOf(payment);
  return basket ? account.times(combos[basket.pack.name].name, String(basket.quantity)) : payment.combo;
}

function busyWords(phase: PaymentPhase, words: SpiceFormWords['online']): string | undefined {
  return phase === 'ready' ? undefined : words[phase];
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="pu-account__row">
      <dt>{name}</dt>
      <dd className="cf-number">{children}</dd>
    </div>
  );
}

interface SaidProps {
  problem: PaymentProblem | null;
  words: SpiceFormWords['online'];
  site: SiteConfig;
  reference: string;
}

/** Why it is not paid, and what that means. */
function Said({ problem, words, site, reference }: SaidProps) {
  return (
    <div role="status" className="pu-pay-online__said">
      {problem && (
        <div className="pu-pay-online__problem">
          <WarningIcon size={22} />
          <div>
            <p>
              <strong>{words.problems[problem].title}</strong>
            </p>
            <p>{words.problems[problem].text}</p>
            {problem === 'disputed' && (
              <p>
                {words.write(reference)} <MailLink to={site.supportEmail}>{site.supportEmail}</MailLink>
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
