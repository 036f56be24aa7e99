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
  messages: {
    label: string;
    first: string;
    previous: string;
    next: string;
    last: string;
    goTo: (slide: number) => string;
    counter: (slide: number, of: number) => string;
    play: string;
    pause: string;
    reset: string;
    fullScreen: string;
    leaveFullScreen: string;
    exit: string;
    controls: string;
  };
}
