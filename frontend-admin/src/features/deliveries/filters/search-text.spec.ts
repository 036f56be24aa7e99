import { isBoxSearchable, isPinCodePrefix } from './search-text';

describe('a search text for boxes', () => {
  it.each(['844', '844101', '84 41 01', '844-101', '८४४ १०१', '௮௪௪ ௧௦௧'])(
    'can be a PIN code, written as %s',
    (text) => {
      expect(isPinCodePrefix(text)).toBe(true);
      expect(isBoxSearchable(text)).toBe(true);
    },
  );

  it.each(['84', '8441011', '044101', 'Asha', 'Asha 844'])('can be something else: %s', (text) => {
    expect(isPinCodePrefix(text)).toBe(false);
  });
});
