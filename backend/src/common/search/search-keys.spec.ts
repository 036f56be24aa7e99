import { answerKey, decidedByKey, isOutcomeKey } from './fact-keys.js';
import { type SearchFields, searchFields } from './search-keys.js';
import { parseLocation, parseSearch, searchedPairs } from './search-query.js';

const priya = searchFields({
  name: 'Priya Venkataramanujan',
  email: 'priya.v@example.org',
  reference: 'FA-7K3M9Q',
  others: ['9876543210', 'Hajipur, Bihar'],
});
const ram = searchFields({ name: 'राम प्रसाद', reference: 'FA-000000', others: ['जौनपुर'] });

/** Matches a record as the database query does, whichever word it looks up by key. */
function finds(query: string, record: SearchFields): boolean {
  const words = parseSearch(query);
  const outcomes = words.flatMap((driver) =>
    driver.key === undefined
      ? []
      : [
          record.searchKeys.includes(driver.key) &&
            words.every(
              (word) => (word === driver && word.exact) || new RegExp(word.pattern).test(record.searchText),
            ),
        ],
  );
  return outcomes.some((outcome) => outcome);
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
  ])('for %p finds a record by prefixes of its words', (query) => expect(finds(query, priya)).toBe(true));

  it.each([
    'riya',
    'venkataramanx',
    'priya patna',
    'x priya',
    'priya.w@example.org',
    'priya@example.org',
    '3210',
  ])('for %p does not find a record without such words', (query) => expect(finds(query, priya)).toBe(false));

  it.each([
    ['R.K. Sharma', ['rk sharma', 'RK Sharma', 'R.K. Sharma', 'r k sharma']],
    ['RK Sharma', ['rk sharma', 'R.K. Sharma', 'r k sharma', 'sharma r. k.']],
    ['S.N.K. Rao', ['s n k rao', 'S.N.K. Rao', 'sn rao']],
    ['SNK Rao', ['s.n.k. rao', 's n rao', 'snk rao']],
    ['K.K. Singh', ['kk singh', 'k.k. singh']],
    ['S.N.K. Prasad', ['snk prasad', 'prasad snk']],
    ['ए.के. सिंह', ['एके सिंह', 'ए.के. सिंह']],
    ['KK Singh', ['k.k. singh']],
  ])('finds the initials of %s, written together or apart', (name, queries) => {
    const record = searchFields({ name, reference: 'FA-000000' });
    for (const query of queries) expect([query, finds(query, record)]).toEqual([query, true]);
  });

  it.each([
    [
      'Maria D’Souza',
      ['dsouza', 'd’souza', "d'souza", 'D Souza', 'souza', 'dsou', "maria d'sou", 'dsouza maria'],
    ],
    ["Maria D'Souza", ['dsouza', 'd’souza']],
    ['Maria D Souza', ['dsouza', 'd’souza', 'd souza']],
    ['Maria Dsouza', ['dsouza', "d'souza", 'maria d’souza']],
    ['Sean O’ Brien', ['obrien', "o'brien"]],
    ['Al-Amin Sheikh', ['alamin', 'al-amin', 'amin sheikh']],
    ['Zia-ul-Haq', ['ziaulhaq', 'zia ul haq', 'haq']],
  ])('finds %s, written in one word or in two', (name, queries) => {
    const record = searchFields({ name, reference: 'FA-000000' });
    for (const query of queries) expect([query, finds(query, record)]).toEqual([query, true]);
  });

  it.each([
    ['R.K. Sharma', ['rs sharma', 'kr sharma', 'rm sharma']],
    ['Ravi Kumar Sharma', ['rk sharma']],
    ['RK Sharma', ['r m sharma', 'k r sharma']],
  ])('does not take other letters for the initials of %s', (name, queries) => {
    const record = searchFields({ name, reference: 'FA-000000' });
    for (const query of queries) expect([query, finds(query, record)]).toEqual([query, false]);
  });

  it.each([
    ['844101', searchFields({ name: 'Asha', reference: 'SP-000000', others: ['844101'] })],
    ['844 101', searchFields({ name: 'Asha', reference: 'FA-000000', places: ['Hajipur 844 101'] })],
  ])('finds a PIN code in two groups where %s is written', (_, record) => {
    for (const query of ['844 101', 'asha 844 101', '844 10', '844 101 asha'])
      expect([query, finds(query, record)]).toEqual([query, true]);
    expect(finds('844 102', record)).toBe(false);
  });

  it('finds Hindi words by their prefixes', () => {
    expect(finds('राम', ram)).toBe(true);
    expect(finds('प्रसा', ram)).toBe(true);
    expect(finds('जौनपुर राम', ram)).toBe(true);
    expect(finds('रीमा', ram)).toBe(false);
  });

  it('ignores accents, nukta and joiners', () => {
    const record = searchFields({ name: 'José ज़फ़र', reference: 'FA-000000' });
    expect(finds('jose', record)).toBe(true);
    expect(finds('जफर', record)).toBe(true);
    expect(finds('ज़फ़र', record)).toBe(true);
  });

  it('stores each word once, with its prefixes of up to eight letters, and the mailbox', () => {
    expect(
      searchFields({ name: 'Li Venkataraman Li', email: 'Li.V@example.in', reference: 'FA-7K3M9Q' }),
    ).toEqual({
      searchKeys: [
        ...['~l', '~li'],
        ...['~vin', '~vink', '~vinkt', '~vinktr', '~vinktrm', '~vinktrmn', '~v', '~vi'],
        ...['7k3', '7k3m', '7k3m9', '7k3m9q', 'fa7k3m9q'],
        'li.v@',
      ],
      searchText: ' li venkataraman v example in fa 7k3m9q fa7k3m9q ~li ~venktrmn',
      nameKey: 'li venkataraman li\u00017K3M9Q',
    });
  });

  it('stores whether there is a document, for kinds that have documents, under a key that no query produces', () => {
    const of = (hasDocument?: boolean) =>
      searchFields({
        name: 'Li',
        reference: 'FA-7K3M9Q',
        ...(hasDocument === undefined ? {} : { hasDocument }),
      }).searchKeys;
    expect(of(true)).toEqual([...of(), ':document']);
    expect(of(false)).toEqual([...of(), ':none']);
    for (const typed of [':document', ':none', ':none@example.org']) {
      expect(parseSearch(typed).map(({ key }) => key)).not.toContain(typed.split('@')[0]);
    }
  });

  it('distinguishes outcome keys from the keys of submitted content, and no query produces one', () => {
    const outcomes = [decidedByKey('a'.repeat(24)), answerKey(true), answerKey(false)];
    expect(outcomes).toEqual([`:decided-${'a'.repeat(24)}`, ':answered', ':unanswered']);
    expect(outcomes.every(isOutcomeKey)).toBe(true);
    const { searchKeys } = searchFields({
      name: 'Answered Decided',
      email: 'unanswered@example.org',
      reference: 'FA-000000',
      hasDocument: true,
    });
    expect(searchKeys.filter(isOutcomeKey)).toEqual([]);
    for (const typed of [...outcomes, ':answered@example.org']) {
      expect(parseSearch(typed).filter(({ key = '' }) => isOutcomeKey(key))).toEqual([]);
    }
  });

  it('stores pairs of words regardless of their order, and the words of places separately', () => {
    const { searchKeys } = searchFields({
      name: 'Ravi Kumar',
      places: ['Goa'],
      email: 'sharma9@gmail.com',
      reference: 'FA-000000',
    });
    expect(searchKeys.filter((key) => /[+/]/.test(key))).toEqual(['~kum+rav', '/gu', '/g']);
    expect(searchKeys).not.toContain('~gmay');
  });

  it('pairs the first 24 words of a record', () => {
    const letters = [...'bcdghjklmnprstv'];
    const name = [
      ...letters.map((letter) => `${letter}abab`),
      ...letters.map((letter) => `${letter}arar`),
    ].join(' ');
    const { searchKeys } = searchFields({ name, reference: 'FA-000000' });
    expect(searchKeys.filter((key) => key.includes('+'))).toHaveLength((24 * 23) / 2);
  });

  it('stores nothing for absent fields', () => {
    const { searchKeys, searchText } = searchFields({
      name: 'Asha',
      reference: 'FA-000000',
      others: [undefined],
    });
    expect(searchKeys.filter((key) => !/^(fa)?000/.test(key))).toEqual(['~as', '~a']);
    expect(searchText).toBe(' asha fa 000000 fa000000 ~as');
  });

  it('counts a letter of two code units as one', () => {
    const { searchKeys } = searchFields({ name: '𑂩𑂰𑂧', reference: 'FA-000000' });
    expect(searchKeys[0]).toBe('𑂩𑂰𑂧');
    expect(parseSearch('𑂩𑂰')).toEqual([]);
  });

  it('looks up words of three letters or more, and compares what their key does not cover', () => {
    expect(parseSearch('li 987 9876543210 kumari தமிழ்நாடுகள்')).toEqual([
      { pattern: '(^| )(?:li|~li|l i(?: |$))', exact: false },
      { key: '987', pattern: '(^| )987', exact: true },
      { key: '98765432', pattern: '(^| )9876543210', exact: false },
      { key: '~kumri', pattern: '(^| )(?:kumari|~kumri)', exact: false },
      { key: 'தமிழ்நாட', pattern: '(^| )தமிழ்நாடுகள்', exact: false },
    ]);
  });

  it('looks up an e-mail address by its mailbox only, once there is something before the @', () => {
    expect(parseSearch('ram Asha@exam')).toEqual([
      { key: 'asha@', pattern: '', exact: true },
      { pattern: '(^| )(?:ram|~ram)', exact: false },
      { pattern: '(^| )asha', exact: false },
      { pattern: '(^| )exam', exact: false },
    ]);
    expect(parseSearch('@ram')).toEqual([{ key: '~ram', pattern: '(^| )(?:ram|~ram)', exact: false }]);
  });

  it.each([
    ['Asha Devi <Asha@Example.org>', 'Asha Devi asha@example.org'],
    ['"Devi, Asha" <asha@example.org>;', 'devi asha asha@example.org'],
    ['mailto:asha@example.org', 'asha@example.org'],
    ['<mailto:asha@example.org>', 'asha@example.org'],
    ['(asha@example.org)', 'asha@example.org'],
  ])('finds the address in %s, as copied from a mail program', (copied, typed) => {
    expect(parseSearch(copied)).toEqual(parseSearch(typed));
  });

  it('looks for at most eight words', () => {
    expect(parseSearch('1111 2222 3333 4444 5555 6666 7777 8888 9999').map(({ key }) => key)).toEqual([
      '1111',
      '2222',
      '3333',
      '4444',
      '5555',
      '6666',
      '7777',
      '8888',
    ]);
  });

  it('requires a word of three letters', () => {
    for (const query of ['ab', 'a b c', '***', '']) expect(parseSearch(query)).toEqual([]);
  });

  it('keeps the first forty words of a record, however long its text is', () => {
    const words = Array.from({ length: 300 }, (_, i) => `word${i}`);
    const { searchText } = searchFields({ name: words.join(' '), reference: 'FA-000000' });
    expect(searchText).toBe(` ${words.slice(0, 40).join(' ')}`);
  });
});

