/**
 * Attribute of an element on a prerendered page whose code is not here yet. What is entered and pressed in it meanwhile
 * is kept by the shell (`frontend-shell/src/boot/early-input.ts`).
 */
export const HYDRATING = 'data-hydrating';
/** Attribute of such an element in which something was entered or pressed: its code is wanted now. */
export const TOUCHED = 'data-touched';
/**
 * Attribute of an element that shows what follows from its fields: `true` while something was changed in it and cannot
 * follow yet, because the code is not here. Its style sheet then hides what is no longer true.
 */
export const STALE = 'data-stale';
/** Event, on the element itself, that says that its code is here. */
export const HYDRATED_EVENT = 'part-hydrated';

/** Says that the code of an element is here: it gets what was entered and pressed in it before. */
export function markHydrated(element: Element | null | undefined): void {
  element?.removeAttribute(HYDRATING);
  element?.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
}
