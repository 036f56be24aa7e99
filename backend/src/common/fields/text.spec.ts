import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SearchText } from '../../submissions/list/list-query.dto.js';
import { Reference } from '../../submissions/record/dto/reference.field.js';
import { Email, IndianMobile, PersonName, PlainText } from './text-fields.js';
import { Agreed, OneOf, OneOfNumbers, WholeNumber, YesNo } from './value-fields.js';

class EveryField {
  @PersonName({ optional: true })
  name?: string;
  @PlainText({ max: 3000, multiline: true, optional: true })
  message?: string;
  @Email({ optional: true })
  email?: string;
  @IndianMobile({ optional: true })
  mobile?: string;
  @Reference({ optional: true })
  reference?: string;
  @OneOf(['pending', 'approved'], { optional: true, anyCase: true })
  status?: string;
  @OneOfNumbers([1, 2], { optional: true })
  share?: number;
  @WholeNumber({ min: 1, max: 5, optional: true })
  quantity?: number;
  @YesNo({ optional: true })
  agreed?: boolean;
  @Agreed('Please agree.')
  terms!: boolean;
  @SearchText({ description: '' })
  q?: string;
}

const FIELDS = Object.keys({
  ...{ name: 1, message: 1, email: 1, mobile: 1, reference: 1, status: 1 },
  ...{ share: 1, quantity: 1, agreed: 1, terms: 1, q: 1 },
});

/** Marks in the wrong order: sorting n of them takes n² steps. */
const pileOfMarks = (each: number) => `a${'\u0301'.repeat(each)}${'\u0323'.repeat(each)}`;

describe('a text that is slow to normalise', () => {
  const normalise = jest.spyOn(String.prototype, 'normalize');
  beforeEach(() => normalise.mockClear());
  afterAll(() => normalise.mockRestore());

  const normalisedLengths = () => normalise.mock.contexts.map((text) => String(text).length);

  test.each(
    FIELDS.flatMap((field) => [
      [field, 'thousands of marks on one letter', pileOfMarks(24_000)],
      [field, 'a few dozen marks on one letter', pileOfMarks(20)],
      [field, 'letters beyond any limit', 'e\u0301'.repeat(20_000)],
    ]),
  )('%s rejects %s without normalising it', (field, _what, text) => {
    const problems = validateSync(plainToInstance(EveryField, { terms: true, [field]: text }));
    expect(problems.map(({ property }) => property)).toEqual([field]);
    expect(Math.max(0, ...normalisedLengths())).toBeLessThanOrEqual(100);
  });

  test('a text of the maximum length is normalised, however it was encoded', () => {
    const sent = 'e\u0302\u0323'.repeat(3000);
    const form = plainToInstance(EveryField, { terms: true, message: sent });
    expect(validateSync(form)).toEqual([]);
    expect(form.message).toBe('\u1EC7'.repeat(3000));
  });
});
