import { common } from '../../content/common';
import { useMessages } from '../../content/messages';

/** Placeholder while something is loading, announced to screen readers. */
export function LoadingText({ text }: { text?: string }) {
  const messages = useMessages(common);
  return (
    <p className="ad-wait" role="status">
      {text ?? messages.loading}
    </p>
  );
}
