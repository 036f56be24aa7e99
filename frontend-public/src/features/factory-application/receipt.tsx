import './receipt.css';
import { formatDate, type Locale } from 'frontend-shared/locale';
import { Button } from 'frontend-shared/ui/button';
import { SuccessIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationFormWords } from '../../content/en/application-form';
import { type ApplicationState, application } from './application-store';

interface ReceiptProps {
  receipt: NonNullable<ApplicationState['receipt']>;
  words: ApplicationFormWords['success'];
  /** The three steps that follow, title and text. */
  steps: ReadonlyArray<readonly [string, string]>;
  locale: Locale;
}

/** The answer to an accepted application: the reference number, what follows, and a page to print. */
export function ReceiptPanel({ receipt, words, steps, locale }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section className="pu-receipt" aria-labelledby="application-receipt">
      <h3 className="pu-receipt__title cf-h3" id="application-receipt" ref={heading} tabIndex={-1}>
        <SuccessIcon size={30} />
        {words.title}
      </h3>
      <Reference text={receipt.reference} words={words} />
      <p>{words.keep}</p>
      <p className="cf-small cf-muted">
        {words.received} {formatDate(receipt.createdAt, locale, 'minute')}.{' '}
        {receipt.email ? words.mailComing : words.noMail}
      </p>
      <h4 className="pu-receipt__next">{words.nextTitle}</h4>
      <ol className="pu-receipt__steps">
        {steps.map(([title, text]) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </ol>
      <div className="pu-receipt__buttons">
        <Button look="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button look="plain" onClick={application.startAnother}>
          {words.another}
        </Button>
      </div>
    </section>
  );
}

function Reference({ text, words }: { text: string; words: ApplicationFormWords['success'] }) {
  const number = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(words.copied);
    } catch {
      // Without TLS or permission there is no clipboard: the number is selected for the person's own copy.
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setSaid(words.copySelected);
    }
  };
  return (
    <div className="pu-receipt__reference">
      <div>
        <p className="cf-small">{words.reference}</p>
        <strong className="pu-receipt__number" ref={number}>
          {text}
        </strong>
      </div>
      <div className="pu-receipt__copy">
        <Button look="secondary" size="small" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status" className="cf-small">
          {said}
        </span>
      </div>
    </div>
  );
}
