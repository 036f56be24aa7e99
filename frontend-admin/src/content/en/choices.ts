import { shortRange } from '../../format/money';

/** What the site's forms let people choose; in English it is called what the API calls it. */
export const choices = {
  named: (value: string) => value,
  /** A range of money where room is short. */
  short: (range: string) => shortRange(range),
} as const;
