import '../../../../forms/notices/receipt-panel.css';
import './order-account.css';
import './order-placed.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { components } from 'frontend-shared/api/types.generated';
import { formatDate, formatRupees, localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { Button } from 'frontend-shared/ui/button';
import type { SpiceFormMessages } from '../../../../content/en/spice-club';
import { useFormsMessages } from '../../../../content/use-forms-messages';
import { ReferenceNumber } from '../../../../forms/notices/reference-number';
import { SpiceTin } from '../../../../illustrations/spice-tin';
import { boxName } from '../../box-name';
import { basketOf, packs } from '../../spice-subscription';
import { useResultHeading } from './use-result-heading';

interface OrderPlacedProps {
  messages: SpiceFormMessages;
  site: SiteConfig;
  receipt: components['schemas']['SubscriptionReceipt'];
  box: { combo: string; quantity: string };
  /** Whether the first box was paid online. */
  paid?: boolean;
  onAnother: () => void;
}

/** The result of a placed order: first delivery, amount due and reference number. Takes the focus. */
export function OrderPlaced({ messages, site, receipt, box, paid = false, onAnother }: OrderPlacedProps) {
  const locale = useLocale();
  const shared = useFormsMessages().receipt;
  const heading = useResultHeading();
  const { result } = messages;
  // A discontinued pack is shown with the tin of the first one.
  const { varieties } = basketOf(box)?.pack ?? packs[0];
  const day = formatDate(receipt.nextDelivery, locale);
  const total = formatRupees(receipt.total);
  return (
    <section className="pu-receipt pu-placed" aria-labelledby="spice-result-title">
      <p className="pu-receipt__company">
        <strong>{site.legalName}</strong> {site.registeredOffice}
      </p>
      <div className="pu-placed__card cf-on-leaf">
        <SpiceTin bowls={varieties} className="pu-placed__tin" />
        <h2 className="pu-placed__title cf-h3" id="spice-result-title" ref={heading} tabIndex={-1}>
          {result.title}
        </h2>
        <p>{paid ? result.firstPaid(day, total) : result.first(day, total)}</p>
      </div>
      <ReferenceNumber text={receipt.reference} />
      <dl className="pu-account">
        <div className="pu-account__row">
          <dt>{result.next}</dt>
          <dd className="cf-number">{day}</dd>
        </div>
        {paid && (
          <div className="pu-account__row">
            <dt>{result.later}</dt>
            <dd>{result.laterValue}</dd>
          </div>
        )}
        <div className="pu-account__row">
          <dt>{boxName(box, messages)}</dt>
          <dd className="cf-number">{total}</dd>
        </div>
      </dl>
      <p>
        {result.keep} <Link to={`${localePath(locale, '/track')}#${receipt.reference}`}>{result.track}</Link>
      </p>
      <p className="cf-small cf-muted">
        {shared.received(formatDate(receipt.createdAt, locale, 'minute'))} {shared.byMail}
      </p>
      <div className="pu-receipt__buttons">
        <Button look="secondary" onClick={() => window.print()}>
          {shared.print}
        </Button>
        <Button look="plain" onClick={onAnother}>
          {result.another}
        </Button>
      </div>
    </section>
  );
}
