import { parseSearch, type SearchFields, searchFields } from './search-keys.js';

const priya = searchFields({
  name: 'Priya Venkataramanujan',
  email: 'priya.v@example.org',
  reference: 'FA-7K3M9Q',
  others: ['9876543210', 'Hajipur, Bihar'],
});
const ram = searchFields({ name: 'राम प्रसाद', reference: 'FA-000000', others: ['जौनपुर'] });

/** As the database answers it, whichever of the words it looks up by its key. */
function finds(query: string, record: SearchFields): boolean {
  const words = parseSearch(query);
  const verdicts = words.flatMap((driver) =>
    driver.key === undefined
      ? []
      : [
          record.searchKeys.includes(driver.key) &&
            words.every(
              (word) => (word === driver && word.exact) || new RegExp(word.pattern).test(record.searchText),
            ),
        ],
  );
  return verdicts.some((verdict) => verdict);
}

describe('search', () => {
  it.each([
    'pri',
    'PRIYA',
    'venkatar',
    'venkataramanujan',
    'Venkataraman',
    'bihar priya',
    'p venkat',
    'priya.v@example.org',
    'priya.v@exa',
    '98765',
    '9876543210',
    '९८७६५',
    'FA-7K3M9Q',
    'fa7k3m9q',
    '7k3m',
    'hajipur,',
  ])('%p finds by the beginnings of words', (query) => expect(finds(query, priya)).toBe(true));

  it.each([
    'riya',
    'venkataramanx',
    'priya patna',
    'x priya',
    'priya.w@example.org',
    'priya@example.org',
    '3210',
  ])('%p does not find what has no such word', (query) => expect(finds(query, priya)).toBe(false));

  it('finds Hindi words by their beginning', () => {
    expect(finds('राम', ram)).toBe(true);
    expect(finds('प्रसा', ram)).toBe(true);
    expect(finds('जौनपुर राम', ram)).toBe(true);
    expect(finds('रमा', ram)).toBe(false);
  });

  it('does not mind accents, nukta or joiners', () => {
    const record = searchFields({ name: 'José ज़फ़र', reference: 'FA-000000' });
    expect(finds('jose', record)).toBe(true);
    expect(finds('जफर', record)).toBe(true);
    expect(finds('ज़फ़र', record)).toBe(true);
  });

  it('needs a word of three letters', () => {
    for (const query of ['ab', 'a b c', '***', '']) expect(parseSearch(query)).toEqual([]);
  });

  it('keeps the keys of one record few, however long its text is', () => {
    const words = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
    expect(searchFields({ name: words, reference: 'FA-000000' }).searchKeys.length).toBeLessThan(250);
  });
});

describe('the name a list is ordered by', () => {
  it('ignores case, accents and punctuation', () => {
    expect(searchFields({ name: '  Éva  O’Brien', reference: 'FA-7K3M9Q' }).nameKey).toBe(
      'eva o brien\u00017K3M9Q',
    );
  });
});
