/**
 * Attribute of a form on a prerendered page: the id of its draft. What is typed there before its code is here is kept
 * under that id by the shell (`frontend-shell/src/boot/early-input/early-draft.ts`), and read by the form as its own draft.
 */
export const DRAFT_ID = 'data-draft';
/** Attribute of a control whose value is never written into the tab's storage. */
export const SECRET = 'data-secret';

/**
 * Attribute of a form that somebody sent before its code was here: the shell sends it once it can. A form that they came
 * back to takes its draft then, which they saw in it, as after a reload.
 */
export const SENT_EARLY = 'data-sent-early';

/** Where the draft of a form lies in the tab's storage. */
export const draftKey = (id: string) => `${id}-draft`;

/** Where the receipt of a form that was sent lies there. */
export const receiptKey = (id: string) => `${id}-receipt`;
/**
 * Attribute of a form on a prerendered page that was sent before the page was reloaded: its reference, which is in
 * the place of the empty boxes until the code with the receipt is here.
 */
export const RECEIPT = 'data-receipt';

/**
 * Whether this document was loaded by a reload, or because the browser had put the tab aside for want of memory, as a
 * phone does while the camera is open.
 */
export function isReload(): boolean {
  const { wasDiscarded = false } = document as Document & { wasDiscarded?: boolean };
  return wasDiscarded || howLoaded() === 'reload';
}

/** Whether this is a new visit: after a reload, Back or Forward a browser fills in forms itself. */
export const isFirstLoad = () => howLoaded() === 'navigate';

function howLoaded(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type;
}
