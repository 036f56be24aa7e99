import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useState } from 'react';

const STORED = 'deck.clicker:';

/** The key of the clicker for a room, taken out of the URL; undefined when this tab has none. */
export function useClickerKey(roomCode: string): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [{ key, isInUrl, readHash }, setScanned] = useState(() => ({
    ...readClickerKey(roomCode, hash),
    readHash: hash,
  }));
  // A new code that is scanned in this tab has another fragment only, so that the page is not loaded anew.
  if (hash !== readHash) {
    const scanned = readClickerKey(roomCode, hash);
    setScanned({ ...scanned, key: scanned.key ?? key, readHash: hash });
  }
  // Through the router: its next navigation would otherwise restore the key.
  useEffect(() => {
    if (isInUrl && hash) void navigate(pathname, { replace: true });
  }, [isInUrl, hash, pathname, navigate]);
  return key;
}

/**
 * The key of the clicker: the fragment of the scanned URL, stored in this tab, so that the page can be reloaded without it.
 *
 * @returns `isInUrl`: whether it has to be removed from the URL, so that neither the history nor a shared link contains it.
 * Without storage it stays there, since a reload would lose it.
 */
function readClickerKey(code: string, hash: string): { key?: string | undefined; isInUrl: boolean } {
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
