import { isRestored, restoreEarlyDrafts, storeEarlyDrafts } from './early-input/early-draft';
import { startPage } from './start-page';

/* Replaces `boot.ts` on a prerendered page with a form: also stores drafts. */
startPage({ store: storeEarlyDrafts, restore: restoreEarlyDrafts, isRestored });
