import Skeleton from 'antd/es/skeleton';
import { common } from '../../content/common';
import { useTexts } from '../../content/texts';

/** In place of a list that is on its way. */
export function ListSkeleton() {
  const commonCopy = useTexts(common);
  return (
    <div className="ad-card ad-list__skeleton" aria-busy="true">
      <span className="ad-hidden" role="status">
        {commonCopy.loading}
      </span>
      <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
    </div>
  );
}
