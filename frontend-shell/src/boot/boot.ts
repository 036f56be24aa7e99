import { startPage } from './start-page';

/* The first script of a page, and with its guard the only one that the HTML names; it brings all others. */
startPage();
