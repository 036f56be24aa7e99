interface ScriptOptions {
  /** Whether the script has executed; `onload` also fires for a truncated one. */
  hasRun: () => boolean;
  /** Subresource integrity, as in the attribute of that name. */
  integrity?: string | undefined;
}

declare global {
  interface Window {
    /** For the chunks that webpack requests, which are loaded in the same way (`webpack/plugins/chunk-retry-plugin.mjs`). */
    loadScript?: typeof loadScript;
  }
}

/** Pauses before the second and later attempts, in ms. */
const PAUSES_MS = [0, 1_000, 2_000];
/** A script that has not arrived after this time is requested again while the first request continues, in ms. */
export const STALL_TIMEOUT_MS = 8_000;
/** Browsers queue a second request for the same URL behind the first, which may have stalled. */
const requestedUrls = new Set<string>();

/**
 * Loads and executes a script. One that fails, is truncated or stalls is requested again, each time under another URL,
 * because browsers and proxies may have cached what they received. Only the first to arrive is executed.
 *
 * @throws Error after the last attempt; if the script arrives later it is still executed
 */
export function loadScript(url: string, { hasRun, integrity }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const pending = new Set<HTMLScriptElement>();
    let attempts = 0;
    const request = () => {
      const script = document.createElement('script');
      script.src = requestedUrls.has(url) ? withCacheBuster(url) : url;
      requestedUrls.add(url);
      if (integrity) script.integrity = integrity;
      // Subresource integrity and error details of another origin need CORS.
      if (new URL(url, location.href).origin !== location.origin || integrity)
        script.crossOrigin = 'anonymous';
      const pause = PAUSES_MS[attempts];
      attempts += 1;
      let isHandled = false;
      const retryOrReject = () => {
        if (isHandled) return;
        isHandled = true;
        if (pause === undefined) reject(new Error(`${url} could not be loaded.`));
        else setTimeout(() => (hasRun() ? resolve() : request()), pause);
      };
      const stallTimer = setTimeout(retryOrReject, STALL_TIMEOUT_MS);
      const onSettled = () => {
        clearTimeout(stallTimer);
        pending.delete(script);
        if (hasRun()) {
          pending.forEach(discard);
          resolve();
        } else {
          script.remove();
          retryOrReject();
        }
      };
      script.onload = onSettled;
      script.onerror = onSettled;
      pending.add(script);
      document.head.append(script);
    };
    request();
  });
}

/** A browser does not execute a script that arrives after it was moved to another document. */
function discard(script: HTMLScriptElement): void {
  script.onload = null;
  script.onerror = null;
  document.implementation.createHTMLDocument().adoptNode(script);
}

function withCacheBuster(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}try=${Date.now()}`;
}
