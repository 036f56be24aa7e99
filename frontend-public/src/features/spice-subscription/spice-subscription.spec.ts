import { installUploads, lastUpload } from '../../../test/upload-server';
import { findProblems } from '../../forms/rules/problems';
import {
  basketOf,
  packContents,
  packs,
  stepNames,
  steps,
  subscription,
  userTypes,
} from './spice-subscription';

const filledIn = {
  userType: 'Individual User',
  name: 'Asha Kumari',
  email: 'asha@example.org',
  address: '12 Station Road, Hajipur',
  pinCode: '844101',
  mobile: '9835012345',
  combo: 'Premium Pack',
  quantity: '3',
  paymentMethod: 'cod',
} as const;
type Filled = Partial<Record<keyof typeof filledIn | 'rmPwId' | 'altMobile', string>>;

beforeEach(() => {
  installUploads();
  subscription.open();
});
afterEach(() => subscription.leave());

function fillIn(different: Filled = {}) {
  for (const [name, value] of Object.entries({ ...filledIn, ...different })) {
    subscription.type(name as keyof Filled, value);
  }
}
const sent = (different?: Filled) => {
  fillIn(different);
  void subscription.submit('en');
  return lastUpload().json;
};
const problemsWith = (different: Filled) =>
  findProblems(
    subscription.compiled,
    { ...subscription.compiled.emptyValues, ...filledIn, ...different },
    {},
  );

describe('the price', () => {
  it('of a month is the pack’s price times the number of boxes', () => {
    expect(packs.map(({ name, price }) => [name, price])).toEqual([
      ['Spice Pack', 1000],
      ['Premium Pack', 2000],
      ['Deluxe Pack', 3000],
    ]);
    expect(basketOf({ combo: 'Deluxe Pack', quantity: '5' })).toMatchObject({ quantity: 5, total: 15_000 });
    expect(basketOf({ combo: 'Spice Pack', quantity: '1' })).toMatchObject({ quantity: 1, total: 1_000 });
  });

  it.each([
    ['', '1'],
    ['Royal Pack', '1'],
    ['Spice Pack', '0'],
    ['Spice Pack', '6'],
    ['Spice Pack', '1.5'],
    ['Spice Pack', 'two'],
    ['Spice Pack', ''],
  ])('of “%s” × “%s” is undefined', (combo, quantity) => {
    expect(basketOf({ combo, quantity })).toBeUndefined();
  });
});

describe('the request body', () => {
  it('contains every filled-in field, the quantity as a number, and the total', () => {
    const order = sent();
    expect(order).toMatchObject({ ...filledIn, quantity: 3, total: 6_000 });
    expect(order).not.toHaveProperty('rmPwId');
    expect(order).not.toHaveProperty('altMobile');
    expect(lastUpload().path).toBe('/api/subscription');
  });

  it('contains an alternate mobile number if one was given', () => {
    expect(sent({ altMobile: '+91 98350 54321' })).toMatchObject({ altMobile: '9835054321' });
  });

  it('contains the id of a shareholder', () => {
    expect(sent({ userType: 'Share Holder', rmPwId: 'RM-77' })).toMatchObject({ rmPwId: 'RM-77' });
  });

  it('contains no id that was typed before choosing Individual User', () => {
    expect(sent({ userType: 'Individual User', rmPwId: 'RM-77' })).not.toHaveProperty('rmPwId');
  });
});

describe('an order whose response was lost', () => {
  const keyOf = async (different?: Filled) => {
    fillIn(different);
    const outcome = subscription.submit('en');
    lastUpload().fail();
    await outcome;
    return lastUpload().headers.get('idempotency-key');
  };

  it('keeps its idempotency key with another payment method, but not with another quantity', async () => {
    const key = await keyOf();
    expect(await keyOf({ paymentMethod: 'razorpay' })).toBe(key);
    expect(await keyOf({ quantity: '2' })).not.toBe(key);
  });
});

describe('the form', () => {
  it('has one box by default, two user types and three steps', () => {
    expect(subscription.use.getState().values.quantity).toBe('1');
    expect(userTypes).toEqual(['Share Holder', 'Individual User']);
    expect(stepNames).toEqual(['details', 'combo', 'payment']);
    expect(steps.details).toEqual([
      'userType',
      'rmPwId',
      'name',
      'email',
      'address',
      'pinCode',
      'mobile',
      'altMobile',
    ]);
    expect(steps.combo).toEqual(['combo', 'quantity']);
    expect(steps.payment).toEqual(['paymentMethod']);
  });

  it('requires the id only from shareholders', () => {
    expect(problemsWith({ userType: 'Share Holder' })).toEqual({ rmPwId: { rule: 'required' } });
    expect(problemsWith({ userType: 'Individual User' })).toEqual({});
  });

  it.each([
    ['6', { rule: 'own', message: 'tooMany' }],
    ['10', { rule: 'own', message: 'tooMany' }],
    ['0', { rule: 'own', message: 'tooFew' }],
    ['two', { rule: 'digitsOnly' }],
    ['2x', { rule: 'digitsOnly' }],
    ['x2', { rule: 'digitsOnly' }],
  ])('rejects the quantity %s', (quantity, problem) => {
    expect(problemsWith({ quantity })).toEqual({ quantity: problem });
  });

  it.each([
    [{ name: '12345' }, { name: { rule: 'nameLetters' } }],
    [{ email: 'asha' }, { email: { rule: 'email' } }],
    [{ pinCode: '044101' }, { pinCode: { rule: 'pinStart' } }],
    [{ mobile: '5835012345' }, { mobile: { rule: 'mobileStart' } }],
    [{ altMobile: '98350' }, { altMobile: { rule: 'digits', typed: 5, needed: 10 } }],
  ])('rejects %j with the rule of its field', (different, problem) => {
    expect(problemsWith(different)).toEqual(problem);
  });

  it.each(['1', '5'])('accepts the quantity %s', (quantity) => {
    expect(problemsWith({ quantity })).toEqual({});
  });
});

describe('the contents of a pack', () => {
  const contents = {
    spice: 'Turmeric, chilli',
    spiceHindi: 'हल्दी, मिर्च',
    premium: 'The same and cumin',
    deluxe: 'All of them',
  };

  it.each([
    ['Spice Pack', 'en', 'Turmeric, chilli'],
    ['Spice Pack', 'hi', 'हल्दी, मिर्च'],
    ['Premium Pack', 'en', 'The same and cumin'],
    ['Deluxe Pack', 'en', 'All of them'],
  ] as const)('are shown as configured for the %s (%s)', (name, locale, text) => {
    expect(packContents(name, contents, locale)).toBe(text);
  });

  it('fall back to English when no Hindi text is configured', () => {
    expect(packContents('Premium Pack', contents, 'hi')).toBe('The same and cumin');
  });

  it('are omitted when they are not configured', () => {
    expect(packContents('Spice Pack', {}, 'en')).toBeUndefined();
  });
});
