import { createContext, type ReactNode } from 'react';

/** What the site around the deck has to say where the keys are listed, and in a phone's menu. */
export const SiteStatus = createContext<ReactNode>(null);
