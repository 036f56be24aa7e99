/** How long the code of what was pressed may take before the page says that it did not load, in ms. */
export const GIVEN_UP_MS = 10_000;
/** What is here by then needs no word, in ms. */
const AT_ONCE_MS = 300;

/**
 * Says what became of code that is not here: first that the page gets ready, then that it did not load, with another try.
 * The messages are in the page's HTML (`status-line.ts`), outside of what React hydrates, so that they need no further
 * code.
 */
export class LoadStatus {
  private readonly line = document.querySelector(
    // A page that the browser makes brings the messages of both languages, English first.
    /^\/hi(\/|$)/i.test(location.pathname) ? '.sh-load:lang(hi)' : '.sh-load',
  );
  private timers: ReturnType<typeof setTimeout>[] = [];
  private isAwaited = false;

  /** @param tryAgain called when somebody wants another try */
  constructor(tryAgain: () => void) {
    this.line?.querySelector('button')?.addEventListener('click', () => {
      this.say('waiting');
      tryAgain();
    });
  }

  /**
   * Somebody pressed something whose code has not loaded yet.
   * @param what a form is called a form, everything else the page
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

  /** The page cannot be hydrated for now, whether somebody waits for it or not. */
  failed(): void {
    this.stop();
    this.say('failed');
  }

  /** What had failed is here after all, but not yet what somebody may wait for. */
  resume(): void {
    if (this.timers.length > 0) return;
    this.line?.removeAttribute('data-state');
    if (this.isAwaited) this.waiting(this.line?.getAttribute('data-what') === 'form' ? 'form' : 'page');
  }

  /** What somebody waited for has followed. */
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

/** Keeps the style sheet (`app/shell.css`) from saying by itself, after a while, that the page did not load. */
export function markBooted(): void {
  document.documentElement.setAttribute('data-booted', '');
}
