import { emptyToAbsent, forbiddenCharacters, isCheapToNormalise, normaliseText, textLength } from './text.js';

describe('characters that no field accepts', () => {
  const shown = (...codes: number[]) => codes.map((code) => `a${String.fromCodePoint(code)}b`);

  test.each(shown(0x0000, 0x0008, 0x000b, 0x001f, 0x007f, 0x009f, 0x2028, 0x2029))('control %j', (text) => {
    expect(forbiddenCharacters(text, true)).toBe('contains characters that cannot be shown.');
  });

  test.each(
    shown(
      ...[0x00ad, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180e, 0x200b, 0x2060, 0x2064, 0x2800, 0x3164, 0xfeff],
      ...[0xffa0, 0xfff9, 0xfffb, 0xe0000, 0xe007f],
    ),
  )('invisible %j', (text) => {
    expect(forbiddenCharacters(text, true)).toBe('contains characters that cannot be shown.');
  });

  test.each(shown(0x061c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069))(
    'direction-changing %j',
    (text) => {
      expect(forbiddenCharacters(text, true)).toBe('contains characters that change the reading direction.');
    },
  );

  test.each([...shown(0xfffd, 0xfffe, 0xffff, 0xfdd0, 0xfdef), 'a\uD800b'])('broken %j', (text) => {
    expect(forbiddenCharacters(text, true)).toBe('contains a broken character.');
  });

  test('more than 30 combining marks on one letter', () => {
    expect(forbiddenCharacters(`a${'\u0301'.repeat(31)}`, true)).toBe(
      'contains characters that cannot be shown.',
    );
    expect(forbiddenCharacters(`a${'\u0301'.repeat(30)}`, true)).toBeUndefined();
  });

  test('line breaks and tabs in a single-line field', () => {
    for (const text of ['a\nb', 'a\tb']) {
      expect(forbiddenCharacters(text, false)).toBe('must be on one line.');
      expect(forbiddenCharacters(text, true)).toBeUndefined();
    }
    expect(forbiddenCharacters('श्री\u200Dमती \u200C', false)).toBeUndefined();
  });
});

describe('normalising a text', () => {
  test('is limited to four code units per character, plus 200 that trimming may remove', () => {
    expect(isCheapToNormalise('a'.repeat(240), 10)).toBe(true);
    expect(isCheapToNormalise('a'.repeat(241), 10)).toBe(false);
    expect(isCheapToNormalise(`a${'\u0301'.repeat(30)}`, 10)).toBe(true);
    expect(isCheapToNormalise(`a${'\u0301'.repeat(31)}`, 10)).toBe(false);
  });

  test('trims, composes and unifies line breaks', () => {
    expect(normaliseText(' \r\na\r\nb\rc\n\nJose\u0301\t')).toBe('a\nb\nc\n\nJosé');
  });

  test('treats an empty text and null as absent', () => {
    expect(['', null, undefined, 0, false, ' '].map(emptyToAbsent)).toEqual([
      undefined,
      undefined,
      undefined,
      0,
      false,
      ' ',
    ]);
  });

  test('counts the length in characters', () => {
    expect([textLength(''), textLength('ab'), textLength('😀é')]).toEqual([0, 2, 2]);
  });
});
