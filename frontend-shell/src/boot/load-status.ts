/** After this time the status says that the code did not load, in ms. */
export const FAILED_AFTER_MS = 10_000;
/** No status is shown for code that loads within this time, in ms. */
const SHOWN_AFTER_MS = 300;

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
  private isVisitorWaiting = false;

  /** @param onRetry called when the visitor presses the retry button */
  constructor(onRetry: () => void) {
    const button = this.line?.querySelector('button');
    if (!button) return;
    // Replaces the handler of an earlier status: each attempt of the guard has its own.
    button.onclick = () => {
      this.show('waiting');
      onRetry();
    };
  }

  /**
   * The visitor used something whose code has not loaded yet.
   * @param what which message to show: about the form or about the page
   */
  waiting(what: 'form' | 'page'): void {
    this.isVisitorWaiting = true;
    this.line?.setAttribute('data-what', what);
    if (this.timers.length > 0) return;
    this.timers = [
      setTimeout(() => this.show('waiting'), SHOWN_AFTER_MS),
      setTimeout(() => this.show('failed'), FAILED_AFTER_MS),
    ];
  }

  /** The scripts failed to load, whether or not the visitor waits for them. */
  failed(): void {
    this.stop();
    this.show('failed');
  }

  /** The scripts have loaded after all; shows the waiting status again if the visitor waits for hydration. */
  resume(): void {
    if (this.timers.length > 0) return;
    this.line?.removeAttribute('data-state');
    if (this.isVisitorWaiting)
      this.waiting(this.line?.getAttribute('data-what') === 'form' ? 'form' : 'page');
  }

  /** What the visitor waited for is done: hides the status. */
  done(): void {
    this.isVisitorWaiting = false;
    this.stop();
    this.line?.removeAttribute('data-state');
  }

  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private show(state: 'waiting' | 'failed'): void {
    this.line?.setAttribute('data-state', state);
  }
}

/** Stops the style sheet (`app/shell.css`) from showing after 10 s that the page did not load. */
export function markBooted(): void {
  document.documentElement.setAttribute('data-booted', '');
}
