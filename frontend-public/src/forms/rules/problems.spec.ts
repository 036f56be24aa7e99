import { File as ReadableFile } from 'node:buffer';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { cleanMobile, cleanPan, cleanPin, cleanValues, displayValues } from './clean-value';
import { checkSignature } from './file-content';
import { compileForm } from './form-description';
import { fileProblem, findProblems } from './problems';

const rules = fieldRules.factoryApplication;
const compiled = compileForm({
  id: 'example',
  path: '/api/apply-factory',
  rules,
  fields: {
    name: { kind: 'name' },
    location: { kind: 'text' },
    business_idea: { kind: 'choice' },
    required_amount: { kind: 'choice' },
    past_experience: { kind: 'text' },
    supporting_document: { kind: 'file' },
    mobile: { kind: 'mobile' },
    email: { kind: 'email' },
  },
  check: ({ mobile, email }) =>
    mobile === '' && email === '' ? { mobile: { rule: 'own', message: 'contactMissing' } } : {},
});

const good: typeof compiled.emptyValues = {
  name: 'सविता देवी',
  location: 'Hajipur, Bihar',
  business_idea: 'Apparel & Textiles',
  required_amount: '₹25 Lacs - ₹50 Lacs',
  past_experience: '',
  mobile: '9835012345',
  email: '',
};

const problems = (change: Partial<typeof good>) =>
  findProblems(compiled, { ...good, ...change }, compiled.emptyFiles);

