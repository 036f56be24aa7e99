import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useState } from 'react';

const STORED = 'deck.clicker:';

/** The clicker's key for a room, which it also removes from the URL; undefined when this tab has none. */
export function useClickerKey(roomCode: string): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [{ key, isInUrl, readHash }, setScanned] = useState(() => ({
    ...readClickerKey(roomCode, hash),
    readHash: hash,
  }));
  // Scanning a new code in this tab changes only the fragment, so the page is not reloaded.
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
 * The clicker's key: the fragment of the scanned URL, stored in this tab for a reload without the fragment.
 *
 * @returns `isInUrl`: whether to remove it from the URL, so that neither the history nor a shared link contains it.
 *   False if storage is blocked, since a reload would lose the key.
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
