/** After this time the status says that the code did not load, in ms. */
export const GIVEN_UP_MS = 10_000;
/** No status is shown for code that loads within this time, in ms. */
const AT_ONCE_MS = 300;

/**
 * Shows whether code that the visitor waits for is loading or failed to load, with a button to retry. The messages are
 * in the page's HTML (`status-line.ts`), outside React's root, so that they need no further code.
 */
export class LoadStatus {
  private readonly line = document.querySelector(
    // A client-rendered page has the messages in both languages, English first.
    /^\/hi(\/|$)/i.test(location.pathname) ? '.sh-load:lang(hi)' : '.sh-load',
  );
  private timers: ReturnType<typeof setTimeout>[] = [];
  private isAwaited = false;

  /** @param tryAgain called when the visitor presses the retry button */
  constructor(tryAgain: () => void) {
    this.line?.querySelector('button')?.addEventListener('click', () => {
      this.say('waiting');
      tryAgain();
    });
  }

  /**
   * The visitor used something whose code has not loaded yet.
   * @param what which message to show: about the form or about the page
   */
  waiting(what: 'form' | 'page'): void {
    this.isAwaited = true;
    this.line?.setAttribute('data-what', what);
    if (this.timers.length > 0) return;
    this.timers = [
      setTimeout(() => this.say('waiting'), AT_ONCE_MS),
      setTimeout(() => this.say('failed'), GIVEN_UP_MS),
    ];
  }

  /** The scripts failed to load, whether or not the visitor waits for them. */
  failed(): void {
    this.stop();
    this.say('failed');
  }

  /** The scripts have loaded after all; shows the waiting status again if the visitor waits for hydration. */
  resume(): void {
    if (this.timers.length > 0) return;
    this.line?.removeAttribute('data-state');
    if (this.isAwaited) this.waiting(this.line?.getAttribute('data-what') === 'form' ? 'form' : 'page');
  }

  /** What the visitor waited for is done: hides the status. */
  over(): void {
    this.isAwaited = false;
    this.stop();
    this.line?.removeAttribute('data-state');
  }

  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private say(state: 'waiting' | 'failed'): void {
    this.line?.setAttribute('data-state', state);
  }
}

/** Stops the style sheet (`app/shell.css`) from showing by itself, after 10 s, that the page did not load. */
export function markBooted(): void {
  document.documentElement.setAttribute('data-booted', '');
}
