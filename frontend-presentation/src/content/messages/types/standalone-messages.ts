/** Messages of the standalone site. */
export interface StandaloneMessages {
  /** Whether the deck works offline already. */
  offline: { title: string; preparing: string; ready: string; incomplete: string; impossible: string };
  update: { title: string; ready: string; use: string; afterPresentation: string; later: string };
}

/** Messages in the HTML of the standalone site, besides the slides. */
export interface PageMessages {
  /** For search engines. */
  description: string;
  textDescription: string;
  /** For visitors without scripts, followed by a link to the text version. */
  noScripts: string;
  readText: string;
  /** Shown when the scripts fail to load. */
  notLoaded: string;
  reload: string;
}
