const STORED = 'deck.clicker:';

/**
 * The key of a phone: what stands behind the # of the scanned address. It is kept for this tab, so that the page can be loaded
 * anew without it.
 *
 * @returns `isInAddress`: whether it has to be taken out of the address, so that neither the history nor a shared link has
 * it. Without storage it stays there, or a reload would lose the remote.
 */
export function readKey(code: string, hash: string): { key?: string | undefined; isInAddress: boolean } {
  const scanned = /^#([\w-]{22})$/.exec(hash)?.[1];
  try {
    if (scanned) sessionStorage.setItem(STORED + code, scanned);
    return {
      key: scanned ?? sessionStorage.getItem(STORED + code) ?? undefined,
      isInAddress: Boolean(scanned),
    };
  } catch {
    return { key: scanned, isInAddress: false };
  }
}
