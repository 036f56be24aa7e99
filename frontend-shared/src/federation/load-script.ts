interface ScriptOptions {
  /** Whether its code is here: a browser counts a script that was cut on its way as loaded. */
  hasRun: () => boolean;
  /** The hash that its bytes must have to be run, as in the attribute of that name. */
  integrity?: string | undefined;
}

declare global {
  interface Window {
    /** The one way by which scripts come, for the chunks that webpack asks for (`webpack/chunk-retry-plugin.mjs`). */
    loadScript?: typeof loadScript;
  }
}

/** Pauses before the second and later attempts, in ms. */
const PAUSES_MS = [0, 1_000, 2_000];
/** A script that has not come by then is asked for once more, beside the first request, in ms. */
export const STALLED_MS = 8_000;
/** Addresses that were asked for: a browser lets a second request wait for the first one, which may have stalled. */
const asked = new Set<string>();

/**
 * Runs a script. One that fails, comes cut or stalls is asked for again, each time under another address, because
 * browsers and proxies may have kept what they got. The first to arrive runs, and no other beside it.
 *
 * @throws Error after the last try; if the script arrives later than that it still runs
 */
export function loadScript(url: string, { hasRun, integrity }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const underWay = new Set<HTMLScriptElement>();
    let attempts = 0;
    const request = () => {
      const script = document.createElement('script');
      script.src = asked.has(url) ? withQuery(url) : url;
      asked.add(url);
      if (integrity) script.integrity = integrity;
      // Only so may the browser compare what comes from another origin, and say what went wrong in it.
      if (new URL(url, location.href).origin !== location.origin || integrity)
        script.crossOrigin = 'anonymous';
      const pause = PAUSES_MS[attempts];
      attempts += 1;
      let isGivenUp = false;
      const giveUp = () => {
        if (isGivenUp) return;
        isGivenUp = true;
        if (pause === undefined) reject(new Error(`${url} could not be loaded.`));
        else setTimeout(() => (hasRun() ? resolve() : request()), pause);
      };
      const stalled = setTimeout(giveUp, STALLED_MS);
      const end = () => {
        clearTimeout(stalled);
        underWay.delete(script);
        if (hasRun()) {
          underWay.forEach(discard);
          resolve();
        } else {
          script.remove();
          giveUp();
        }
      };
      script.onload = end;
      script.onerror = end;
      underWay.add(script);
      document.head.append(script);
    };
    request();
  });
}

/** A browser does not run a script that has left its document, should it still arrive. */
function discard(script: HTMLScriptElement): void {
  script.onload = null;
  script.onerror = null;
  document.implementation.createHTMLDocument().adoptNode(script);
}

function withQuery(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}try=${Date.now()}`;
}
