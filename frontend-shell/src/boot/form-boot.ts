import { isRestored, keepEarlyDrafts, restoreEarlyDrafts } from './early-input/early-draft';
import { startPage } from './start-page';

/* In place of `boot.ts` on a prerendered page with a form: it keeps drafts as well. */
startPage({ keep: keepEarlyDrafts, restore: restoreEarlyDrafts, isRestored });
