import { isRestored, keepEarlyDrafts, restoreEarlyDrafts } from './early-input/early-draft';
import { startPage } from './start-page';

/* Replaces `boot.ts` on a prerendered page with a form: also stores drafts. */
startPage({ keep: keepEarlyDrafts, restore: restoreEarlyDrafts, isRestored });