function fileOf(name: string, bytes: number): File {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

describe('mobile number', () => {
  it.each([
    ['98350 12345', '9835012345'],
    ['+91 98350-12345', '9835012345'],
    ['+९१ ९८३५० १२३४५', '9835012345'],
    ['०९८३५०१२३४५', '9835012345'],
    ['௯௮௩௫௦ ১২৩৪৫', '9835012345'],
    ['098350 12345', '9835012345'],
    ['0-98350-12345', '9835012345'],
    ['09835 012 345', '9835012345'],
    ['0983 501 2345', '9835012345'],
    ['07004 234567', '7004234567'],
    ['(+91) 0700-423-4567', '7004234567'],
    ['08235 512345', '8235512345'],
    ['823-551-2345', '8235512345'],
    ['0091 (98350) 12345', '9835012345'],
    ['919835012345', '9835012345'],
    ['+91-098350-12345', '9835012345'],
    ['091-98350-12345', '9835012345'],
    ['98350\u201112345', '9835012345'],
    // Copied from a phone's contacts, between invisible direction marks.
    ['\u202A+91 98350 12345\u202C', '9835012345'],
    ['9198350123', '9198350123'],
    // Only what comes before a complete number is a prefix.
    ['98350+91', '98350+91'],
    ['98350009112', '98350009112'],
    ['1098350123456', '1098350123456'],
    ['109835012345', '109835012345'],
    ['098350123456', '098350123456'],
    ['9198350123456', '9198350123456'],
    ['  my number ', 'my number'],
    ['98350 123', '98350123'],
    ['my number', 'my number'],
  ])('is normalised from %s to %s', (typed, expected) => {
    expect(cleanMobile(typed)).toBe(expected);
  });

  it('is rejected with the typed and the needed number of digits', () => {
    expect(problems({ mobile: '98350 123' }).mobile).toEqual({ rule: 'digits', typed: 8, needed: 10 });
  });

  it('must begin with 6 to 9', () => {
    expect(problems({ mobile: '5835012345' }).mobile).toEqual({ rule: 'mobileStart' });
  });

  it.each([
    '0612-2234567',
    '(0612) 223 4567',
    '0 612 2234567',
    '+91-612-2234567',
    '+910612-2234567',
    '०६१२-२२३४५६७',
    '+91 0612-2234567',
    '080-27654321',
  ])('must not be a landline number such as %s', (mobile) => {
    expect(problems({ mobile }).mobile).toEqual({ rule: 'landline' });
  });

  it.each(['98350abcde', 'abcde98350', '98350x2345'])('must contain only digits, unlike %s', (mobile) => {
    expect(problems({ mobile }).mobile).toEqual({ rule: 'digitsOnly' });
  });
});

describe('the required fields', () => {
  it('are satisfied by a complete form', () => {
    expect(problems({})).toEqual({});
  });

  it('are name, place, idea, amount, and a mobile number or an e-mail', () => {
    expect(Object.keys(findProblems(compiled, compiled.emptyValues, compiled.emptyFiles)).sort()).toEqual(
      ['business_idea', 'location', 'mobile', 'name', 'required_amount'].sort(),
    );
  });

  it('count as missing when they contain only spaces', () => {
    expect(problems({ name: '   ' }).name).toEqual({ rule: 'required' });
  });

  it('are satisfied by an e-mail instead of a mobile number', () => {
    expect(problems({ mobile: '', email: 'savita@example.org' })).toEqual({});
  });
});

describe('the published rules', () => {
  it('count characters as code points, not UTF-16 units', () => {
    const longest = '𑄖'.repeat(rules.name.maxLength);
    expect(problems({ name: longest }).name).toBeUndefined();
    expect(problems({ name: `${longest}𑄖𑄖` }).name).toEqual({ rule: 'tooLong', over: 2 });
  });

  it('limit the length of the past experience', () => {
    const text = 'अ'.repeat(rules.past_experience.maxLength + 1);
    expect(problems({ past_experience: text }).past_experience).toEqual({ rule: 'tooLong', over: 1 });
  });

  it('reject markup in a name, and a name without letters', () => {
    expect(problems({ name: 'A <script>' }).name).toEqual({ rule: 'nameCharacters' });
    expect(problems({ name: '12345' }).name).toEqual({ rule: 'nameLetters' });
  });

  it.each(['savita', 'savita@', 'savita@example', 'a b@example.org', 'a@@example.org'])(
    'reject the e-mail %s',
    (email) => {
      expect(problems({ email }).email).toEqual({ rule: 'email' });
    },
  );

  it.each(['सविता@example.org', 'savita..d@example.org', '<savita@example.org>', 'savita@example.o'])(
    'reject the e-mail %s, as the API does',
    (email) => {
      expect(problems({ email }).email).toEqual({ rule: 'email' });
    },
  );

  it.each(['Savita.Devi+plan@Example.ORG', ' savita@example.org ', '\u202Asavita@example.org\u202C'])(
    'accept the e-mail %j',
    (email) => {
      expect(problems({ email })).toEqual({});
    },
  );

  it.each(['savita@example.org.', 'savita@example.org, ', 'savita @example.org', 'savita@ example.org।'])(
    'accept the e-mail %j, as keyboards and voice typing leave it',
    (email) => {
      expect(problems({ email })).toEqual({});
      expect(cleanValues(compiled, { ...good, email }).email).toBe('savita@example.org');
      expect(displayValues(compiled, { ...good, email }).email).toBe('savita@example.org');
    },
  );

  it('count a letter with its accent once, as the API does', () => {
    expect(problems({ name: 'e\u0301' }).name).toEqual({ rule: 'tooShort', min: 2 });
    expect(problems({ name: 'e\u0301'.repeat(rules.name.maxLength) }).name).toBeUndefined();
  });
});

describe('the supporting document', () => {
  const { maxBytes } = rules.supporting_document;
  const problemOf = (file: File) => fileProblem(file, rules.supporting_document);

  it.each(['.pdf', '.doc', '.ppt', '.docx'])('may have the extension %s, in either case', (ending) => {
    expect(problemOf(fileOf(`plan${ending}`, 10))).toBeUndefined();
    expect(problemOf(fileOf(`PLAN${ending.toUpperCase()}`, 10))).toBeUndefined();
  });

  it.each(['plan.txt', 'plan.exe', 'plan.pptx', 'plan.jpg', 'plan', 'pdf', 'plan.pdf.zip'])(
    'is rejected with the name %s',
    (name) => {
      expect(problemOf(fileOf(name, 10))).toEqual({ rule: 'fileType' });
    },
  );

  it('is rejected as a renamed picture once its first bytes have been checked', async () => {
    // A File of Node.js, since those of jsdom cannot be read.
    const file = new ReadableFile(['a picture'], 'plan.pdf') as unknown as File;
    expect(problemOf(file)).toBeUndefined();
    await checkSignature(file);
    expect(problemOf(file)).toEqual({ rule: 'fileContent' });
  });

  it('is rejected when it is empty or one byte too large', () => {
    expect(problemOf(fileOf('plan.pdf', 0))).toEqual({ rule: 'fileEmpty' });
    expect(problemOf(fileOf('plan.pdf', maxBytes))).toBeUndefined();
    expect(problemOf(fileOf('plan.pdf', maxBytes + 1))).toEqual({ rule: 'fileSize', bytes: maxBytes + 1 });
  });
});

describe('an identity proof', () => {
  const compiled = compileForm({
    id: 'identity',
    path: '/api/example',
    rules: { idProof: { required: true, fileTypes: ['.pdf', '.jpg', '.png'], maxBytes: 5_000_000 } },
    fields: { idProof: { kind: 'file' } },
  });
  const problemOf = (idProof: File | null) => findProblems(compiled, {}, { idProof }).idProof;

  it('is required, and accepted when it is valid', () => {
    expect(problemOf(null)).toEqual({ rule: 'required' });
    expect(problemOf(fileOf('aadhaar.JPG', 10))).toBeUndefined();
    expect(problemOf(fileOf('aadhaar.jpg', 0))).toEqual({ rule: 'fileEmpty' });
  });

  it.each(['photo.heic', 'PHOTO.HEIF', 'photo.webp', 'photo.avif'])(
    'has a separate error for the photo %s, unlike a field that accepts no photos',
    (name) => {
      expect(problemOf(fileOf(name, 10))).toEqual({ rule: 'photoType' });
      expect(fileProblem(fileOf(name, 10), rules.supporting_document)).toEqual({ rule: 'fileType' });
    },
  );

  it('has that error for such a photo that was renamed, too', async () => {
    const renamed = new ReadableFile(['\0\0\0\x18ftypheic'], 'photo.jpg') as unknown as File;
    await checkSignature(renamed);
    expect(problemOf(renamed)).toEqual({ rule: 'photoType' });
  });

  it.each(['photo.heic.zip', 'heic', 'plan.txt'])(
    'has the general error for %s, which is not a photo',
    (name) => {
      expect(problemOf(fileOf(name, 10))).toEqual({ rule: 'fileType' });
    },
  );

  it('is rejected whatever its type when no types are published', () => {
    expect(fileProblem(fileOf('plan.pdf', 10), {})).toEqual({ rule: 'fileType' });
  });
});

describe('a field of free text', () => {
  const notes = compileForm({
    id: 'notes',
    path: '/api/example',
    rules: { code: { required: false, minLength: 3, maxLength: 5, pattern: '^[A-Z\\p{Nd}]+$' } },
    fields: { code: { kind: 'text' }, unruled: { kind: 'text' } },
  });
  const problemsOf = (values: { code?: string; unruled?: string }) =>
    findProblems(notes, { ...notes.emptyValues, ...values }, {});

  it('must have a length within the published limits', () => {
    expect(problemsOf({ code: 'AB' })).toEqual({ code: { rule: 'tooShort', min: 3 } });
    expect(problemsOf({ code: 'ABC' })).toEqual({});
    expect(problemsOf({ code: 'ABCDE' })).toEqual({});
    expect(problemsOf({ code: 'ABCDEF' })).toEqual({ code: { rule: 'tooLong', over: 1 } });
  });

  it('must match the published pattern, including its Unicode properties', () => {
    expect(problemsOf({ code: 'AB१' })).toEqual({});
    expect(problemsOf({ code: 'AB-' })).toEqual({ code: { rule: 'characters' } });
  });

  it('is optional and unlimited when no rule is published', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ unruled: 'x' })).toEqual({});
  });
});

