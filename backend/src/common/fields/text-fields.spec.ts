import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { field } from './field.js';
import { labelOf } from './text.js';
import {
  Email,
  IndianMobile,
  isEmail,
  Pan,
  PersonName,
  PinCode,
  PlainText,
  patternField,
  RecordId,
  Secret,
} from './text-fields.js';

class Form {
  @PersonName()
  fullName!: string;

  @PlainText({ max: 5, optional: true, label: 'Your story' })
  story?: string;
}

/** The validation messages for an input. */
function messagesFor(input: object, form: new () => object = Form): string[] {
  return validateSync(plainToInstance(form, input)).flatMap((one) => Object.values(one.constraints ?? {}));
}

describe('text fields', () => {
  test.each(['Sunita Devi', 'सुनीता देवी', "Anne-Marie O'Neill", 'José', 'க்ஷ்மி', 'श्री\u200Dमती'])(
    '%s is a name',
    (name) => {
      expect(messagesFor({ fullName: name })).toEqual([]);
    },
  );

  test.each([
    [{}, 'Full name is required.'],
    [{ fullName: '   ' }, 'Full name is required.'],
    [{ fullName: null }, 'Full name is required.'],
    [{ fullName: 7 }, 'Full name must be text.'],
    [{ fullName: 'A' }, 'Full name must be at least 2 characters long.'],
    [{ fullName: 'A'.repeat(101) }, 'Full name must be at most 100 characters long.'],
    [{ fullName: 'Asha\nDevi' }, 'Full name must be on one line.'],
    [{ fullName: 'Asha\u202EDevi' }, 'Full name contains characters that change the reading direction.'],
    [{ fullName: 'Asha', story: ['a'] }, 'Your story must be text.'],
    [{ fullName: '12345' }, 'Full name must contain letters.'],
    [{ fullName: 'Asha <b>' }, 'Full name must not contain < > { } [ ] \\ | ^ or ~.'],
    [{ fullName: 'Asha\u0000' }, 'Full name contains characters that cannot be shown.'],
    [{ fullName: '\u3164\u3164' }, 'Full name contains characters that cannot be shown.'],
    [{ fullName: 'Asha', story: '\u2800' }, 'Your story contains characters that cannot be shown.'],
    [{ fullName: 'Asha\uFFFD' }, 'Full name contains a broken character.'],
    [{ fullName: 'Asha', story: '\u200D' }, 'Your story must contain something that can be read.'],
    [{ fullName: 'Asha', story: 'longer' }, 'Your story must be at most 5 characters long.'],
  ])('%j is rejected with one message', (input, sentence) => {
    expect(messagesFor(input)).toEqual([sentence]);
  });

  test('a name may have 2 to 100 characters, and an optional field may be empty', () => {
    expect(messagesFor({ fullName: 'Jo' })).toEqual([]);
    expect(messagesFor({ fullName: 'अ'.repeat(100), story: '' })).toEqual([]);
    expect(messagesFor({ fullName: 'Jo', story: null })).toEqual([]);
  });

  test('a text is normalised', () => {
    const form = plainToInstance(Form, { fullName: '  Jose\u0301 ', story: ' a\tb ' });
    expect(form).toEqual({ fullName: 'José', story: 'a\tb' });
    expect(messagesFor({ fullName: 'Asha', story: 'a\tb' })).toEqual(['Your story must be on one line.']);
  });

  test('the length is counted in characters, not in code units', () => {
    expect(messagesFor({ fullName: 'Asha', story: '😀😀😀😀😀' })).toEqual([]);
  });

  test('the name of a field becomes its label', () => {
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
  ])('%j is not an e-mail address', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

class Application {
  @Email({ optional: true })
  email?: string;

  @IndianMobile({ optional: true })
  mobile?: string;

  @PinCode({ optional: true })
  pinCode?: string;

  @Pan({ optional: true })
  pan?: string;

  @RecordId({ optional: true })
  record?: string;

  @Secret({ optional: true })
  password?: string;

  @Secret({ optional: true, min: 3, max: 5 })
  code?: string;

  @PlainText({ optional: true, max: 20, multiline: true })
  message?: string;

  @PlainText({ optional: true, max: 20, min: 4, missing: 'Please say it.' })
  word?: string;

  @patternField({ optional: true }, { pattern: '^x+$', complaint: 'must be of x.', example: 'x' })
  row?: string;

  @field({ optional: true }, { absent: 'A4', rule: () => undefined, api: { type: 'string' } })
  paper?: string;
}

const MOBILE = 'Mobile must be a 10-digit mobile number that begins with 6, 7, 8 or 9.';
const PIN_CODE = 'Pin code must be 6 digits and not begin with 0.';
const PAN = 'Pan must be 5 capital letters, 4 digits and 1 capital letter, such as ABCDE1234F.';

describe('a typed field', () => {
  test.each([
    [{ email: ' Asha@Example.ORG ' }, { email: 'asha@example.org' }],
    [{ email: `a@${'b'.repeat(63)}.in` }, {}],
    [{ email: `a@x.${'b'.repeat(63)}` }, {}],
    [{ email: `${'a'.repeat(64)}@b.in` }, {}],
    [{ email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example` }, {}],
    [{ mobile: ' 6000000000 ' }, { mobile: '6000000000' }],
    [{ pinCode: '844101' }, {}],
    [{ pan: 'ABCDE1234F' }, {}],
    [{ record: '65F1C0FFEE65F1C0FFEE65F1' }, { record: '65f1c0ffee65f1c0ffee65f1' }],
    [{ password: ' as typed\r\n' }, { password: ' as typed\r\n' }],
    [{ password: 'x'.repeat(256) }, {}],
    [{ code: 'abc' }, {}],
    [{ code: '😀😀😀😀😀' }, {}],
    [{ message: 'one\r\ntwo\rthree\tfour' }, { message: 'one\ntwo\nthree\tfour' }],
    [{ word: 'four' }, {}],
    [{ row: 'x'.repeat(500) }, {}],
    [{ paper: ' ' }, { paper: 'A4' }],
    [{ paper: 'A5' }, { paper: 'A5' }],
  ])('accepts %j', (input, read) => {
    expect(messagesFor(input, Application)).toEqual([]);
    expect(plainToInstance(Application, input)).toMatchObject(read);
  });

  test.each([
    [{ email: 'asha' }, 'Email must be a valid e-mail address.'],
    [{ email: 7 }, 'Email must be a valid e-mail address.'],
    [{ email: ['asha@example.org'] }, 'Email must be a valid e-mail address.'],
    [{ mobile: '5835012345' }, MOBILE],
    [{ mobile: '983501234' }, MOBILE],
    [{ mobile: '98350123456' }, MOBILE],
    [{ mobile: 9835012345 }, MOBILE],
    [{ pinCode: '044101' }, PIN_CODE],
    [{ pinCode: 844101 }, PIN_CODE],
    [{ pan: 'abcde1234f' }, PAN],
    [{ record: '65f1c0ffee65f1c0ffee65fg' }, 'Record must be a record id.'],
    [{ record: 65 }, 'Record must be a record id.'],
    [{ password: 7 }, 'Password must be text.'],
    [{ password: 'half \uD83D' }, 'Password must be text.'],
    [{ password: 'x'.repeat(257) }, 'Password must be at most 256 characters long.'],
    [{ code: 'ab' }, 'Code must be at least 3 characters long.'],
    [{ code: 'abcdef' }, 'Code must be at most 5 characters long.'],
    [{ word: 'few' }, 'Word must be at least 4 characters long.'],
    [{ row: 'xy' }, 'Row must be of x.'],
    [{ row: `${'x'.repeat(600)} ` }, undefined],
  ])('rejects %j with one message', (input, sentence) => {
    expect(messagesFor(input, Application)).toEqual(
      sentence === undefined ? ['Row must be of x.'] : [sentence],
    );
  });

  test('uses its own message when the value is missing', () => {
    class Asked {
      @PlainText({ max: 20, missing: 'Please say it.' })
      word?: string;
    }
    for (const word of ['', null, undefined])
      expect(messagesFor({ word }, Asked)).toEqual(['Please say it.']);
  });
});

describe('an e-mail address', () => {
  test.each([
    `a@${'b'.repeat(64)}.in`,
    `a@x.${'b'.repeat(64)}`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(58)}.in`,
    'a@b.i',
    'a@b.1n',
    'a@b.n-',
    'a@example-.org',
    'a@.org',
    'a@b..in',
    'a@b@c.in',
    '@b.in',
    'a@b.in ',
  ])('cannot be %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  test('can have 254 characters', () => {
    const labels = ['b', 'c', 'd'].map((letter) => letter.repeat(63));
    expect(isEmail(`a@${labels.join('.')}.${'e'.repeat(57)}.in`)).toBe(true);
  });

  test.each(['a@b-c.in', 'a@b.n1', 'a@b.x-y', "!#$%&'*+/=?^_`{|}~-@b.in"])('can be %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });
});
