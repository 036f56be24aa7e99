/** What the deck says on its own site only. */
export interface StandaloneMessages {
  /** What it needs no internet for, and whether that holds already. */
  offline: { title: string; preparing: string; ready: string; incomplete: string; impossible: string };
  update: { title: string; ready: string; use: string; afterPresentation: string; later: string };
}

/** What stands in the HTML of its own site beside the slides. */
export interface PageMessages {
  /** For search engines. */
  description: string;
  textDescription: string;
  /** For visitors without scripts, followed by a link to the text version. */
  noScripts: string;
  readText: string;
  /** When the scripts of the page do not come. */
  notLoaded: string;
  reload: string;
}
