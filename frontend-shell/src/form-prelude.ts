import { beginPage } from './begin-page';
import { keepEarlyDrafts, restoreEarlyDrafts } from './early-draft';

/* The first script of a prerendered page with a form, in place of `prelude.ts`: it keeps drafts as well. */
beginPage({ keep: keepEarlyDrafts, restore: restoreEarlyDrafts });
