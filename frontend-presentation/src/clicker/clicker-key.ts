const STORED = 'deck.clicker:';

/**
 * The key of the clicker: the fragment of the scanned URL, stored in this tab, so that the page can be reloaded without it.
 *
 * @returns `isInUrl`: whether it has to be removed from the URL, so that neither the history nor a shared link contains it.
 * Without storage it stays there, since a reload would lose it.
 */
export function readClickerKey(code: string, hash: string): { key?: string | undefined; isInUrl: boolean } {
  const scanned = /^#([\w-]{22})$/.exec(hash)?.[1];
  try {
    if (scanned) sessionStorage.setItem(STORED + code, scanned);
    return {
      key: scanned ?? sessionStorage.getItem(STORED + code) ?? undefined,
      isInUrl: Boolean(scanned),
    };
  } catch {
    return { key: scanned, isInUrl: false };
  }
}
