import { createContext, type ReactNode } from 'react';

/** Status of the site around the deck, shown in the help and in the menu of narrow screens. */
export const SiteStatus = createContext<ReactNode>(null);
