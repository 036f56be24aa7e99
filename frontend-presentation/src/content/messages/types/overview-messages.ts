/** Messages of the slide overview. */
export interface OverviewMessages {
  title: (count: number) => string;
  now: string;
  /** Descriptions of its keys. */
  keys: { move: string; open: string; back: (slide: number) => string };
}
