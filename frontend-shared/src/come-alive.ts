/**
 * Attribute of an element on a prerendered page whose code is not here yet. What is entered and pressed in it meanwhile
 * is kept by the shell (`frontend-shell/src/early-input.ts`).
 */
export const WAITS = 'data-waits';
/** Event, on the element itself, that says that its code is here. */
export const ALIVE = 'part-alive';

/** Says that the code of an element is here: it gets what was entered and pressed in it before. */
export function comeAlive(element: Element | null | undefined): void {
  element?.removeAttribute(WAITS);
  element?.dispatchEvent(new Event(ALIVE, { bubbles: true }));
}
