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
    expect(finds('रीमा', ram)).toBe(false);
  });

  it('does not mind accents, nukta or joiners', () => {
    const record = searchFields({ name: 'José ज़फ़र', reference: 'FA-000000' });
    expect(finds('jose', record)).toBe(true);
    expect(finds('जफर', record)).toBe(true);
    expect(finds('ज़फ़र', record)).toBe(true);
  });

  it('stores each word once, with its beginnings of up to eight letters and the mailbox', () => {
    expect(
      searchFields({ name: 'Li Venkataraman Li', email: 'Li.V@example.in', reference: 'FA-7K3M9Q' }),
    ).toEqual({
      searchKeys: [
        ...['~vin', '~vink', '~vinkt', '~vinktr', '~vinktrm', '~vinktrmn'],
        ...['~iks', '~iksm', '~iksmp', '~iksmpl', '~iksmpli'],
        ...['7k3', '7k3m', '7k3m9', '7k3m9q'],
        ...['fa7', 'fa7k', 'fa7k3', 'fa7k3m', 'fa7k3m9', 'fa7k3m9q'],
        ...['~l', '~li', '~v', '~vi'],
        'li.v@',
      ],
      searchText: ' li venkataraman v example in fa 7k3m9q fa7k3m9q ~li ~venktrmn',
      nameKey: 'li venkataraman li\u00017K3M9Q',
    });
  });

  it('stores nothing for what was not given', () => {
    const { searchKeys, searchText } = searchFields({
      name: 'Asha',
      reference: 'FA-000000',
      others: [undefined],
    });
    expect(searchKeys.filter((key) => !key.startsWith('fa0') && !key.startsWith('000'))).toEqual([
      '~as',
      '~a',
    ]);
    expect(searchText).toBe(' asha fa 000000 fa000000 ~as');
  });

  it('counts a letter of two code units as one', () => {
    const { searchKeys } = searchFields({ name: '𑂩𑂰𑂧', reference: 'FA-000000' });
    expect(searchKeys[0]).toBe('𑂩𑂰𑂧');
    expect(parseSearch('𑂩𑂰')).toEqual([]);
  });

  it('looks up words of three letters and more, and compares all that their key does not say', () => {
    expect(parseSearch('li 987 9876543210 kumari தமிழ்நாடுகள்')).toEqual([
      { pattern: '(^| )(?:li|~li)', exact: false },
      { key: '987', pattern: '(^| )987', exact: true },
      { key: '98765432', pattern: '(^| )9876543210', exact: false },
      { key: '~kumri', pattern: '(^| )(?:kumari|~kumri)', exact: false },
      { key: 'தமிழ்நாட', pattern: '(^| )தமிழ்நாடுகள்', exact: false },
    ]);
  });

  it('looks an address up by its mailbox only, once there is something before the @', () => {
    expect(parseSearch('ram Asha@exam')).toEqual([
      { key: 'asha@', pattern: '', exact: true },
      { pattern: '(^| )(?:ram|~ram)', exact: false },
      { pattern: '(^| )asha', exact: false },
      { pattern: '(^| )exam', exact: false },
    ]);
    expect(parseSearch('@ram')).toEqual([{ key: '~ram', pattern: '(^| )(?:ram|~ram)', exact: false }]);
  });

  it('looks for eight words at most', () => {
    expect(parseSearch('111 222 333 444 555 666 777 888 999').map(({ key }) => key)).toEqual([
      '111',
      '222',
      '333',
      '444',
      '555',
      '666',
      '777',
      '888',
    ]);
  });

  it('needs a word of three letters', () => {
    for (const query of ['ab', 'a b c', '***', '']) expect(parseSearch(query)).toEqual([]);
  });

  it('keeps the first forty words of a record, however long its text is', () => {
    const words = Array.from({ length: 300 }, (_, i) => `word${i}`);
    const { searchText } = searchFields({ name: words.join(' '), reference: 'FA-000000' });
    expect(searchText).toBe(` ${words.slice(0, 40).join(' ')}`);
  });
});

describe('the name a list is ordered by', () => {
  it('ignores case, accents and punctuation', () => {
    expect(searchFields({ name: '  Éva  O’Brien', reference: 'FA-7K3M9Q' }).nameKey).toBe(
      'eva o brien\u00017K3M9Q',
    );
  });
});
