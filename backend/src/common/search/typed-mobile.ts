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

/** A whole number in any groups: `987-654-3210`, `(+91) 98765 43210`. */
const GROUPED = new RegExp(
  `(?<![\\p{L}\\p{N}@+.(-])(?:tel:)?\\(?\\+?[0-9](?:[\\s().-]{0,3}[0-9]){9,13}${END.source}`,
  'gu',
);
const WHOLE = /^(?:(?:00)?91|0)?([6-9][0-9]{9})$/;
/** Two groups may also be a PIN code and the start of a mobile number; `SPACED` and `PREFIXED` decide. */
const TWO_NUMBERS = /^[0-9]+\s+[0-9]+$/;

/** The query with mobile numbers as they are stored: ten digits, however they were typed. */
export function withPlainMobiles(query: string): string {
  return query
    .replace(GROUPED, (typed) => {
      const mobile = WHOLE.exec(typed.replace(/[^0-9]/g, ''))?.[1];
      return mobile === undefined || TWO_NUMBERS.test(typed) ? typed : mobile;
    })
    .replace(SPACED, '$1$2')
    .replace(PREFIXED, '$1');
}
