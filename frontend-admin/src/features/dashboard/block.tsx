import Skeleton from 'antd/es/skeleton';
import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../../ui/text/error-note';
import { StaleFiguresNote } from './stale-figures';
import './blocks.css';

interface BlockProps<T> {
  title: string;
  className?: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** Whether what it shows are figures of the API, which may be old. */
  hasFigures?: boolean;
  query: { data: T | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** What is said when the server gave no sentence. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** Room for what is on its way. */
export function BlockSkeleton() {
  return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
}

/** One card of the dashboard: its content, or that it is on its way, or what went wrong and another try. */
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
