import Skeleton from 'antd/es/skeleton';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';

/** Placeholder of a list that is loading. */
export function ListSkeleton() {
  const commonMessages = useMessages(common);
  return (
    <div className="ad-card ad-list__skeleton" aria-busy="true">
      <span className="ad-hidden" role="status">
        {commonMessages.loading}
      </span>
      <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
    </div>
  );
}
