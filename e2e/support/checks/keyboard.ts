import { type CDPSession, expect, type Page } from '@playwright/test';

/** More than the number of controls of any page. */
const MAX_TABS = 200;
/** Key presses that are sent at once, because a round trip takes longer than handling a key press. */
const BATCH = 10;
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/**
 * Expects that the Tab key, from the top of the page to its end, reaches every control once, and that each focused
 * control has a visible focus style and is not covered.
 */
export async function expectReachableByKeyboard(page: Page, screen: string): Promise<void> {
  const walk = await page.evaluateHandle(startWalk);
  const session = await page.context().newCDPSession(page);
  let isOver = false;
  for (let press = 0; press < MAX_TABS && !isOver; press += BATCH) {
    await Promise.all(Array.from({ length: BATCH }, () => pressTab(session)));
    isOver = await walk.evaluate((running) => running.isOver());
  }
  await session.detach();
  const { errors, missed } = await walk.evaluate((running) => running.end());
  expect(errors, `focus on ${screen}`).toEqual([]);
  expect(missed, `controls of ${screen} that Tab does not reach`).toEqual([]);
  expect(isOver, `${screen} does not trap the focus`).toBe(true);
}

const pressTab = (session: CDPSession) =>
  Promise.all(
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { type, ...TAB }),
    ),
  );

/** Runs in the page, without access to the test's scope. */
function startWalk() {
  // Moves the focus to the top of the page, where the first key press starts.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const reached: HTMLElement[] = [];
  const errors: string[] = [];
  let last: { control: HTMLElement; style: string } | undefined;
  let isOver = false;

  const describeControl = (control: HTMLElement) =>
    `${control.tagName} ${control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent}`;

  /** Styles of the elements that may show the focus of a control: itself, its label, its parent and its next sibling. */
  const focusStyle = (control: HTMLElement) =>
    [control, control.closest('label'), control.parentElement, control.nextElementSibling]
      .map((part) => {
        if (!part) return '';
        const { outline, boxShadow, borderColor } = getComputedStyle(part);
        return `${outline} ${boxShadow} ${borderColor}`;
      })
      .join();

  const isCovered = (control: HTMLElement) => {
    const isHiddenInput = Number(getComputedStyle(control).opacity) === 0 || control.offsetWidth <= 1;
    const shown = (isHiddenInput && (control.closest('label') ?? control.parentElement)) || control;
    // A link that wraps has a rectangle per line; the first one is checked.
    const { left, right, top, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, top + Math.min(height / 2, 12));
    return !onTop || !(shown.contains(onTop) || onTop.contains(shown));
  };

  const isOperable = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.matches(':disabled, [inert] *, [aria-hidden] *');

  /** A radio group or a toolbar is one tab stop; arrow keys reach its other controls. */
  const isInReachedGroup = (control: HTMLElement) => {
    const toolbar = control.closest('[role=toolbar]');
    if (toolbar) return reached.some((other) => toolbar.contains(other));
    return (
      control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      reached.some((other) => other instanceof HTMLInputElement && other.name === control.name)
    );
  };

  /** Checks the focused element. @returns whether the end of the page has been passed */
  const checkFocus = (): boolean => {
    const control = document.activeElement as HTMLElement;
    if (last?.control.isConnected && focusStyle(last.control) === last.style) {
      errors.push(`looks the same with and without focus: ${describeControl(last.control)}`);
    }
    last = undefined;
    // A headless browser continues at the top of the page.
    if (control === document.body || control === reached[0]) return true;
    if (reached.includes(control)) errors.push(`is focused twice: ${describeControl(control)}`);
    if (isCovered(control)) errors.push(`is covered: ${describeControl(control)}`);
    reached.push(control);
    last = { control, style: focusStyle(control) };
    return false;
  };

  const missed = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((control) => isOperable(control) && !reached.includes(control) && !isInReachedGroup(control))
      .map(describeControl);

  const listening = new AbortController();
  const listen = (type: 'keydown' | 'keyup', onKey: (event: KeyboardEvent) => void) =>
    window.addEventListener(type, onKey, { capture: true, signal: listening.signal });
  // The browser moves the focus between keydown and keyup. Key presses that are still pending at the end have no effect.
  listen('keydown', (event) => isOver && event.preventDefault());
  listen('keyup', () => {
    isOver ||= checkFocus();
  });

  return {
    isOver: () => isOver,
    end() {
      listening.abort();
      return { errors, missed: missed() };
    },
  };
}
