/**
 * Attribute of an element on a prerendered page whose code is not here yet. What is entered and pressed in it meanwhile
 * is kept by the shell (`frontend-shell/src/boot/early-input/early-input.ts`).
 */
export const HYDRATING = 'data-hydrating';
/** Attribute of such an element in which something was entered or pressed: its code is wanted now. */
export const TOUCHED = 'data-touched';
/**
 * Attribute of an element that shows what follows from its fields: `true` while something was changed in it and cannot
 * follow yet, because the code is not here. Its style sheet then hides what is no longer true.
 */
export const STALE = 'data-stale';
/** Attribute of an element that keys work on wherever the focus is: a deck. */
export const HANDLES_KEYS = 'data-keys';
/** Event, on the element itself, that says that its code is here. */
export const HYDRATED_EVENT = 'part-hydrated';
/** Event, on the element itself, that says that it leaves the screen although its code never came. */
export const LEFT_EARLY_EVENT = 'part-left-early';

/** Says that the code of an element is here: it gets what was entered and pressed in it before. */
export function markHydrated(element: Element | null | undefined): void {
  element?.removeAttribute(HYDRATING);
  element?.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
}

/** Says, before an element leaves the screen, that what was entered in it got no code: otherwise it is gone with it. */
export function markLeftEarly(element: Element): void {
  if (element.hasAttribute(HYDRATING)) element.dispatchEvent(new Event(LEFT_EARLY_EVENT, { bubbles: true }));
}
