import { common } from '../content/en/common';

/** Stands in for what is on its way, and says so to those who cannot see that nothing is there yet. */
export function Wait({ text = common.loading }: { text?: string }) {
  return (
    <p className="ad-wait" role="status">
      {text}
    </p>
  );
}
