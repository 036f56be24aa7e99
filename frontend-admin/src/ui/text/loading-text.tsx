import { common } from '../../content/common';
import { useMessages } from '../../content/messages';

/** Stands in for what is on its way, and says so to those who cannot see that nothing is there yet. */
export function LoadingText({ text }: { text?: string }) {
  const messages = useMessages(common);
  return (
    <p className="ad-wait" role="status">
      {text ?? messages.loading}
    </p>
  );
}
