import { sha256 } from '../file-cache.js';

/** How long an answer is fresh, and the time limit of a request to another origin, in ms. */
const FRESH_MS = 10_000;
const TIMEOUT_MS = 5_000;
/** An entry is a few kilobytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The current entry of a remote on another origin, which names all files of its build with a hash. Visitors never
 * wait for it: the last known answer is used while it is refreshed, and as long as that origin is unreachable.
 */
export class ExternalRemoteEntry {
  private address?: string;
  private known?: string;
  /** By `performance.now()`. */
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private refreshing?: Promise<void>;

  /** @returns SHA-256 of its `remoteEntry.js`; undefined until the first answer */
  current(entry: string): string | undefined {
    if (entry !== this.address) {
      this.address = entry;
      this.known = undefined;
      this.refreshedAt = Number.NEGATIVE_INFINITY;
    }
    // By the wall clock, setting it back would delay the next request by days.
    if (performance.now() - this.refreshedAt >= FRESH_MS) {
      this.refreshedAt = performance.now();
      this.refreshing = this.refresh(entry);
    }
    return this.known;
  }

  /** Settles when the current request has been answered. */
  async settled(): Promise<void> {
    await this.refreshing;
  }

  private async refresh(entry: string): Promise<void> {
    try {
      const script = await download(entry);
      if (entry === this.address) this.known = sha256(script);
    } catch {
      // Pages made earlier stay valid while nothing else is known.
    }
  }
}

async function download(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  // A maintenance page, or the page that some hosts send for a missing file, is not another build.
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address} answered with a page.`);
  const content = new Uint8Array(await answer.arrayBuffer());
  if (content.length > MAX_BYTES) throw new Error(`${address} is too large.`);
  return content;
}
