/**
 * Gives a pressed button, link, checkbox or radio the focus in Safari as well, which other browsers do by themselves.
 * Safari does so only if the control has a `tabindex`, and otherwise focuses something around it or nothing: the keys of
 * an open menu or form would not reach it, and a closed dialog would have nothing to return the focus to.
 */
export function focusPressedControl(): void {
  document.addEventListener(
    'mousedown',
    ({ target }) => {
      const pressed = (target as Element).closest<HTMLElement>('button, input, label, a[href]');
      const control = pressed instanceof HTMLLabelElement ? pressed.control : pressed;
      if (control && !control.hasAttribute('tabindex')) control.tabIndex = 0;
    },
    true,
  );
}
