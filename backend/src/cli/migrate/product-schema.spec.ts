import { readFileSync } from 'node:fs';
import { PRODUCT_SCHEMA } from './product-schema.js';

const SUBMISSIONS = ['contact_messages', 'factory_applications', 'shareholders', 'subscriptions'];

/** The names in backticks in a table cell. */
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

/** Each index that the table of docs/architecture.md names, as `collection.index`. */
function documented(): string[] {
  const text = readFileSync(new URL('../../../../docs/architecture.md', import.meta.url), 'utf8');
  const section = text.slice(text.indexOf('## Indexes')).split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| (`|submissions)/.test(line));
  return rows.flatMap((row) => {
    const [, collections, indexes] = row.split('|');
    const named = collections?.trim() === 'submissions' ? SUBMISSIONS : namesIn(collections);
    return named.flatMap((collection) => namesIn(indexes).map((index) => `${collection}.${index}`));
  });
}

test('docs/architecture.md lists every index, and no other', () => {
  const built = PRODUCT_SCHEMA.collections.flatMap(({ name, indexes }) =>
    indexes.map((index) => `${name}.${index.name}`),
  );
  expect(documented().sort()).toEqual(built.sort());
});
