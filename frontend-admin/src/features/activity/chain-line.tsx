import { useQuery } from '@tanstack/react-query';
import { activity as copy } from '../../content/en/activity';
import { chainCheck } from '../../data/activity';
import { shortMoment } from '../../format/moments';
import { Icon } from '../../ui/icon';

/** Whether the log was whole when the server last looked at all of it; nothing before it has. */
export function ChainLine() {
  const { data } = useQuery(chainCheck());
  if (!data?.checkedAt) return null;
  const { checkedAt, entries = 0, problems = 0 } = data;
  const at = shortMoment(checkedAt);
  if (problems > 0)
    return (
      <p role="alert" className="ad-activity__chain is-broken">
        <Icon name="warning" size={16} /> {copy.chainBroken(at, problems)}
      </p>
    );
  return (
    <p className="ad-activity__chain">
      <Icon name="shield" size={16} /> {copy.chainWhole(at, entries)}
    </p>
  );
}