describe('PAN and PIN code', () => {
  const numbers = compileForm({
    id: 'numbers',
    path: '/api/example',
    rules: { panNumber: { required: true }, pinCode: { required: true } },
    fields: { panNumber: { kind: 'pan' }, pinCode: { kind: 'pin' } },
  });
  const wrong = (change: Partial<typeof numbers.emptyValues>) =>
    findProblems(numbers, { panNumber: 'ABCDE1234F', pinCode: '844101', ...change }, {});

  it.each([
    ['ABCDE123F', { rule: 'panLength', typed: 9, needed: 10 }],
    ['AB1DE1234F', { rule: 'panLetters', typed: 'AB1DE' }],
    ['ABCDEF234G', { rule: 'panDigits', typed: 'F234' }],
    ['BQTPS48213', { rule: 'panLast', typed: '3' }],
    ['1BCDE1234F', { rule: 'panLetters', typed: '1BCDE' }],
    ['ABCDE123FG', { rule: 'panDigits', typed: '123F' }],
  ])('report which part of the PAN %s is wrong', (panNumber, problem) => {
    expect(wrong({ panNumber })).toEqual({ panNumber: problem });
  });

  it('accept a PAN in lower case, with spaces and Devanagari digits', () => {
    expect(wrong({ panNumber: 'abcde १२३४ f' })).toEqual({});
    expect(wrong({ panNumber: 'ABCDE1234F\u200B' })).toEqual({});
    expect(cleanPan('abc.de-1234.f')).toBe('ABCDE1234F');
  });

  it('accept a PIN code of six digits that does not begin with 0', () => {
    expect(wrong({ pinCode: '८४४ १०१' })).toEqual({});
    expect(wrong({ pinCode: '84410' }).pinCode).toEqual({ rule: 'digits', typed: 5, needed: 6 });
    expect(wrong({ pinCode: '044101' }).pinCode).toEqual({ rule: 'pinStart' });
    expect(wrong({ pinCode: 'Hajipur' }).pinCode).toEqual({ rule: 'digitsOnly' });
  });

  it('accept the full stop with which voice typing ends a PIN code, and keep other text as typed', () => {
    expect(wrong({ pinCode: '844 101.' })).toEqual({});
    expect(cleanPin('PIN code 844101')).toBe('PIN code 844101');
  });
});

