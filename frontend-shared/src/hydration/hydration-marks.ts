/**
 * Attribute of an element on a prerendered page that is not hydrated yet. Meanwhile the shell records input and clicks
 * in it (`frontend-shell/src/boot/early-input/early-input.ts`).
 */
export const HYDRATING = 'data-hydrating';
/** Attribute of such an element that the visitor has used, so that its code is loaded immediately. */
export const TOUCHED = 'data-touched';
/**
 * Attribute of an element with values derived from its fields: `true` while a field has changed and the derived values
 * are outdated, because the code is not loaded. Its style sheet then hides them.
 */
export const STALE = 'data-stale';
/**
 * Attribute of a file input with a file that was chosen before hydration. Until the form shows the file, the style sheet
 * of the field shows the browser's own control, with its name.
 */
export const FILE_CHOSEN = 'data-file-chosen';
/** Attribute of an element that handles keys wherever the focus is, such as the deck. */
export const HANDLES_KEYS = 'data-keys';
/** Event on an element that has been hydrated. */
export const HYDRATED_EVENT = 'part-hydrated';
/** Event on an element that is unmounted before it was hydrated. */
export const LEFT_EARLY_EVENT = 'part-left-early';

/** Marks an element as hydrated: recorded input and clicks are then replayed in it. */
export function markHydrated(element: Element | null | undefined): void {
  element?.removeAttribute(HYDRATING);
  element?.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
}

/** Reports, before an element is unmounted, that it was never hydrated, so that its input can be stored. */
export function markLeftEarly(element: Element): void {
  if (element.hasAttribute(HYDRATING)) element.dispatchEvent(new Event(LEFT_EARLY_EVENT, { bubbles: true }));
}
