import { createContext } from 'react';

/**
 * Prefix of links on slides: empty within the site, the site's URL on the standalone site; null if that is unknown, and
 * links are plain text.
 */
export const LinkBase = createContext<string | null>('');

/** Company name in the language of the slides, shown on the first slide. */
export const CompanyName = createContext('');
