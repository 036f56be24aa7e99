import { deckContent } from './content/content';

/* What the prerenderer needs of this remote: built for Node.js beside the browser's build (webpack.config.mjs). */
export { default as App } from './App';

/** Addresses of all slides, without language; the first has none of its own. */
export const paths: readonly string[] = deckContent('en').slides.map((_, slide) =>
  slide === 0 ? '/presentation' : `/presentation/${slide + 1}`,
);

/** Parts of the browser's build that a page needs besides the deck itself: none, it comes in one piece. */
export function partsOf(): readonly string[] {
  return [];
}
