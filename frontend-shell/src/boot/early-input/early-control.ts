/** What a visitor can enter something into. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export const CONTROLS = 'input, textarea, select';

export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function isFileInput(control: Control): control is HTMLInputElement {
  return control.type === 'file';
}

/** Whether it holds something else than on an untouched page. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  // Of a choice, what was chosen tells all: what it replaced was not entered.
  if (isTicked(control)) {
    return control.checked !== control.defaultChecked && (control.checked || control.type !== 'radio');
  }
  return control.value !== control.defaultValue;
}
