/**
 * Captures keystrokes anywhere on the page until `end` is called, for a field whose code is still loading.
 *
 * @param onEscape called when Escape is pressed: the person does not want the field any more
 */
export function captureTyping(onEscape: () => void): { end: () => string } {
  let text = '';
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key === 'Escape') onEscape();
    else if (event.key.length === 1) text += event.key;
    else return;
    // The keystroke must reach neither the focused field nor the page's shortcuts.
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', listen, true);
  return {
    end: () => {
      window.removeEventListener('keydown', listen, true);
      return text;
    },
  };
}
