import type { MouseEvent } from 'react';

/** A click that the browser answers with a new tab or window, so the link must stay a link. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
