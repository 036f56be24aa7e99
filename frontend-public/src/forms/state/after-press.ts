/** What waits for the end of a press. */
let waiting: (() => void)[] = [];
let pressed = false;

function release(): void {
  pressed = false;
  const due = waiting;
  waiting = [];
  for (const act of due) act();
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'mousedown',
    () => {
      pressed = true;
    },
    true,
  );
  // A press ends with its click, before the click does anything: a form that it empties must not hear afterwards that a field
  // was left, and complain of it. Where there is no click, as after a drag, it ends a moment after the button came up.
  window.addEventListener('click', release, true);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => setTimeout(release), true);
}

/**
 * Does something at once, or, while the mouse or a finger is down, when that press has become a click. A field is left
 * when something else is pressed: a message that appeared below it at that moment would move what is being pressed away,
 * and the click would be lost. With the keyboard nothing waits.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}
