import type { ControlMessages } from '../../content/messages/control-messages';
import { type LazyModule, useLazyModule } from '../lazy-module';
import './code-status.css';

interface CodeStatusProps {
  code: LazyModule<unknown>;
  /** Said when it cannot be had. */
  failure: string;
  messages: ControlMessages;
  /** Goes on without it. */
  onClose?: () => void;
}

/** Fetches code that is wanted on the screen; says that it is on its way, or that it does not come and how to go on. */
export function CodeStatus({ code, failure, messages, onClose }: CodeStatusProps) {
  const { hasFailed } = useLazyModule(code);
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
      <button type="button" onClick={() => code.load().catch(() => undefined)}>
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
