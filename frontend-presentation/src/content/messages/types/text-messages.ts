/** What the text version of the deck says around the slides' own words. */
export interface TextMessages {
  title: string;
  intro: string;
  sections: string;
  /** Numbers of the first and the last slide of a section. */
  range: (first: number, last: number) => string;
  /** Before the description of a slide's drawing. */
  picture: string;
  notes: string;
  show: (slide: number) => string;
  start: string;
}
