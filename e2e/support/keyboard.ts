import { type CDPSession, expect, type Page } from '@playwright/test';

/** More key presses than any page has controls. */
const MANY = 200;
/** Key presses per batch, sent without waiting: a round trip takes longer than handling a key press. */
const AT_ONCE = 10;
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/**
 * Expects that the Tab key, from the top of the page to its end, reaches every control once, and that each focused
 * control has a visible focus style and is not covered.
 */
export async function expectReachableByKeyboard(page: Page, screen: string): Promise<void> {
  const walk = await page.evaluateHandle(startWalk);
  const session = await page.context().newCDPSession(page);
  let isOver = false;
  for (let press = 0; press < MANY && !isOver; press += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => pressTab(session)));
    isOver = await walk.evaluate((on) => on.isOver());
  }
  await session.detach();
  const { errors, missed } = await walk.evaluate((on) => on.end());
  expect(errors, `focus on ${screen}`).toEqual([]);
  expect(missed, `out of reach on ${screen}`).toEqual([]);
  expect(isOver, `${screen} lets the keyboard go`).toBe(true);
}

const pressTab = (session: CDPSession) =>
  Promise.all(
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { type, ...TAB }),
    ),
  );

/** Runs in the page, without access to the test's scope. */
function startWalk() {
  // Moves the focus to the top, from where the next key press continues.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const reached: HTMLElement[] = [];
  const errors: string[] = [];
  let last: { control: HTMLElement; look: string } | undefined;
  let isOver = false;

  const named = (control: HTMLElement) =>
    `${control.tagName} ${control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent}`;

  /** Elements that may show the focus of a control: itself, its label, its frame or the box beside it. */
  const lookOf = (control: HTMLElement) =>
    [control, control.closest('label'), control.parentElement, control.nextElementSibling]
      .map((part) => {
        if (!part) return '';
        const { outline, boxShadow, borderColor } = getComputedStyle(part);
        return `${outline} ${boxShadow} ${borderColor}`;
      })
      .join();

  const isCovered = (control: HTMLElement) => {
    const isDrawnByLabel = Number(getComputedStyle(control).opacity) === 0 || control.offsetWidth <= 1;
    const shown = (isDrawnByLabel && (control.closest('label') ?? control.parentElement)) || control;
    // The first line of a link that wraps.
    const { left, right, top, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, top + Math.min(height / 2, 12));
    return !onTop || !(shown.contains(onTop) || onTop.contains(shown));
  };

  const canBeOperated = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.matches(':disabled, [inert] *, [aria-hidden] *');

  /** In a radio group or a toolbar the Tab key reaches one control, arrow keys the others. */
  const isOfReachedGroup = (control: HTMLElement) => {
    const toolbar = control.closest('[role=toolbar]');
    if (toolbar) return reached.some((one) => toolbar.contains(one));
    return (
      control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      reached.some((one) => one instanceof HTMLInputElement && one.name === control.name)
    );
  };

  /** Checks the focused element; true when the end of the page is passed. */
  const arrive = (): boolean => {
    const control = document.activeElement as HTMLElement;
    if (last?.control.isConnected && lookOf(last.control) === last.look) {
      errors.push(`looks as it does without focus: ${named(last.control)}`);
    }
    last = undefined;
    // A headless browser continues at the top of the page.
    if (control === document.body || control === reached[0]) return true;
    if (reached.includes(control)) errors.push(`comes twice: ${named(control)}`);
    if (isCovered(control)) errors.push(`is covered: ${named(control)}`);
    reached.push(control);
    last = { control, look: lookOf(control) };
    return false;
  };

  const missed = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((one) => canBeOperated(one) && !reached.includes(one) && !isOfReachedGroup(one))
      .map(named);

  const listening = new AbortController();
  const listen = (type: 'keydown' | 'keyup', onKey: (event: KeyboardEvent) => void) =>
    window.addEventListener(type, onKey, { capture: true, signal: listening.signal });
  // The focus moves between the checks. Pending key presses after the end are ignored.
  listen('keydown', (event) => isOver && event.preventDefault());
  listen('keyup', () => {
    isOver ||= arrive();
  });

  return {
    isOver: () => isOver,
    end() {
      listening.abort();
      return { errors, missed: missed() };
    },
  };
}
