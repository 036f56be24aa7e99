import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useFocusFallback } from '../../browser/use-focus-fallback';
import { usePageTitle } from '../../browser/use-page-title';
import { mails as mailsMessages } from '../../content/mails';
import { useMessages } from '../../content/messages';
import { prepareMailsExport, type UndeliveredMail, undeliveredMails } from '../../data/undelivered-mails';
import { ExportButton, ExportProgress } from '../../lists/export/list-export';
import { useListExport } from '../../lists/export/use-list-export';
import { useSelection } from '../../lists/selection/use-selection';
import { EmptyTray } from '../../ui/empty-tray';
import { ErrorNote } from '../../ui/text/error-note';
import { formatCount } from '../../ui/text/format-count';
import { LoadingText } from '../../ui/text/loading-text';
import { MailFilters } from './mail-filters';
import { MailsBar } from './mails-bar';
import { MailsList } from './mails-list';
import { useMailNavigation } from './use-mail-navigation';
import { useMailsRun } from './use-mails-run';
import '../../lists/list.css';
import './mails.css';

/** Undelivered mails about records that the account may read. */
export default function MailsScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(mailsMessages);
  usePageTitle(messages.pageTitle, site.name);
  const navigation = useMailNavigation();
  const selection = useSelection<UndeliveredMail>();
  const bulk = useMailsRun();
  const { region, heading } = useFocusFallback<HTMLDivElement>();
  const list = useInfiniteQuery(undeliveredMails(navigation.filters));
  const file = useListExport(() => prepareMailsExport(navigation.filters));
  const pages = list.data?.pages ?? [];
  const mails = pages.flatMap((page) => page.mails);
  const [first] = pages;
  const isEmpty = first !== undefined && mails.length === 0;
  const { template, reason } = navigation.filters;
  const filterSummary = [
    ...(template ? [`${messages.kind}: ${messages.templates[template]}`] : []),
    ...(reason ? [`${messages.reason}: ${messages.reasonNames[reason]}`] : []),
  ];
  const hasFilters = Object.keys(navigation.filters).length > 0;
  return (
    <div ref={region} className="ad-mails">
      <h1 ref={heading} tabIndex={-1}>
        {messages.pageTitle}
      </h1>
      <p className="ad-quiet">{messages.help}</p>
      {!(isEmpty && !hasFilters) && (
        <div className="ad-filters">
          <MailFilters {...navigation} />
          {first && !isEmpty && (
            <ExportButton
              file={file}
              items={(hasFilters ? messages.export.only : messages.export.all)(formatCount(first))}
              filters={filterSummary}
              columns={messages.export.columns}
              buttonClass="ad-filter"
            />
          )}
        </div>
      )}
      <ExportProgress file={file} />
      {list.isPending && <LoadingText />}
      {list.error && (
        <ErrorNote error={list.error} fallback={messages.listFailed} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && (
        <div className="ad-card ad-empty">
          <EmptyTray />
          <p role="status">{hasFilters ? messages.noneFits : messages.empty}</p>
        </div>
      )}
      {first && mails.length > 0 && (
        <p role="status" className="ad-quiet ad-number">
          {messages.count(formatCount(first), first.total === 1)}
        </p>
      )}
      {mails.length > 0 && <MailsList mails={mails} selection={selection} run={bulk.run} />}
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {messages.more}
        </Button>
      )}
      <MailsBar selection={selection} shown={mails} bulk={bulk} />
    </div>
  );
}
