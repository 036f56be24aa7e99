/** Messages of the text version, besides the content of the slides. */
export interface TextMessages {
  title: string;
  intro: string;
  sections: string;
  /** Numbers of the first and the last slide of a section. */
  range: (first: number, last: number) => string;
  /** Label before the description of a slide's drawing. */
  picture: string;
  notes: string;
  show: (slide: number) => string;
  start: string;
}
