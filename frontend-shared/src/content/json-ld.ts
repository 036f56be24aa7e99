/**
 * Structured data (schema.org) as the text of a `<script type="application/ld+json">`. Every `<` is escaped, so that no
 * text can close the element.
 */
export function jsonLd(facts: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
}
