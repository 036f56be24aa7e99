const STORED = 'deck.clicker:';

/**
 * The key of a phone: what stands behind the # of the scanned address. It is taken out of the address, so that neither the
 * history nor a shared link has it, and kept for this tab, so that the page can be loaded anew.
 */
export function takeKey(code: string, hash: string): string | undefined {
  const scanned = /^#([\w-]{22})$/.exec(hash)?.[1];
  try {
    if (scanned) sessionStorage.setItem(STORED + code, scanned);
    const key = scanned ?? sessionStorage.getItem(STORED + code) ?? undefined;
    if (scanned) history.replaceState(history.state, '', location.pathname);
    return key;
  } catch {
    // Without storage the address keeps it, or a reload would lose the remote.
    return scanned;
  }
}
