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
  // A press ends with its click, once that has done its work: rendered before it, React would put the radio that is being
  // chosen back. Where there is no click, as after a drag, it ends a moment after the button came up.
  window.addEventListener('click', release);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => setTimeout(release), true);
}

/**
 * Does something at once, or, while the mouse or a finger is down, when that press has become a click. A field is left
 * when something else is pressed: a message that appeared below it at that moment would move what is being pressed away,
 * and the click would be lost. With the keyboard nothing waits.
 */
export function deferUntilClick(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}

/** The press has emptied the form: that one of its fields was left before is not to be complained of. */
export function forgetPress(): void {
  waiting = [];
}
