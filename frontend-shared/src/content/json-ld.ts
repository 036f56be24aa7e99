/**
 * Facts for search engines in the words of schema.org, as the text of a `<script type="application/ld+json">`: a data
 * block that no browser runs. No `<` is left in it, so that nothing in a text can end the block.
 */
export function jsonLd(facts: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
}
