import Skeleton from 'antd/es/skeleton';
import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../../ui/text/error-note';
import { StaleFiguresNote } from './stale-figures';
import './blocks.css';

interface BlockProps<T> {
  title: string;
  className?: string;
  /** Shown at the end of the title line. */
  aside?: ReactNode;
  /** Whether it shows figures from the API, which may be outdated. */
  hasFigures?: boolean;
  query: { data: T | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Error message if the server sent none. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** Placeholder for a block that is loading. */
export function BlockSkeleton() {
  return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
}

/** A card of the dashboard: its content, a placeholder while it loads, or an error with a retry button. */
export function Block<T>(props: BlockProps<T>) {
  const { title, className = '', aside, hasFigures = false, query, failed, children } = props;
  const id = useId();
  const { data, error, refetch } = query;
  let content: ReactNode = <BlockSkeleton />;
  if (data !== undefined) content = children(data);
  else if (error) content = <ErrorNote error={error} fallback={failed} onRetry={() => void refetch()} />;
  return (
    <section className={`ad-card ad-block ${className}`} aria-labelledby={id}>
      <div className="ad-block__head">
        <h2 id={id}>{title}</h2>
        {data !== undefined && aside}
      </div>
      {content}
      {hasFigures && data !== undefined && <StaleFiguresNote />}
    </section>
  );
}
