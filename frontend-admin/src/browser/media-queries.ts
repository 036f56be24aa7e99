/* Media queries of the console: breakpoints of its layout, and devices. */

/** Below this width the side panel covers the list. */
export const NARROW = '(max-width: 1099.98px)';

/** Below this width the sidebar collapses while the side panel is open, so that the list keeps its columns. */
export const SIDEBAR_COLLAPSES = '(max-width: 1359.98px)';

/** Below this width the sidebar becomes a drawer behind a button. */
export const PHONE = '(max-width: 767.98px)';

/** Below this width a list beside an open record shows its tools as icons only. */
export const NARROW_BESIDE_RECORD = '(max-width: 1699.98px)';

/** From this width on a document fits beside the panel of its record. */
export const WIDE = '(min-width: 1440px)';

/** A device without a mouse, whose on-screen keyboard covers half of the page. */
export const TOUCH = '(hover: none) and (pointer: coarse)';

/** A device with a mouse or a trackpad. */
export const MOUSE = '(hover: hover) and (pointer: fine)';
