import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import { mail as mailTexts } from '../../../content/mail';
import { review } from '../../../content/review';
import { useTexts } from '../../../content/texts';
import type { RecordSource, StatusChange, SubmittedRecord } from '../../../data/records';
import { ErrorNote } from '../../../ui/error-note';
import { MailView } from '../../../ui/mail-view';
import { usePaused } from './use-paused';

/** How long nothing is typed before the mail is asked for anew, in ms. */
const PAUSE_MS = 400;

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
  const copy = useTexts(review);
  const mailCopy = useTexts(mailTexts);
  const typed = usePaused(reason.trim(), PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...source.preview({ ...change, ...(typed && { reason: typed }) }),
    // While somebody types, the mail before the last word stays on screen.
    placeholderData: keepPreviousData,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a mail longer than its box is scrolled with the keyboard too
    <section id={id} className="ad-mail" aria-label={mailCopy.preview} aria-busy={isFetching} tabIndex={0}>
      {error && <ErrorNote error={error} fallback={copy.mailFailed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data && !error && (
        <>
          {data.delivery !== 'sent' && <p role="status">{copy.mailDelivery[data.delivery]}</p>}
          {data.mail && (
            <MailView {...data.mail}>
              {paragraphsOf(data.mail.text).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mail can say the same twice
                <p key={index} className="ad-written">
                  {paragraph}
                </p>
              ))}
            </MailView>
          )}
        </>
      )}
    </section>
  );
}

/** An empty line ends a paragraph, as in mail programs. */
function paragraphsOf(text: string): string[] {
  return text.trim().split(/\n\n+/);
}
