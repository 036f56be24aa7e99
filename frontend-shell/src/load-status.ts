/** How long the code of what was pressed may take before the page says that it did not load, in ms. */
export const GIVEN_UP_MS = 10_000;
/** A press that is answered by then needs no word, in ms. */
const AT_ONCE_MS = 300;

/** Id of the line of the HTML that says how far the loading is (`prerender/compose-page.ts`). */
export const LOAD_STATUS_ID = 'load-status';

/**
 * Says what became of a press whose code is not here: first that the page gets ready, then that it did not load, with
 * another try. The words stand in the page's HTML, outside of what React takes over, so that they need no further code.
 */
export class LoadStatus {
  private readonly line = document.getElementById(LOAD_STATUS_ID);
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** @param onRetry called before the page is loaded again */
  constructor(onRetry: () => void) {
    this.line?.querySelector('button')?.addEventListener('click', () => {
      onRetry();
      location.reload();
    });
  }

  /**
   * Something was pressed, and nothing can follow yet.
   * @param what a form is called a form, everything else the page
   */
  waiting(what: 'form' | 'page'): void {
    this.line?.setAttribute('data-what', what);
    if (this.timers.length > 0) return;
    this.timers = [
      setTimeout(() => this.say('waiting'), AT_ONCE_MS),
      setTimeout(() => this.say('failed'), GIVEN_UP_MS),
    ];
  }

  /** What was pressed has followed. */
  over(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.line?.removeAttribute('data-state');
  }

  private say(state: 'waiting' | 'failed'): void {
    this.line?.setAttribute('data-state', state);
  }
}
