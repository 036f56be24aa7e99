/** A title slide: headline, one line under it, and the street. */
export interface TitleSlide {
  id: string;
  type: 'title';
  title: string;
  subtitle: string;
  /** What the drawing shows, for those who cannot see it. */
  drawing: string;
  /** Sign over the shop. */
  shopSign: string;
}

export type Slide = TitleSlide;

/** Everything that the deck says in one language. */
export interface DeckContent {
  slides: readonly Slide[];
}
