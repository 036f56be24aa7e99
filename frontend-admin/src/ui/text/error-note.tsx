import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { ApiError } from 'frontend-shared/api/error';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { errorMessage } from './error-message';

interface ErrorNoteProps {
  error: unknown;
  /** Shown when the server sent no message. */
  fallback: string;
  onRetry?: () => void;
}

/** Error shown in place of content that failed to load. */
export function ErrorNote({ error, fallback, onRetry }: ErrorNoteProps) {
  const commonMessages = useMessages(common);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <Alert
      type="error"
      className="ad-error-note"
      title={commonMessages.error(errorMessage(error, fallback))}
      description={requestId && <span className="ad-quiet">{commonMessages.requestId(requestId)}</span>}
      action={onRetry && <Button onClick={onRetry}>{commonMessages.retry}</Button>}
    />
  );
}
