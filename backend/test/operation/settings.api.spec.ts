import request from 'supertest';
import { AdminRepository } from '../../src/admin/accounts/admin.repository.js';
import { addApp, factorCall } from '../support/calls/second-factor.js';
import { administratorWith, type LoggedIn, logIn, PASSWORD } from '../support/factories/administrators.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DEFAULTS = {
  locale: 'en',
  colours: 'system',
  density: 'comfortable',
  startPage: 'dashboard',
  shortcuts: true,
  notifySubmissions: true,
  notifyDecisions: true,
  notifyAccounts: true,
  browserNotifications: false,
  colleagueMails: true,
  digest: 'off',
};
const HINDI = /[\u0900-\u097f]{3}/;

describe('an administrator’s settings', () => {
  let running: TestApp;
  let inbox: Inbox;
  let owner: LoggedIn;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url } });
    owner = await logIn(running);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  afterEach(() => jest.restoreAllMocks());

  const read = ({ token }: LoggedIn) =>
    request(running.origin).get('/api/admin/settings').auth(token, { type: 'bearer' });
  const change = ({ token }: LoggedIn, body: object) =>
    request(running.origin).patch('/api/admin/settings').auth(token, { type: 'bearer' }).send(body);
  const logInAgain = ({ email }: LoggedIn) =>
    request(running.origin).post('/api/admin/login').send({ email, password: PASSWORD }).expect(200);
  const invite = (body: object) =>
    request(running.origin).post('/api/admin/register').auth(owner.token, { type: 'bearer' }).send(body);
  const entriesOf = ({ email }: LoggedIn) =>
    running.connection
      .collection('audit_entries')
      .find({ action: 'admin.settings_changed', 'actor.email': email })
      .sort({ position: 1 })
      .toArray();
  const textOf = async (email: string, subject: RegExp) => {
    const mails = await inbox.mailsTo(email);
    return mails.find((mail) => subject.test(mail.subject))?.text;
  };

  test('default to English, keep a change and have it in the audit log', async () => {
    const admin = await administratorWith(running, []);
    expect((await read(admin).expect(200)).body).toEqual(DEFAULTS);
    expect((await change(admin, { locale: 'hi' }).expect(200)).body).toEqual({
      message: 'Settings saved successfully!',
      data: { ...DEFAULTS, locale: 'hi' },
    });
    expect((await read(admin).expect(200)).body).toMatchObject({ locale: 'hi' });
    expect(await entriesOf(admin)).toMatchObject([
      { subject: { kind: 'admin', id: admin.adminId }, before: { locale: 'en' }, after: { locale: 'hi' } },
    ]);
  });

  test('of the console can be changed one by one, leaving the others unchanged', async () => {
    const admin = await administratorWith(running, []);
    await change(admin, { colours: 'dark', shortcuts: false }).expect(200);
    const answer = await change(admin, { density: 'compact', startPage: 'applications' }).expect(200);
    const now = {
      ...DEFAULTS,
      locale: 'en',
      colours: 'dark',
      density: 'compact',
      startPage: 'applications',
      shortcuts: false,
    };
    expect(answer.body.data).toEqual(now);
    expect((await read(admin)).body).toEqual(now);
    await change(admin, { colours: 'system' }).expect(200);
    expect((await read(admin)).body).toEqual({ ...now, colours: 'system' });
    expect((await entriesOf(admin)).map(({ before, after }) => [before, after])).toEqual([
      [
        { colours: 'system', shortcuts: true },
        { colours: 'dark', shortcuts: false },
      ],
      [
        { density: 'comfortable', startPage: 'dashboard' },
        { density: 'compact', startPage: 'applications' },
      ],
      [{ colours: 'dark' }, { colours: 'system' }],
    ]);
    for (const wrong of [{ colours: 'red' }, { density: 1 }, { startPage: '/x' }, { shortcuts: 'maybe' }]) {
      await change(admin, wrong).expect(400);
    }
  });

  test('stay unchanged when an empty or identical change is sent, without an audit entry', async () => {
    const admin = await administratorWith(running, []);
    for (const body of [{}, { locale: 'en' }, { locale: '' }]) {
      expect((await change(admin, body).expect(200)).body.data).toMatchObject({ locale: 'en' });
    }
    expect(await entriesOf(admin)).toEqual([]);
  });

  test.each([['ta'], ['EN'], ['hi-IN'], [{ $ne: 'en' }], [['hi']], [7]])(
    'refuse the language %j',
    async (locale) => {
      const admin = await administratorWith(running, []);
      const refused = await change(admin, { locale }).expect(400);
      expect(refused.body.fields).toEqual({ locale: ['Language must be one of: en, hi.'] });
      expect((await read(admin)).body).toMatchObject({ locale: 'en' });
    },
  );

  test('belong to the logged-in account only', async () => {
    const [admin, other] = [await administratorWith(running, []), await administratorWith(running, [])];
    await change(admin, { locale: 'hi' }).expect(200);
    expect((await read(other)).body).toMatchObject({ locale: 'en' });
    await change(admin, { locale: 'en', email: 'x@example.org' }).expect(400);
    for (const call of [read({ ...admin, token: '' }), change({ ...admin, token: '' }, { locale: 'en' })]) {
      await call.expect(401);
    }
  });

  test('are changed once by two simultaneous calls', async () => {
    const admin = await administratorWith(running, []);
    const admins = running.app.get(AdminRepository, { strict: false });
    const write = admins.changeSettings.bind(admins);
    let waiting = 0;
    let release = () => {};
    const bothHaveRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    jest.spyOn(admins, 'changeSettings').mockImplementation(async (...change) => {
      waiting += 1;
      if (waiting === 2) release();
      await bothHaveRead;
      return write(...change);
    });
    const answers = await Promise.all([1, 2].map(() => change(admin, { locale: 'hi' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(admin)).body).toMatchObject({ locale: 'hi' });
    expect(await entriesOf(admin)).toHaveLength(1);
  });

  test('determine the language of all later mails', async () => {
    const admin = await administratorWith(running, []);
    await logInAgain(admin);
    await change(admin, { locale: 'hi' }).expect(200);
    await logInAgain(admin);
    const loginMails = await inbox.mailsTo(admin.email, 2);
    expect(loginMails.map(({ text }) => HINDI.test(text))).toEqual([false, true]);
    expect(loginMails[1]?.headers.get('content-language')).toBe('hi');
    expect(loginMails[1]?.subject).toContain('नए डिवाइस से लॉगिन');

    await addApp(running, admin);
    await request(running.origin).post('/api/admin/forgot-password').send({ email: admin.email }).expect(200);
    await inbox.mailsTo(admin.email, 4);
    expect(await textOf(admin.email, /दूसरा सुरक्षा चरण/)).toContain('ऑथेंटिकेटर ऐप जोड़ा गया');
    expect(await textOf(admin.email, /नया पासवर्ड/)).toContain('/admin/reset-password/');

    const as = { userId: admin.adminId, reason: 'The phone was lost.' };
    await factorCall(running, owner.token)('post', '/reset', as).expect(200);
    await request(running.origin)
      .post('/api/admin/assign-permission')
      .auth(owner.token, { type: 'bearer' })
      .send({ adminId: owner.adminId, userId: admin.adminId, permissions: ['contacts:read'] })
      .expect(200);
    const all = await inbox.mailsTo(admin.email, 6);
    expect(all.filter(({ text }) => !HINDI.test(text))).toHaveLength(1);
    expect(await textOf(admin.email, /में आपका खाता/)).toContain('> लोगों के भेजे संदेश पढ़ना\n');
  });

  test('start with the language of the invitation', async () => {
    await invite({ email: 'hindi@example.org', locale: 'hi' }).expect(201);
    await invite({ email: 'english@example.org' }).expect(201);
    const [hindi] = await inbox.mailsTo('hindi@example.org');
    const [english] = await inbox.mailsTo('english@example.org');
    expect(hindi?.subject).toContain('निमंत्रण');
    expect(hindi?.text).toContain('/admin/reset-password/');
    expect(english?.subject).toContain('Your access');
    const refused = await invite({ email: 'other@example.org', locale: 'fr' }).expect(400);
    expect(refused.body.fields).toEqual({ locale: ['Language must be one of: en, hi.'] });
  });

  test('do not apply to a mail that an earlier version left pending without a language', async () => {
    const admin = await administratorWith(running, []);
    await change(admin, { locale: 'hi' }).expect(200);
    const content = { template: 'password-changed', params: { at: new Date().toISOString() } };
    const pending = { key: 'pending-before', kind: 'mail', state: 'taken', dueAt: new Date(), content };
    await running.connection
      .collection('admins')
      .updateOne({ email: admin.email }, { $push: { pendingEffects: pending } } as object);
    const [mail] = await inbox.mailsTo(admin.email);
    expect(mail?.subject).toContain('was changed');
  });
});
