/** A form control that a visitor can fill in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export const CONTROLS = 'input, textarea, select';

export function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function isFileInput(control: Control): control is HTMLInputElement {
  return control.type === 'file';
}

/** Whether the value differs from the one in the HTML. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  // In a radio group only the selected button counts: the visitor did not enter the deselected default.
  if (isCheckable(control)) {
    return control.checked !== control.defaultChecked && (control.checked || control.type !== 'radio');
  }
  return control.value !== control.defaultValue;
}
