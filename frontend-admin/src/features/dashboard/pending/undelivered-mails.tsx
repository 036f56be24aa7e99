import { useQuery } from '@tanstack/react-query';
import { Link } from 'frontend-shared/routing/router';
import { mails } from '../../../content/mails';
import { useMessages } from '../../../content/messages';
import { undeliveredCount } from '../../../data/undelivered-mails';
import { paths } from '../../../routing/paths';
import { Icon } from '../../../ui/icon';

/** Warning about undelivered mails. Renders nothing if there are none. */
export function UndeliveredMails() {
  const messages = useMessages(mails);
  const { data: count } = useQuery(undeliveredCount());
  if (!count || count.total === 0) return null;
  return (
    <p className="ad-dashboard__undelivered">
      <Icon name="warning" size={16} />
      <span>{messages.waiting(count.total, count.capped)}</span>
      <Link className="ad-link" to={paths.mails}>
        {messages.openList}
      </Link>
    </p>
  );
}
