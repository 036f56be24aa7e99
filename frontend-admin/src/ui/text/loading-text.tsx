import { common } from '../../content/common';
import { useTexts } from '../../content/texts';

/** Stands in for what is on its way, and says so to those who cannot see that nothing is there yet. */
export function LoadingText({ text }: { text?: string }) {
  const copy = useTexts(common);
  return (
    <p className="ad-wait" role="status">
      {text ?? copy.loading}
    </p>
  );
}
