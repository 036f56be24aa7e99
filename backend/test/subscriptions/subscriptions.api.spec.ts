import { boxDayForOrder } from '../../src/subscriptions/delivery-day.js';
import { packOf, type SpicePack } from '../../src/subscriptions/spice-packs.js';
import { freshKey } from '../support/factories/applications.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from '../support/factories/subscriptions.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('subscribing to the spice club', () => {
  let running: TestApp;
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  const send = (different: object = {}, how: { key?: string; language?: string } = {}) =>
    sendSubscription(running.origin, subscriptionForm(different), how);
  const countStored = () => subscriptionModel(running).countDocuments({});

  test('POST /api/subscription returns reference, total and next delivery, and stores the form', async () => {
    const answer = await send({ email: 'Asha@Example.ORG', total: 4000, consentVersion: '2025-01' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'Monthly Spices Combo Subscription Successful! 🎉',
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        reference: expect.stringMatching(/^SP-[0-9A-HJKMNP-TV-Z]{6}$/),
        status: 'active',
        createdAt: expect.any(String),
        total: 4000,
        nextDelivery: boxDayForOrder(new Date(answer.body.data.createdAt)),
      },
    });
    expect(answer.body.data.nextDelivery).toMatch(/^\d{4}-\d{2}-15$/);
    const stored = await subscriptionModel(running).findById(answer.body.data._id).lean();
    expect(stored).toMatchObject({
      level: 'Premium',
      userType: 'Individual User',
      name: 'Asha Kumari',
      email: 'asha@example.org',
      pinCode: '844101',
      combo: 'Premium Pack',
      quantity: 2,
      paymentMethod: 'cod',
      total: 4000,
      status: 'active',
      consent: { version: '2025-01' },
    });
    expect(stored).not.toHaveProperty('payment');
  });

  test.each([
    ['Spice Pack', 1, 1000],
    ['Premium Pack', 3, 6000],
    ['Deluxe Pack', 5, 15_000],
  ])('%s × %d costs ₹%d a month', async (combo, quantity, total) => {
    expect((await send({ combo, quantity })).body.data.total).toBe(total);
  });

  test('level and upiId are accepted and ignored', async () => {
    const answer = await send({ level: 'Deluxe', combo: 'Spice Pack', upiId: 'asha@upi' });
    expect(answer.status).toBe(201);
    const stored = await subscriptionModel(running).findById(answer.body.data._id).lean();
    expect(stored?.level).toBe('Spice');
    expect(JSON.stringify(stored)).not.toContain('asha@upi');
  });

  test.each([
    ['replaces an absent pinCode', { pin: '800001', pinCode: undefined }, '800001'],
    ['replaces an empty pinCode', { pin: '800001', pinCode: '' }, '800001'],
    ['is ignored if pinCode is present, whatever its value', { pin: 'none', pinCode: '844101' }, '844101'],
  ])('pin %s', async (_case, pins, kept) => {
    const answer = await send(pins);
    expect(answer.status).toBe(201);
    const stored = await subscriptionModel(running).findById(answer.body.data._id).lean();
    expect(stored?.pinCode).toBe(kept);
  });

  test('stores the RM/PW id of a shareholder and ignores that of anybody else, whatever its value', async () => {
    const shareholder = await send({ userType: 'Share Holder', rmPwId: 'RM-10482' });
    const other = await send({ userType: 'Individual User', rmPwId: 'x'.repeat(500) });
    expect([shareholder.status, other.status]).toEqual([201, 201]);
    const kept = await subscriptionModel(running).findById(shareholder.body.data._id).lean();
    expect(kept?.rmPwId).toBe('RM-10482');
    const ignored = await subscriptionModel(running).findById(other.body.data._id).lean();
    expect(ignored).not.toHaveProperty('rmPwId');
  });

  test('accepts an absent or empty alternate mobile', async () => {
    expect((await send({ altMobile: '' })).status).toBe(201);
    expect((await send({ altMobile: '9123456780' })).status).toBe(201);
  });

  test.each([
    ['userType', undefined, 'User type is required.'],
    ['userType', 'Visitor', expect.stringContaining('must be one of')],
    ['name', undefined, 'Name is required.'],
    ['email', undefined, 'Email is required.'],
    ['email', 'asha@', 'Email must be a valid e-mail address.'],
    ['address', undefined, 'Address is required.'],
    ['address', 'x'.repeat(301), 'Address must be at most 300 characters long.'],
    ['pinCode', undefined, 'Pin code is required.'],
    ['pinCode', '84410', 'Pin code must be 6 digits and not begin with 0.'],
    ['pinCode', '044101', 'Pin code must be 6 digits and not begin with 0.'],
    ['pinCode', '८४४१०१', 'Pin code must be 6 digits and not begin with 0.'],
    ['mobile', undefined, 'Mobile is required.'],
    ['mobile', '98765432101', 'Mobile must be a 10-digit mobile number that begins with 6, 7, 8 or 9.'],
    [
      'altMobile',
      '12345',
      'Alternate mobile must be a 10-digit mobile number that begins with 6, 7, 8 or 9.',
    ],
    ['combo', undefined, 'Combo is required.'],
    ['combo', 'Family Pack', expect.stringContaining('must be one of')],
    ['quantity', undefined, 'Quantity is required.'],
    ['quantity', 0, 'Quantity must be a whole number from 1 to 5.'],
    ['quantity', 1.5, 'Quantity must be a whole number from 1 to 5.'],
    ['quantity', 6, 'Maximum 5 combos per subscription'],
    ['paymentMethod', undefined, 'Payment method is required.'],
    ['paymentMethod', 'cheque', expect.stringContaining('must be one of')],
    ['paymentMethod', 'upi', 'UPI is coming soon. Please choose another way to pay.'],
    [
      'paymentMethod',
      'razorpay',
      'Online payment is not offered at present. Please choose cash on delivery.',
    ],
    ['total', 3999, 'Total must be 4000: 2 × 2000 rupees.'],
    ['total', 'a lot', expect.stringContaining('must be a whole number')],
    ['status', 'cancelled', 'This field is not accepted.'],
  ])('%s %j answers 400 on the field and stores nothing', async (field, value, sentence) => {
    const before = await countStored();
    const answer = await send({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { [field]: [sentence] } });
    expect(answer.body.error).toBe(answer.body.message);
    expect(await countStored()).toBe(before);
  });

  test.each([undefined, '', ' '])('answers 400 to a shareholder with the RM/PW id %j', async (rmPwId) => {
    const answer = await send({ userType: 'Share Holder', rmPwId });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ rmPwId: ['RM/PW id is required.'] });
  });

  test('reports all invalid fields at once', async () => {
    const answer = await send({ userType: 'Share Holder', pinCode: '1', quantity: 9, email: 'no' });
    expect(Object.keys(answer.body.fields).sort()).toEqual(['email', 'pinCode', 'quantity', 'rmPwId']);
  });

  test('creates one record from 50 parallel requests with one idempotency key; another body gets 422', async () => {
    const key = freshKey();
    const before = await countStored();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({}, { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await send({ quantity: 3 }, { key })).status).toBe(422);
    expect(await countStored()).toBe(before + 1);
  });

  test('returns the first answer again to a retry after the price has changed', async () => {
    const key = freshKey();
    const first = await send({ total: 4000 }, { key });
    jest.replaceProperty(packOf('Premium Pack') as SpicePack, 'price', 2500);
    const repeated = await send({ total: 4000 }, { key });
    expect([repeated.status, repeated.body]).toEqual([201, first.body]);
    expect((await send({ total: 4000 }, { key: freshKey() })).status).toBe(400);
  });

  test.each([
    ['en', '₹15,000', / 15 |15 \w+ \d{4}/],
    ['hi', '₹15,000', /15 [\u0900-\u097f]+ \d{4}/],
  ])(
    'mails the subscriber in %s with reference, total in Indian format and delivery day, without the address',
    async (language, total, day) => {
      const email = `${freshKey()}@example.org`;
      const answer = await send({ email, combo: 'Deluxe Pack', quantity: 5 }, { language });
      const [mail] = await inbox.mailsTo(email);
      expect(mail?.subject).toContain(answer.body.data.reference);
      expect(mail?.text).toContain(total);
      expect(mail?.text).toMatch(day);
      expect(/[\u0900-\u097f]{3}/.test(mail?.text ?? '')).toBe(language === 'hi');
      expect(`${mail?.text}${mail?.html}`).not.toContain('Station Road');
    },
  );

  test.each([{ website: 'http://spam.example' }, { elapsedMs: 200 }])(
    'stores a form that looks automated (%j) as suspect and holds its mail',
    async (marks) => {
      const answer = await send(marks);
      expect(answer.status).toBe(201);
      const stored = await subscriptionModel(running).findById(answer.body.data._id).lean();
      expect(stored).toMatchObject({
        suspect: true,
        pendingEffects: expect.arrayContaining([expect.objectContaining({ kind: 'mail', state: 'held' })]),
      });
    },
  );
});

describe('the rate limit on subscriptions', () => {
  test('is 60 an hour from one network address, and retries are not counted', async () => {
    const running = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.05' } });
    const key = freshKey();
    await sendSubscription(running.origin, subscriptionForm(), { key }).expect(201);
    for (let sent = 1; sent < 3; sent++) await sendSubscription(running.origin).expect(201);
    const refused = await sendSubscription(running.origin);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await sendSubscription(running.origin, subscriptionForm(), { key }).expect(201);
    await running.close();
  });
});
