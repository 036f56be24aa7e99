type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody typed, chose or sent on a prerendered page while its scripts were on their way. */
export interface EarlyInput {
  /** Tells it to the page, which has just come alive and knows nothing of it. Later calls do nothing. */
  handOver(): void;
}

/** Begins to keep what is entered below an element. Call it before React takes the page over. */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const entered = new Map<Control, Entry>();
  let sent: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  const note = (target: EventTarget | null) => {
    if (isControl(target)) entered.set(target, entryOf(target));
  };
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    if (isChanged(control)) note(control);
  }
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  root.addEventListener('input', (event) => note(event.target), options);
  root.addEventListener('change', (event) => note(event.target), options);
  root.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) sent = { form: event.target, submitter: event.submitter };
    },
    options,
  );
  // Until its code is here such a button sends nothing by itself, or a press would load the page anew.
  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button[data-submits]') : null;
      const form = button?.closest('form');
      if (form) sent = { form, submitter: null };
    },
    options,
  );
  return {
    handOver() {
      if (listening.signal.aborted) return;
      listening.abort();
      for (const [control, entry] of entered) if (control.isConnected) enter(control, entry);
      if (sent?.form.isConnected) sent.form.requestSubmit(...(sent.submitter ? [sent.submitter] : []));
    },
  };
}

type Entry = { value: string; caret: [number | null, number | null] } | { checked: boolean } | 'files';

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
}

function entryOf(control: Control): Entry {
  if (isTicked(control)) return { checked: control.checked };
  if (control instanceof HTMLInputElement && control.type === 'file') return 'files';
  const caret: [number | null, number | null] =
    control instanceof HTMLSelectElement ? [null, null] : [control.selectionStart, control.selectionEnd];
  return { value: control.value, caret };
}

/**
 * Enters it once more, as if the visitor did it now. React compares with what it believes to stand there, so it is
 * first told something else.
 */
function enter(control: Control, entry: Entry): void {
  if (entry === 'files') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if ('checked' in entry) {
    const box = control as HTMLInputElement;
    box.checked = !entry.checked;
    box.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = entry.value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    control.value = '';
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, entry.value);
    const [start, end] = entry.caret;
    if (start !== null && control === document.activeElement) control.setSelectionRange(start, end);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
