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
    /** For the styles of these chunks (`webpack/plugins/load-style.mjs`). */
    loadStyle?: typeof loadStyle;
  }
}

/** Pauses before the second and later attempts, in ms. */
const PAUSES_MS = [0, 1_000, 2_000];
/** A file that has not arrived after this time is requested again while the first request continues, in ms. */
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
  return load(url, hasRun, (address) => {
    const script = document.createElement('script');
    script.src = address;
    if (integrity) script.integrity = integrity;
    // Subresource integrity and error details of another origin need CORS.
    if (new URL(url, location.href).origin !== location.origin || integrity) script.crossOrigin = 'anonymous';
    document.head.append(script);
    return script;
  });
}

/**
 * Loads a style sheet in the same way.
 *
 * @param link its element, which need not be in the page; where it is, its copies follow it
 * @returns its load event
 * @throws Error after the last attempt; if the style sheet arrives later it is still applied
 */
export async function loadStyle(link: HTMLLinkElement): Promise<Event | undefined> {
  const url = link.getAttribute('href') ?? '';
  let loaded: Event | undefined;
  await load(
    url,
    () => loaded !== undefined,
    (address) => {
      const copy = link.cloneNode() as HTMLLinkElement;
      copy.href = address;
      // Webpack considers a style sheet of this name to be loaded, which it is not yet.
      copy.dataset.href = 'loading';
      copy.addEventListener('load', (event) => {
        loaded = event;
        copy.dataset.href = link.dataset.href ?? url;
      });
      if (link.isConnected) link.after(copy);
      else document.head.append(copy);
      return copy;
    },
  );
  return loaded;
}

/** @param insert adds an element that requests the file from a URL to the page */
function load(
  url: string,
  hasRun: () => boolean,
  insert: (url: string) => HTMLScriptElement | HTMLLinkElement,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const pending = new Set<HTMLElement>();
    let attempts = 0;
    const request = () => {
      const element = insert(requestedUrls.has(url) ? withCacheBuster(url) : url);
      requestedUrls.add(url);
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
        pending.delete(element);
        if (hasRun()) {
          pending.forEach(discard);
          resolve();
        } else {
          element.remove();
          retryOrReject();
        }
      };
      element.onload = onSettled;
      element.onerror = onSettled;
      pending.add(element);
    };
    request();
  });
}

/** A browser does not execute a script that arrives after it was moved to another document. */
function discard(element: HTMLElement): void {
  element.onload = null;
  element.onerror = null;
  document.implementation.createHTMLDocument().adoptNode(element);
}

function withCacheBuster(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}try=${Date.now()}`;
}
