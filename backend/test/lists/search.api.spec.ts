import request from 'supertest';
import { SubmissionKinds } from '../../src/submissions/record/submission-kinds.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { applicationForm, sendApplication, storeApplications } from '../support/factories/applications.js';
import { contactForm, sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { sendSubscription, subscriptionForm } from '../support/factories/subscriptions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Hit {
  kind: string;
  _id: string;
  reference: string;
  name: string;
  nameMatches: { start: number; end: number }[];
  place?: string;
  status: string;
  createdAt: string;
}

const LISTS = ['/api/contact', '/api/apply-factory', '/api/shareholder', '/api/subscription'];

describe('the search', () => {
  let running: TestApp;
  let reader: LoggedIn;
  let unpermitted: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    reader = await administratorWith(running, [
      'applications:read',
      'contacts:read',
      'shareholders:read',
      'subscriptions:read',
    ]);
    unpermitted = await administratorWith(running, []);
    const { origin } = running;
    await sendMessage(origin, contactForm({ name: 'सुनीता देवी', email: 'letters@example.org' })).expect(201);
    const factory = { name: 'Suneel Kushwaha', location: 'गोरखपुर', mobile: '9123456780' };
    await sendApplication(origin, applicationForm(factory)).expect(201);
    const shares = { fullName: 'Sunita Bai Meena', location: 'Alwar', panNumber: 'SUNIL1234K' };
    await sendShareholder(origin, shareholderForm({ ...shares, email: 'bai@example.org' })).expect(201);
    const club = { name: 'सुनील टोप्पो', pinCode: '302017', email: 'toppo@example.org' };
    await sendSubscription(origin, subscriptionForm(club)).expect(201);
  });
  afterAll(() => running.close());

  const get = (path: string, q: string, { token } = reader) =>
    request(running.origin).get(path).query({ q }).auth(token, { type: 'bearer' });
  const search = async (q: string, who = reader): Promise<Hit[]> =>
    (await get('/api/admin/search', q, who).expect(200)).body;
  const names = async (q: string, who = reader) => (await search(q, who)).map(({ name }) => name);

  test.each(['suni', 'Suneel', 'सुनी', 'सुन', 'sooni'])(
    'for %s finds people of every kind in either script, newest first',
    async (typed) => {
      const found = await names(typed);
      const everyone = ['सुनील टोप्पो', 'Sunita Bai Meena', 'Suneel Kushwaha', 'सुनीता देवी'];
      expect(found).toEqual(typed === 'Suneel' ? everyone.filter((name) => !/Bai|देवी/.test(name)) : everyone);
    },
  );

  test('returns what is needed to choose a result, and nothing else', async () => {
    const [hit, ...others] = await search('suni meena');
    expect(others).toEqual([]);
    expect(hit).toEqual({
      kind: 'shareholder',
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      reference: expect.stringMatching(/^SH-/),
      name: 'Sunita Bai Meena',
      nameMatches: [
        { start: 0, end: 4 },
        { start: 11, end: 16 },
      ],
      place: 'Alwar',
      status: 'pending',
      createdAt: expect.any(String),
    });
  });

  test.each([
    ['302017', 'सुनील टोप्पो'],
    ['302 017', 'सुनील टोप्पो'],
    ['9123456780', 'Suneel Kushwaha'],
    ['91234', 'Suneel Kushwaha'],
    ['letters@example.org', 'सुनीता देवी'],
    ['gorakhpur', 'Suneel Kushwaha'],
    ['अलवर', 'Sunita Bai Meena'],
  ])('for %s finds by PIN code, mobile, e-mail or place', async (typed, name) => {
    expect(await names(typed)).toEqual([name]);
  });

  test('finds a reference without its hyphen, in lower case and without its prefix', async () => {
    const [{ reference = '' } = {}] = await search('toppo');
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replace('-', ''),
      reference.slice(3),
    ]) {
      expect((await search(typed)).map((hit) => hit.reference)).toEqual([reference]);
    }
  });

  test('does not find by PAN', async () => {
    expect(await search('SUNIL1234K')).toEqual([]);
    expect(await names('sunil')).not.toContain('Sunita Bai Meena');
  });

  test('shows only what the account may read', async () => {
    const contacts = await administratorWith(running, ['contacts:read', 'audit:read']);
    expect(await names('suni', contacts)).toEqual(['सुनीता देवी']);
    expect(await search('suni', unpermitted)).toEqual([]);
    await request(running.origin).get('/api/admin/search').query({ q: 'suni' }).expect(401);
  });

  test('returns the newest five of each kind and names the kinds that have more', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ name: `Qadir ${index}` }));
    await storeApplications(running, many);
    expect(await names('कादिर')).toEqual(['Qadir 6', 'Qadir 5', 'Qadir 4', 'Qadir 3', 'Qadir 2']);
    const moreOf = async (q: string) =>
      (await get('/api/admin/search', q).expect(200)).headers['x-more-kinds'];
    expect(await moreOf('qadir')).toBe('factory-application');
    expect(await moreOf('suni')).toBe('');
  });

  test.each(['', 'su', 'स', '   ', '***', 'x'.repeat(101)])(
    'requires a word of three letters: %p',
    async (q) => {
      const { body } = await get('/api/admin/search', q).expect(400);
      expect(body.fieldErrors ?? body.fields ?? body.error).toBeDefined();
    },
  );

  test('documents a name for each kind of submission', async () => {
    const { body } = await request(running.origin).get('/api/openapi.json').expect(200);
    const subjects = running.app.get(SubmissionKinds, { strict: false }).all();
    const named: string[] = body.components.schemas.SubmissionKindName.enum;
    expect([...named].sort()).toEqual(subjects.map(({ subject }) => subject).sort());
  });

  test.each(LISTS)('in the list %s works in either script', async (path) => {
    for (const typed of ['suni', 'सुनी', 'soonee']) {
      const { body, headers } = await get(path, typed).expect(200);
      expect(body).toHaveLength(1);
      expect(headers['x-total-count']).toBe('1');
    }
    expect((await get(path, 'sita').expect(200)).body).toEqual([]);
  });

  test('in the location filter of applications works in either script', async () => {
    const { body } = await request(running.origin)
      .get('/api/apply-factory')
      .query({ location: 'gorakh' })
      .auth(reader.token, { type: 'bearer' })
      .expect(200);
    expect(body.map(({ name }: Hit) => name)).toEqual(['Suneel Kushwaha']);
  });

  test('finds initials written together or apart', async () => {
    for (const name of ['R.K. Rathore', 'RK Rathore'])
      await sendMessage(running.origin, contactForm({ name })).expect(201);
    for (const typed of ['rk rathore', 'R. K. Rathore', 'r k rathore'])
      expect([typed, await names(typed)]).toEqual([typed, ['RK Rathore', 'R.K. Rathore']]);
  });
});
