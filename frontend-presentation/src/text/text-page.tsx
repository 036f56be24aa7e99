import { staticOnly } from 'frontend-shared/hydration/lazy-hydrate';
// Here, because the code of a page that the server made is never fetched, and its styles would not be either.
import './text-version.css';

/** The deck written out: its HTML is all of it, and nothing on it waits for its code. */
export const TextPage = staticOnly(() => import('./text-version'), 'TextVersion');
