import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../../../browser/use-debounced';
import { common } from '../../../content/common';
import { mail as mailContent } from '../../../content/mail';
import { useMessages } from '../../../content/messages';
import { review } from '../../../content/review';
import type { RecordSource, StatusChange, SubmittedRecord } from '../../../data/records/records';
import { ModalDialog } from '../../../ui/dialog/modal-dialog';
import { Icon } from '../../../ui/icon';
import { MailView } from '../../../ui/mail-view/mail-view';
import { ErrorNote } from '../../../ui/text/error-note';

/** The preview is fetched again after a pause in typing of this length, in ms. */
const DEBOUNCE_MS = 400;

/** Space left above the reason when scrolling to it. */
const MARGIN_PX = 14;

interface DecisionMailProps {
  /** Referenced by the button that shows and hides it. */
  id: string;
  source: Pick<RecordSource<SubmittedRecord>, 'preview'>;
  change: StatusChange;
  /** The reason as currently typed. */
  reason: string;
}

/** Preview of the mail that a decision would send, rendered by the server. Decisions do not wait for it. */
export function DecisionMail({ id, source, change, reason }: DecisionMailProps) {
  const messages = useMessages(review);
  const mailMessages = useMessages(mailContent);
  const commonMessages = useMessages(common);
  const typed = useDebounced(reason.trim(), DEBOUNCE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...source.preview({ ...change, ...(typed && { reason: typed }) }),
    // While the user types, the previous preview stays on screen.
    placeholderData: keepPreviousData,
  });
  const [isLarge, setIsLarge] = useState(false);
  const box = useScrollToReason(data?.mail?.text);
  const mail = data?.mail && !error && (
    <MailView {...data.mail}>
      {paragraphsOf(data.mail.text).map((paragraph, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a mail can be equal
          key={index}
          data-reason={containsReason(paragraph, typed) || undefined}
        >
          <Paragraph text={paragraph} />
        </div>
      ))}
    </MailView>
  );
  return (
    <>
      {mail && (
        <Button
          size="small"
          className="ad-decision__enlarge"
          icon={<Icon name="inFront" size={16} />}
          aria-haspopup="dialog"
          onClick={() => setIsLarge(true)}
        >
          {mailMessages.enlarge}
        </Button>
      )}
      <section
        ref={box}
        id={id}
        className="ad-mail"
        aria-label={mailMessages.preview}
        aria-busy={isFetching}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long mail must be scrollable by keyboard
        tabIndex={0}
      >
        {error && <ErrorNote error={error} fallback={messages.mailFailed} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {data && !error && data.delivery !== 'sent' && (
          <p role="status">{messages.mailDelivery[data.delivery]}</p>
        )}
        {mail}
      </section>
      {isLarge && mail && (
        <ModalDialog
          className="ad-decision__mail"
          title={mailMessages.enlarged}
          closeLabel={commonMessages.close}
          onClose={() => setIsLarge(false)}
        >
          <div className="ad-mail">{mail}</div>
        </ModalDialog>
      )}
    </>
  );
}

/** A paragraph of a plain-text mail; quoted lines at its end are rendered as a blockquote. */
function Paragraph({ text }: { text: string }) {
  const lines = text.split('\n');
  const quoted = lines.findIndex((line) => line.startsWith('>'));
  if (quoted < 0) return <p className="ad-written">{text}</p>;
  return (
    <>
      <p className="ad-written">{lines.slice(0, quoted).join('\n')}</p>
      <blockquote className="ad-written ad-mail__quote">
        {lines
          .slice(quoted)
          .map((line) => line.replace(/^> ?/, ''))
          .join('\n')}
      </blockquote>
    </>
  );
}

/**
 * Scrolls the preview to the reason, since most mails are longer than the box and the reason is what is being written.
 */
function useScrollToReason(text: string | undefined) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text moves the reason
  useEffect(() => {
    const reason = box.current?.querySelector<HTMLElement>('[data-reason]');
    // Not with `scrollIntoView`, which would also scroll the page and move the field.
    if (box.current && reason) box.current.scrollTop = reason.offsetTop - MARGIN_PX;
  }, [text]);
  return box;
}

/** Splits a plain-text mail at empty lines. */
function paragraphsOf(text: string): string[] {
  return text.trim().split(/\n\n+/);
}

/** Whether a paragraph contains the first line of the reason. */
function containsReason(paragraph: string, reason: string): boolean {
  const [first] = reason.split('\n');
  return first !== undefined && first !== '' && paragraph.includes(first);
}
