import { type ApplicationValues, emptyValues, rules } from './application-fields';
import { cleanMobile, fileProblem, findProblems } from './application-rules';

const good: ApplicationValues = {
  name: 'सविता देवी',
  location: 'Hajipur, Bihar',
  business_idea: 'Apparel & Textiles',
  required_amount: '₹25 Lacs - ₹50 Lacs',
  past_experience: '',
  mobile: '9835012345',
  email: '',
};

const problems = (change: Partial<ApplicationValues>, file: File | null = null) =>
  findProblems({ ...good, ...change }, file);

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
    ['0091 (98350) 12345', '9835012345'],
    ['919835012345', '9835012345'],
    ['9198350123', '9198350123'],
    ['98350 123', '98350123'],
    ['my number', 'my number'],
  ])('reads %s as %s', (typed, read) => {
    expect(cleanMobile(typed)).toBe(read);
  });

  it('says how many digits are missing', () => {
    expect(problems({ mobile: '98350 123' }).mobile).toEqual({ rule: 'mobileDigits', typed: 8, needed: 10 });
  });

  it('must begin with 6 to 9', () => {
    expect(problems({ mobile: '5835012345' }).mobile).toEqual({ rule: 'mobileStart' });
  });

  it('takes digits only', () => {
    expect(problems({ mobile: '98350abcde' }).mobile).toEqual({ rule: 'mobileCharacters' });
  });
});

describe('what must be given', () => {
  it('accepts a form with everything that is required', () => {
    expect(problems({})).toEqual({});
  });

  it('asks for name, place, idea, amount and one way of contact', () => {
    expect(Object.keys(findProblems(emptyValues, null)).sort()).toEqual(
      ['business_idea', 'location', 'mobile', 'name', 'required_amount'].sort(),
    );
  });

  it('counts spaces alone as nothing', () => {
    expect(problems({ name: '   ' }).name).toEqual({ rule: 'required' });
  });

  it('is content with an e-mail instead of a mobile number', () => {
    expect(problems({ mobile: '', email: 'savita@example.org' })).toEqual({});
  });
});

describe('limits come from the published rules', () => {
  it('counts characters as a person does, not surrogates', () => {
    const longest = '𑄖'.repeat(rules.name.maxLength);
    expect(problems({ name: longest }).name).toBeUndefined();
    expect(problems({ name: `${longest}𑄖𑄖` }).name).toEqual({ rule: 'tooLong', over: 2 });
  });

  it('limits past experience', () => {
    const text = 'अ'.repeat(rules.past_experience.maxLength + 1);
    expect(problems({ past_experience: text }).past_experience).toEqual({ rule: 'tooLong', over: 1 });
  });

  it('refuses markup in a name and a name without letters', () => {
    expect(problems({ name: 'A <script>' }).name).toEqual({ rule: 'nameCharacters' });
    expect(problems({ name: '12345' }).name).toEqual({ rule: 'nameLetters' });
  });

  it.each(['savita', 'savita@', 'savita@example', 'a b@example.org', 'a@@example.org'])(
    'refuses the e-mail %s',
    (email) => {
      expect(problems({ email }).email).toEqual({ rule: 'email' });
    },
  );
});

describe('supporting document', () => {
  const { maxBytes } = rules.supporting_document;

  it.each(rules.supporting_document.fileTypes)('takes %s, in capitals as well', (ending) => {
    expect(fileProblem(fileOf(`plan${ending}`, 10))).toBeUndefined();
    expect(fileProblem(fileOf(`PLAN${ending.toUpperCase()}`, 10))).toBeUndefined();
  });

  it('refuses another type, an empty file and one byte too much', () => {
    expect(fileProblem(fileOf('plan.txt', 10))).toEqual({ rule: 'fileType' });
    expect(fileProblem(fileOf('plan.pdf', 0))).toEqual({ rule: 'fileEmpty' });
    expect(fileProblem(fileOf('plan.pdf', maxBytes))).toBeUndefined();
    expect(fileProblem(fileOf('plan.pdf', maxBytes + 1))).toEqual({ rule: 'fileSize', bytes: maxBytes + 1 });
  });
});
