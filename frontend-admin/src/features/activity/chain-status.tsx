import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import { chainCheck } from '../../data/activity';
import { shortDateTime } from '../../format/date-time';
import { Icon } from '../../ui/icon';

/** Shows whether the log was intact at the server's latest check; renders nothing before the first check. */
export function ChainStatus() {
  const messages = useMessages(activity);
  const locale = useLocale();
  const { data } = useQuery(chainCheck());
  if (!data?.checkedAt) return null;
  const { checkedAt, entries = 0, problems = 0 } = data;
  const at = shortDateTime(checkedAt, locale);
  if (problems > 0)
    return (
      <p role="alert" className="ad-activity__chain is-broken">
        <Icon name="warning" size={16} /> {messages.chainBroken(at, problems)}
      </p>
    );
  return (
    <p className="ad-activity__chain">
      <Icon name="shield" size={16} /> {messages.chainWhole(at, entries)}
    </p>
  );
}
