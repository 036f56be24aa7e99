/* Media queries for the sizes at which the console is laid out otherwise. */

/** Below this width the review panel covers the list instead of standing beside it. */
export const NARROW = '(max-width: 1099.98px)';

/** Below this width the sidebar shrinks while the review panel is open, so that the list keeps its columns. */
export const SIDEBAR_COLLAPSES = '(max-width: 1359.98px)';

/** Below this width the sidebar becomes a drawer behind a button. */
export const PHONE = '(max-width: 767.98px)';

/** Below this width the list beside an open record has no room for its tools in words. */
export const NARROW_BESIDE_RECORD = '(max-width: 1699.98px)';

/** From this width on a document has room beside the panel of its record. */
export const WIDE = '(min-width: 1440px)';
