import { SearchText } from '../../submissions/list/list-query.dto.js';

/** The query of the search over all kinds. */
export class SearchQuery {
  @SearchText({
    optional: false,
    description:
      'Finds by the beginnings of words in name, place, e-mail, mobile, PIN code and reference (with or without its dash); at least one word of three letters. All words must match. Names and places are found in Latin letters and Devanagari, however they are spelled.',
  })
  q!: string;
}
