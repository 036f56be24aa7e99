import Skeleton from 'antd/es/skeleton';
import { type ReactNode, useId } from 'react';
import { ErrorNote } from '../../ui/text/error-note';
import './blocks.css';

interface BlockProps<T> {
  title: string;
  className?: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  query: { data: T | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** What is said when the server gave no sentence. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** One card of the dashboard: its content, or that it is on its way, or what went wrong and another try. */
export function Block<T>({ title, className = '', aside, query, failed, children }: BlockProps<T>) {
  const id = useId();
  const { data, error, refetch } = query;
  let content: ReactNode = <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (data !== undefined) content = children(data);
  else if (error) content = <ErrorNote error={error} fallback={failed} onRetry={() => void refetch()} />;
  return (
    <section className={`ad-card ad-block ${className}`} aria-labelledby={id}>
      <div className="ad-block__head">
        <h2 id={id}>{title}</h2>
        {data !== undefined && aside}
      </div>
      {content}
    </section>
  );
}
