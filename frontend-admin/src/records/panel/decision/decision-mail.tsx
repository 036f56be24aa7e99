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

/** How long nothing is typed before the mail is fetched again, in ms. */
const PAUSE_MS = 400;

/** What stays in sight above the reason. */
const MARGIN_PX = 14;

interface DecisionMailProps {
  /** For the button that shows and hides it. */
  id: string;
  source: Pick<RecordSource<SubmittedRecord>, 'preview'>;
  /** The decision without its reason. */
  change: StatusChange;
  /** As it is typed. */
  reason: string;
}

/** The mail that a decision would send, from the server that would send it. No decision waits for it. */
export function DecisionMail({ id, source, change, reason }: DecisionMailProps) {
  const messages = useMessages(review);
  const mailMessages = useMessages(mailContent);
  const commonMessages = useMessages(common);
  const typed = useDebounced(reason.trim(), PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...source.preview({ ...change, ...(typed && { reason: typed }) }),
    // While somebody types, the mail before the last word stays on screen.
    placeholderData: keepPreviousData,
  });
  const [isLarge, setIsLarge] = useState(false);
  const box = useReasonInSight(data?.mail?.text);
  const mail = data?.mail && !error && (
    <MailView {...data.mail}>
      {paragraphsOf(data.mail.text).map((paragraph, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail can say the same twice
          key={index}
          data-reason={says(paragraph, typed) || undefined}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a mail longer than its box is scrolled with the keyboard too
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

/** A paragraph of a plain mail; lines that are quoted, which come last, stand as a quotation. */
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

/** The box is lower than most mails, and what is being decided here is the reason: whatever comes before it can be scrolled to. */
function useReasonInSight(text: string | undefined) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text puts the reason at another place
  useEffect(() => {
    const reason = box.current?.querySelector<HTMLElement>('[data-reason]');
    // Not by `scrollIntoView`: that would move the field that is being typed into as well.
    if (box.current && reason) box.current.scrollTop = reason.offsetTop - MARGIN_PX;
  }, [text]);
  return box;
}

/** An empty line ends a paragraph, as in mail programs. */
function paragraphsOf(text: string): string[] {
  return text.trim().split(/\n\n+/);
}

/** Whether a paragraph of the mail holds the beginning of the reason. */
function says(paragraph: string, reason: string): boolean {
  const [first] = reason.split('\n');
  return first !== undefined && first !== '' && paragraph.includes(first);
}
