/** Callbacks to run at the end of the current press. */
let deferred: (() => void)[] = [];
let pressed = false;

function runDeferred(): void {
  pressed = false;
  const due = deferred;
  deferred = [];
  for (const callback of due) callback();
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'mousedown',
    () => {
      pressed = true;
    },
    true,
  );
  // A press ends after its click has been handled: rendering before that, React would reset the radio that is being
  // chosen. Without a click, as after a drag, it ends shortly after the button is released.
  window.addEventListener('click', runDeferred);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => setTimeout(runDeferred), true);
}

/**
 * Runs a callback at once or, while the mouse or a finger is down, after the click. Blur fires when something else is
 * pressed: an error message that appeared at that moment would shift the pressed control, and the click would be lost.
 * With the keyboard nothing is deferred.
 */
export function deferUntilClick(callback: () => void): void {
  if (pressed) deferred.push(callback);
  else callback();
}

/** Drops the deferred callbacks: a form that is being emptied must not show errors of the field that lost the focus. */
export function cancelDeferred(): void {
  deferred = [];
}
