/**
 * A typed reference in its standard form: upper case, with its dash, without spaces and the full stop of the sentence
 * that it was copied from. Crockford's alphabet has no I, L and O, so these are read as 1 or 0; the prefix is not
 * changed.
 */
export function normalizeReference(typed: string): string {
  const parts = typed
    .toUpperCase()
    .replace(/\s|[.।]\s*$/g, '')
    .replace(/^([A-Z]{2})([0-9A-Z]{6})$/, '$1-$2')
    .split('-');
  return parts
    .map((part, index) => (index === 0 ? part : part.replace(/[IL]/g, '1').replace(/O/g, '0')))
    .join('-');
}
