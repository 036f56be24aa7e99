/** Attribute of head elements that belong to the current page; its value is the page's address, as in `/hi/join`. */
export const PAGE_ATTRIBUTE = 'data-page';
