import type { BrowserContext } from '@playwright/test';

/**
 * Imitates where Safari moves the focus on a mouse press. A button, link, checkbox, radio or file field without a
 * `tabindex` does not get it, nor by its label: the nearest focusable element around it does, or none.
 */
export async function focusLikeSafari(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const withoutFocus = [
      'a[href]',
      'button',
      ...['button', 'checkbox', 'file', 'radio', 'submit'].map((type) => `input[type=${type}]`),
    ]
      .map((selector) => `${selector}:not([tabindex])`)
      .join(', ');

    // On the window, after the page's own handlers: one that prevents the default action leaves the focus as it is.
    window.addEventListener('mousedown', (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(withoutFocus) : null;
      if (!pressed || event.defaultPrevented) return;
      event.preventDefault();
      const around = pressed.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });

    // The browser would focus what a clicked label belongs to.
    window.addEventListener('click', (event) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const control = pressed?.closest('label')?.control;
      if (!control?.matches(withoutFocus) || event.defaultPrevented || pressed?.closest(withoutFocus)) return;
      event.preventDefault();
      control.click();
    });
  });
}
