import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { labelOf } from './text.js';
import { isEmail, PersonName, PlainText } from './text-fields.js';

class Form {
  @PersonName()
  fullName!: string;

  @PlainText({ max: 5, optional: true, label: 'Your story' })
  story?: string;
}

/** The sentences that a person would read. */
function sentencesFor(input: object): string[] {
  return validateSync(plainToInstance(Form, input)).flatMap((one) => Object.values(one.constraints ?? {}));
}

describe('text fields', () => {
  test.each(['Sunita Devi', 'सुनीता देवी', "Anne-Marie O'Neill", 'José', 'க்ஷ்மி', 'श्री\u200Dमती'])(
    '%s is a name',
    (name) => {
      expect(sentencesFor({ fullName: name })).toEqual([]);
    },
  );

  test.each([
    [{}, 'Full name is required.'],
    [{ fullName: '   ' }, 'Full name is required.'],
    [{ fullName: '12345' }, 'Full name must contain letters.'],
    [{ fullName: 'Asha <b>' }, 'Full name must not contain < > { } [ ] \\ | ^ or ~.'],
    [{ fullName: 'Asha\u0000' }, 'Full name contains characters that cannot be shown.'],
    [{ fullName: '\u3164\u3164' }, 'Full name contains characters that cannot be shown.'],
    [{ fullName: 'Asha', story: '\u2800' }, 'Your story contains characters that cannot be shown.'],
    [{ fullName: 'Asha\uFFFD' }, 'Full name contains a broken character.'],
    [{ fullName: 'Asha', story: '\u200D' }, 'Your story must contain something that can be read.'],
    [{ fullName: 'Asha', story: 'longer' }, 'Your story must be at most 5 characters long.'],
  ])('%j is answered with one sentence', (input, sentence) => {
    expect(sentencesFor(input)).toEqual([sentence]);
  });

  test('length counts characters as people do, not code units', () => {
    expect(sentencesFor({ fullName: 'Asha', story: '😀😀😀😀😀' })).toEqual([]);
  });

  test('a field is called by its name in words', () => {
    expect(labelOf('business_idea')).toBe('Business idea');
    expect(labelOf('referralCode')).toBe('Referral code');
  });

  test.each(['a@b.in', 'first.last+tag@sub.example.org'])('%s is an e-mail address', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    'a@b',
    'a b@example.org',
    '.a@example.org',
    'a..b@example.org',
    'a.@example.org',
    `${'a'.repeat(65)}@example.org`,
    'आशा@example.org',
    'a@-example.org',
    'a@example.org\nBcc: x@y.in',
    '<a@example.org>',
  ])('%j is not', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
