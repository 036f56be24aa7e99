/** Prefix of an Indian mobile number: +91, 91 or 0. */
const COUNTRY = /(?:\+91[\s-]*|91[\s-]*|0)/;
/** Not in the middle of a longer number, a word or an address. */
const [BEGIN, END] = [/(?<![\p{L}\p{N}@+.-])/u, /(?![\p{L}\p{N}@])/u];

/** Five digits, a space and the rest, as the console shows them; the rest may not be complete yet. */
const SPACED = new RegExp(
  `${BEGIN.source}${COUNTRY.source}?([6-9][0-9]{4})[\\s-]+([0-9]{1,5})${END.source}`,
  'gu',
);
const PREFIXED = new RegExp(`${BEGIN.source}${COUNTRY.source}([6-9][0-9]{9})${END.source}`, 'gu');

/** The query with mobile numbers as they are stored: ten digits, however they were typed. */
export function withPlainMobiles(query: string): string {
  return query.replace(SPACED, '$1$2').replace(PREFIXED, '$1');
}