describe('the pairs of a search', () => {
  const pairs = (query: string) => searchedPairs(parseSearch(query));

  it('consist of its three longest words that have enough letters', () => {
    expect(pairs('ravi kumar')).toEqual(['~kum+rav']);
    expect(pairs('कुमार ravi')).toEqual(['~kum+rav']);
    expect(pairs('ravi kumar chaudhary of patna')).toHaveLength(3);
    expect(pairs('om kumar 98765')).toEqual([]);
    expect(pairs('kumar kumari')).toEqual([]);
  });

  it.each(['priya venkat', 'venkat priya', 'bihar priya', 'priya hajipur bihar', 'haji bih'])(
    'of %p are among the keys of the record that it finds',
    (query) => {
      const record = searchFields({
        name: 'Priya Venkataramanujan',
        places: ['Hajipur, Bihar'],
        reference: 'FA-7K3M9Q',
      });
      expect(pairs(query).length).toBeGreaterThan(0);
      for (const pair of pairs(query)) expect(record.searchKeys).toContain(pair);
    },
  );
});

describe('the words of a search by place', () => {
  it('are looked up by the prefix keys of places, and compared', () => {
    expect(parseLocation('Hajipur, Bihar')).toEqual([
      { key: '/haj', pattern: '(^| )(?:hajipur|~hajipur)', exact: false },
      { key: '/bih', pattern: '(^| )(?:bihar|~bihr)', exact: false },
    ]);
    expect(parseLocation('up')).toEqual([]);
  });

  it.each(['goa', 'Goa', 'गोवा', 'cochin', 'தஞ்சா', 'கோ பத'])(
    'of %p are among the keys of a record with that place',
    (query) => {
      const { searchKeys } = searchFields({
        name: 'Asha',
        places: ['Goa, गोवा, Cochin தஞ்சாவூர் பத்மா'],
        reference: 'FA-7K3M9Q',
      });
      for (const { key } of parseLocation(query)) if (key) expect(searchKeys).toContain(key);
    },
  );
});

describe('a reference', () => {
  it.each(['SP-HCVDQH', 'FA-SHREEX', 'FA-7K3M9Q', 'CM-000000'])(
    '%s is found as it is, in lower case, without its hyphen and by its last characters',
    (reference) => {
      const record = searchFields({ name: 'Asha', reference });
      for (const typed of [
        reference,
        reference.toLowerCase(),
        reference.replace('-', ''),
        reference.slice(3),
      ]) {
        const words = parseSearch(typed);
        expect(words.length).toBeGreaterThan(0);
        for (const { key, pattern } of words) {
          if (key) expect(record.searchKeys).toContain(key);
          expect(record.searchText).toMatch(new RegExp(pattern));
        }
      }
    },
  );
});

describe('the name that a list is sorted by', () => {
  it('ignores case, accents and punctuation', () => {
    expect(searchFields({ name: '  Éva  O’Brien', reference: 'FA-7K3M9Q' }).nameKey).toBe(
      'eva o brien\u00017K3M9Q',
    );
  });
});
