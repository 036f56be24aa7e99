import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { usePageTitle } from '../../browser/use-page-title';
import { mails as texts } from '../../content/mails';
import { useTexts } from '../../content/texts';
import { undeliveredMails } from '../../data/undelivered-mails';
import { EmptyTray } from '../../ui/empty-tray';
import { ErrorNote } from '../../ui/error-note';
import { formatCount } from '../../ui/format-count';
import { Wait } from '../../ui/wait';
import { UndeliveredMailItem } from './undelivered-mail-item';
import './mails.css';

/** Mails that were given up, about records that the account may read. */
export default function MailsScreen({ site }: { site: SiteConfig }) {
  const copy = useTexts(texts);
  usePageTitle(copy.pageTitle, site.name);
  const list = useInfiniteQuery(undeliveredMails());
  const pages = list.data?.pages ?? [];
  const mails = pages.flatMap((page) => page.mails);
  const [first] = pages;
  return (
    <div className="ad-mails">
      <h1>{copy.pageTitle}</h1>
      <p className="ad-quiet">{copy.help}</p>
      {list.isPending && <Wait />}
      {list.error && (
        <ErrorNote error={list.error} fallback={copy.listFailed} onRetry={() => void list.refetch()} />
      )}
      {first && mails.length === 0 && (
        <div className="ad-card ad-empty">
          <EmptyTray />
          <p role="status">{copy.empty}</p>
        </div>
      )}
      {first && mails.length > 0 && (
        <p role="status" className="ad-quiet ad-number">
          {copy.count(formatCount(first), first.total === 1)}
        </p>
      )}
      {mails.length > 0 && (
        <ul className="ad-card ad-mails__list">
          {mails.map((mail) => (
            <UndeliveredMailItem key={mail._id} mail={mail} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {copy.more}
        </Button>
      )}
    </div>
  );
}
