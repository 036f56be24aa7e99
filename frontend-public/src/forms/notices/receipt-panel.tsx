import './receipt-panel.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatDate, localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { Button } from 'frontend-shared/ui/button';
import { SuccessIcon } from 'frontend-shared/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormsMessages } from '../../content/use-forms-messages';
import type { ReceiptMessages } from '../form-messages';
import { ReferenceNumber } from './reference-number';

interface ReceiptPanelProps {
  /** From the response: the reference number and when the record was stored. */
  receipt: { reference: string; createdAt: string };
  messages: ReceiptMessages;
  site: SiteConfig;
  /**
   * Replaces the sentence about the confirmation mail where no address was given. The default also holds for a mail
   * that is delayed.
   */
  mailNote?: string | undefined;
  /** Next steps, title and text. */
  steps?: ReadonlyArray<readonly [title: string, text: string]>;
  /** Additional rows, such as an amount. */
  children?: ReactNode;
  onAnother: () => void;
}

/**
 * Receipt of an accepted form: reference number, next steps and a print button. Takes the focus on mount, unless the
 * person is typing in another form of the page: after a reload it may load late.
 */
export function ReceiptPanel({
  receipt,
  messages,
  site,
  mailNote,
  steps,
  children,
  onAnother,
}: ReceiptPanelProps) {
  const locale = useLocale();
  const shared = useFormsMessages().receipt;
  const track = localePath(locale, '/track');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className="pu-receipt" aria-labelledby="receipt-title">
      <p className="pu-receipt__company">
        <strong>{site.legalName}</strong> {site.registeredOffice}
      </p>
      <h3 className="pu-receipt__title cf-h3" id="receipt-title" ref={heading} tabIndex={-1}>
        <SuccessIcon size={30} />
        {messages.title}
      </h3>
      <ReferenceNumber text={receipt.reference} />
      {children}
      <p>{messages.keep}</p>
      <p className="cf-small cf-muted">
        {shared.received(formatDate(receipt.createdAt, locale, 'minute'))} {mailNote ?? shared.byMail}
      </p>
      {/* Tracking needs the e-mail address that was given with the form. */}
      {mailNote === undefined && (
        <p>
          {shared.follow} <Link to={`${track}#${receipt.reference}`}>{shared.track}</Link>
          <span className="pu-receipt__address">
            {' '}
            ({location.host}
            {track})
          </span>
        </p>
      )}
      {steps && (
        <>
          <h4 className="pu-receipt__next">{messages.nextTitle}</h4>
          <ol className="pu-receipt__steps">
            {steps.map(([title, text]) => (
              <li key={title}>
                <strong>{shared.step(title)}</strong> {text}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="pu-receipt__buttons">
        <Button look="secondary" onClick={() => window.print()}>
          {shared.print}
        </Button>
        <Button look="plain" onClick={onAnother}>
          {messages.another}
        </Button>
      </div>
    </section>
  );
}
