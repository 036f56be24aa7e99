/**
 * Attribute of a form on a prerendered page: the id of its draft. The shell stores what is typed before hydration under
 * that id (`frontend-shell/src/boot/early-input/early-draft.ts`), and the form reads it as its own draft.
 */
export const DRAFT_ID = 'data-draft';
/** Attribute of a control whose value is never stored. */
export const SECRET = 'data-secret';

/**
 * Attribute of a form that was submitted before hydration; the shell submits it again afterwards. On a return to the
 * page such a form restores its draft, which the visitor saw when submitting, as after a reload.
 */
export const SENT_EARLY = 'data-sent-early';

/** Key of a form's draft in `sessionStorage`. */
export const draftKey = (id: string) => `${id}-draft`;

/** Key of the receipt of a submitted form in `sessionStorage`. */
export const receiptKey = (id: string) => `${id}-receipt`;
/**
 * Attribute of a form on a prerendered page that was submitted before a reload: its reference, which is shown instead
 * of the empty fields until the form's code is loaded.
 */
export const RECEIPT = 'data-receipt';

/**
 * Whether this document was loaded by a reload, or because the browser had discarded the tab to free memory, as phones
 * do while the camera is open.
 */
export function isReload(): boolean {
  const { wasDiscarded = false } = document as Document & { wasDiscarded?: boolean };
  return wasDiscarded || navigationType() === 'reload';
}

/** Whether this is a new visit. After a reload, Back or Forward the browser may restore form values. */
export const isFirstLoad = () => navigationType() === 'navigate';

function navigationType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type;
}
