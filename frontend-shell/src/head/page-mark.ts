/** Attribute of everything in the head that goes with the page; its value is the page's address, as in `/hi/join`. */
export const PAGE_MARK = 'data-page';
