import { useRetryWhenOnline } from 'frontend-shared/federation/use-retry-when-online';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import { type LazyModule, useLazyModule } from './lazy-module';
import './load-status.css';

interface LoadStatusProps {
  module: LazyModule<unknown>;
  /** Message for when it fails. */
  failure: string;
  messages: ControlMessages;
  /** Gives up waiting for it. */
  onClose?: () => void;
}

/**
 * Loads a module that is needed on screen; shows that it is loading, or that it failed, with a button to retry. It is
 * also retried when the browser is online again.
 */
export function LoadStatus({ module, failure, messages, onClose }: LoadStatusProps) {
  const { hasFailed } = useLazyModule(module);
  const retry = () => void module.load().catch(() => undefined);
  useRetryWhenOnline(hasFailed ? retry : undefined);
  if (!hasFailed) {
    return (
      <p className="pr-load-status pr-load-status--loading" role="status">
        {messages.loadStatus.loading}
      </p>
    );
  }
  return (
    <div className="pr-load-status" role="alert">
      <p>{failure}</p>
      <button type="button" onClick={retry}>
        {messages.loadStatus.retry}
      </button>
      {onClose && (
        <button type="button" onClick={onClose}>
          {messages.close}
        </button>
      )}
    </div>
  );
}