it('displays values after a submit as they were sent, except that text keeps surrounding spaces', () => {
  const typed = { ...good, name: ' Savita\u200B Devi ', mobile: '+91 98350 12345' };
  expect(displayValues(compiled, typed)).toMatchObject({ name: ' Savita Devi ', mobile: '9835012345' });
});

it('requires a field that only the configuration makes mandatory', () => {
  const found = findProblems(compiled, good, compiled.emptyFiles, ['past_experience']);
  expect(found).toEqual({ past_experience: { rule: 'required' } });
});

describe('pasted text', () => {
  it('loses invisible characters, but keeps the joiners that Hindi needs', () => {
    const pasted = { ...good, name: '\u202Aक्\u200Dष\u200B देवी\u202C', location: 'Hajipur\tBihar' };
    expect(cleanValues(compiled, pasted)).toMatchObject({ name: 'क्\u200Dष देवी', location: 'Hajipur Bihar' });
  });

  it('loses the hyphen remnants of PDF viewers, and gets spaces for the line separators of slides', () => {
    const pasted = {
      ...good,
      name: 'Savita\uFFFE De\u0002vi',
      past_experience: 'Ten years\vin Surat\u2028alone',
    };
    expect(cleanValues(compiled, pasted)).toMatchObject({
      name: 'Savita Devi',
      past_experience: 'Ten years in Surat alone',
    });
  });

  it('keeps its line breaks', () => {
    const pasted = { ...good, past_experience: 'Ten years\nin Surat' };
    expect(cleanValues(compiled, pasted).past_experience).toBe('Ten years\nin Surat');
  });
});
