import { startPage } from './start-page';

/* The first script of a page. Only this one and `boot-guard.ts` are in the HTML; it loads all others. */
startPage();
