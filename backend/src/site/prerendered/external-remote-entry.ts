import { sha256 } from '../file-cache.js';

/** How long an answer counts before it is asked for again, and how long another origin may take, in ms. */
const FRESH_MS = 10_000;
const TIMEOUT_MS = 5_000;
/** An entry has a few kilobytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Which entry a remote on another origin has at the moment; it names every file of its build with a hash. Visitors never
 * wait for it: what was known last is answered while it is asked for again, and it stays known while that origin cannot be
 * reached.
 */
export class ExternalRemoteEntry {
  private address?: string;
  private known?: string;
  /** On the clock of `performance.now()`. */
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking?: Promise<void>;

  /** @returns SHA-256 of its `remoteEntry.js`; undefined until the first answer has come */
  current(entry: string): string | undefined {
    if (entry !== this.address) {
      this.address = entry;
      this.known = undefined;
      this.askedAt = Number.NEGATIVE_INFINITY;
    }
    // By the wall clock, putting it back would delay the next request by days.
    if (performance.now() - this.askedAt >= FRESH_MS) {
      this.askedAt = performance.now();
      this.asking = this.ask(entry);
    }
    return this.known;
  }

  /** Settles when the question that is under way has been answered. */
  async settled(): Promise<void> {
    await this.asking;
  }

  private async ask(entry: string): Promise<void> {
    try {
      const script = await download(entry);
      if (entry === this.address) this.known = sha256(script);
    } catch {
      // A page that was made before stays right as long as nothing else is known.
    }
  }
}

async function download(address: string): Promise<Uint8Array> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const content = new Uint8Array(await answer.arrayBuffer());
  if (content.length > MAX_BYTES) throw new Error(`${address} is too large.`);
  return content;
}
