/** What is typed, whatever has the focus, until it ends: for a field whose code is still on its way. */
export function captureTyping(): { end: () => string } {
  let text = '';
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    // Neither for the field that had the focus before nor, as a shortcut, for the page.
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
