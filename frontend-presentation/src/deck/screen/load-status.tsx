import type { ControlMessages } from '../../content/messages/control-messages';
import { type LazyModule, useLazyModule } from '../lazy-module';
import './load-status.css';

interface LoadStatusProps {
  module: LazyModule<unknown>;
  /** Message for when it fails. */
  failure: string;
  messages: ControlMessages;
  /** Gives up waiting for it. */
  onClose?: () => void;
}

/** Loads a module that is needed on screen; says that it is loading, or that it failed, with a button to retry. */
export function LoadStatus({ module, failure, messages, onClose }: LoadStatusProps) {
  const { hasFailed } = useLazyModule(module);
  if (!hasFailed) {
    return (
      <p className="pr-code-status pr-code-status--loading" role="status">
        {messages.code.loading}
      </p>
    );
  }
  return (
    <div className="pr-code-status" role="alert">
      <p>{failure}</p>
      <button type="button" onClick={() => module.load().catch(() => undefined)}>
        {messages.code.retry}
      </button>
      {onClose && (
        <button type="button" onClick={onClose}>
          {messages.code.close}
        </button>
      )}
    </div>
  );
}
