import { beginPage } from './begin-page';

/*
 * The first script of a prerendered page, and the only one that its HTML names: everything else would share a slow line
 * with the page's styles and letters, and be of no use before they are here.
 */
beginPage();
