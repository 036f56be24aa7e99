import { createContext } from 'react';

/**
 * What comes before the path of a link on a slide: nothing inside the site, the site's address where the deck is
 * standalone; null where that is not known, and a link is plain text.
 */
export const LinkBase = createContext<string | null>('');

/** Whose deck it is, in the language of the slides; said on the first one. */
export const CompanyName = createContext('');
