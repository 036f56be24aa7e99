/** All slides at a glance. */
export interface OverviewMessages {
  title: (count: number) => string;
  now: string;
  /** What its keys do. */
  keys: { move: string; open: string; back: (slide: number) => string };
}
