import { SearchText } from '../../submissions/list/list-query.dto.js';

/** The query of the search over all kinds. */
export class SearchQuery {
  @SearchText({
    optional: false,
    description:
      'Search by prefixes of words in name, place, e-mail address, mobile number, PIN code and reference (with or without its dash); at least one word of three letters. All words must match. Names and places match across Latin and Devanagari script and spelling variants.',
  })
  q!: string;
}
