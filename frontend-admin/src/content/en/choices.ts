import { shortRange } from '../../format/money';

/** Labels of the options in the site's forms; in English they are the values of the API. */
export const choices = {
  named: (value: string) => value,
  /** A funding range in short form, for narrow places. */
  short: (range: string) => shortRange(range),
} as const;
