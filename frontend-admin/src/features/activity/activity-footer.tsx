import { useQuery } from '@tanstack/react-query';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import { type ActivityPage, activityCount } from '../../data/activity';
import { shortDateTime } from '../../format/date-time';
import { PageFooter } from '../../lists/page-footer';
import { formatTotal } from '../../ui/text/format-count';
import type { ActivityNavigation } from './use-activity-navigation';

interface ActivityFooterProps {
  page: ActivityPage;
  navigation: ActivityNavigation;
}

/** The position in the log, and buttons for the next and previous page. */
export function ActivityFooter({ page, navigation }: ActivityFooterProps) {
  const messages = useMessages(activity);
  const where = usePagePosition(page, navigation);
  const { older, newer } = page;
  const turnTo = (cursor: string) => () => {
    navigation.goTo(cursor);
    window.scrollTo({ top: 0 });
  };
  return (
    <PageFooter
      where={where}
      label={messages.pages}
      previousLabel={messages.newer}
      nextLabel={messages.older}
      goPrevious={newer === undefined ? undefined : turnTo(newer)}
      goNext={older === undefined ? undefined : turnTo(older)}
    />
  );
}

/**
 * "51–100 of 1,205". New entries arrive while the log is being read, so the position is derived from the number of
 * newer entries, not from a page number. While the count is loading, or if the page is too far back to be counted, the
 * position is a range of times.
 */
function usePagePosition(
  { entries }: ActivityPage,
  { filters, isFirstPage }: ActivityFooterProps['navigation'],
) {
  const messages = useMessages(activity);
  const locale = useLocale();
  const [newest, oldest] = [entries[0], entries.at(-1)];
  const before: Record<string, string> = isFirstPage || !newest ? {} : { before: newest._id };
  const { data: count } = useQuery(activityCount({ ...filters, ...before }));
  if (!newest || !oldest) return undefined;
  const passed = isFirstPage ? 0 : count?.newer;
  if (count?.total === undefined || passed === undefined) {
    return messages.entries(shortDateTime(newest.at, locale), shortDateTime(oldest.at, locale));
  }
  const last = passed + entries.length;
  // The page may be newer than the count, and contain entries that were not counted.
  const total = count.isCapped ? count.total : Math.max(count.total, last);
  return messages.range(
    formatNumber(passed + 1),
    formatNumber(last),
    formatTotal({ total, capped: count.isCapped }, locale),
  );
}
