import Button from 'antd/es/button';
import { TimeoutError } from 'frontend-shared/api/with-timeout';
import { noteFailure } from 'frontend-shared/federation/note-failure';
import { useRetryWhenOnline } from 'frontend-shared/federation/use-retry-when-online';
import { Component, type ReactNode, useEffect } from 'react';
import { frame } from '../../content/frame';
import { useMessages } from '../../content/messages';
import { useLiveState } from '../../state/live';

interface PageErrorBoundaryProps {
  /** Resets the boundary when it changes, as on navigation. */
  resetKey: string;
  /** Called before the page is rendered again, so that code that failed to load is requested again. */
  onRetry: () => void;
  children: ReactNode;
}

type Failure = 'crashed' | 'notLoaded' | 'updated';

interface BoundaryState {
  failure: Failure | undefined;
  /** Number of consecutive times that the page's code failed to load while online. */
  failedLoads: number;
}

/** Whether a chunk failed to load or timed out. */
function isLoadFailure(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return error instanceof TimeoutError || name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** Whether the server no longer has the file (404), because another build was deployed. */
async function isChunkMissing(error: unknown): Promise<boolean> {
  const { request } = error as { request?: unknown };
  if (typeof request !== 'string') return false;
  const answer = await fetch(request, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

/** Error boundary that keeps the frame when a page crashes or its code fails to load. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, failedLoads: 0 };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: isLoadFailure(error) ? 'notLoaded' : 'crashed' };
  }

  override componentDidCatch(error: unknown) {
    noteFailure(error);
    if (!isLoadFailure(error) || !navigator.onLine) return;
    this.setState(({ failedLoads }) => ({ failedLoads: failedLoads + 1 }));
    void isChunkMissing(error).then((gone) => {
      if (gone) this.setState(({ failure }) => ({ failure: failure && 'updated' }));
    });
  }

  override componentDidUpdate(previous: PageErrorBoundaryProps) {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.startOver(0);
  }

  private startOver(failedLoads: number) {
    this.props.onRetry();
    this.setState({ failure: undefined, failedLoads });
  }

  /**
   * Retries in place, so that unsaved input is kept. After repeated failures it reloads the page, since the build may
   * have been replaced.
   */
  private readonly retry = () => {
    const { failure, failedLoads } = this.state;
    if (failure === 'notLoaded' && failedLoads < 2) this.startOver(failedLoads);
    else window.location.reload();
  };

  /** Does not reload the page, which only a press of the button may do. */
  private readonly retryInPlace = () => this.startOver(this.state.failedLoads);

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedPage failure={failure} onRetry={this.retry} onOnline={this.retryInPlace} />;
  }
}

interface FailedPageProps {
  failure: Failure;
  onRetry: () => void;
  /** Called when the browser is online or the server reachable again, if the page's code failed to load. */
  onOnline: () => void;
}

function FailedPage({ failure, onRetry, onOnline }: FailedPageProps) {
  const messages = useMessages(frame);
  const isNotLoaded = failure === 'notLoaded';
  useRetryWhenOnline(isNotLoaded ? onOnline : undefined);
  useEffect(() => {
    if (!isNotLoaded) return;
    return useLiveState.subscribe(({ state }, before) => {
      if (state === 'live' && before.state === 'lost') onOnline();
    });
  }, [isNotLoaded, onOnline]);
  return (
    <div className="ad-page ad-page--message" role="alert">
      <p>{messages[failure]}</p>
      <Button type="primary" onClick={onRetry}>
        {failure === 'updated' ? messages.loadAgain : messages.reload}
      </Button>
    </div>
  );
}
