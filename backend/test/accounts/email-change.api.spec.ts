import {
  confirmationTo,
  emailCalls,
  freshAddress,
  requestedChange,
  tokenIn,
} from '../support/calls/email-change.js';
import { addApp } from '../support/calls/second-factor.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, storeAdministrator } from '../support/factories/administrators.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ASKED = 'Please confirm at both addresses.';

describe('changing the e-mail address of one’s own account', () => {
  let running: TestApp;
  let inbox: Inbox;
  let calls: ReturnType<typeof emailCalls>;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url, PUBLIC_URL: 'https://udyog.example.org' } });
    calls = emailCalls(running);
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });
  const entriesOf = (adminId: string, action: RegExp) =>
    running.connection
      .collection('audit_entries')
      .find({ 'subject.id': adminId, action })
      .sort({ at: 1, _id: 1 })
      .toArray();

  test('mails a separate link to each address, returns the pending change, and changes nothing yet', async () => {
    const admin = await administratorWith(running, []);
    const email = freshAddress();
    await calls.pending(admin).expect(200, { email: admin.email });
    const { body } = await calls.requestChange(admin, ` ${email.toUpperCase()} `).expect(200);
    const change = {
      email,
      requestedAt: expect.any(String),
      expiresAt: expect.any(String),
      isCurrentConfirmed: false,
      isNewConfirmed: false,
    };
    expect(body).toEqual({ message: ASKED, data: change });
    expect(Date.parse(body.data.expiresAt) - Date.parse(body.data.requestedAt)).toBe(24 * 3_600_000);
    const mails = [await confirmationTo(inbox, admin.email), await confirmationTo(inbox, email)];
    expect(new Set(mails.map(tokenIn)).size).toBe(2);
    expect((await calls.pending(admin).expect(200)).body).toEqual({
      email: admin.email,
      change: body.data,
    });
    expect((await calls.profile(admin).expect(200)).body.admin.email).toBe(admin.email);
    const [entry] = await entriesOf(admin.adminId, /email/);
    expect(entry).toMatchObject({
      action: 'admin.email_change_requested',
      actor: { adminId: admin.adminId },
      detail: { email },
    });
  });

  test('masks the other address in each mail, except for its first character and domain', async () => {
    const { admin, email, mails } = await requestedChange(running, inbox);
    expect(`${mails.current.text} ${mails.current.html}`).not.toContain(email);
    expect(`${mails.next.text} ${mails.next.html}`).not.toContain(admin.email);
    expect(mails.current.text).toContain('n•••@example.org');
    expect(mails.next.text).toContain('a•••@example.org');
    expect(mails.current.text).toContain('This was not me');
  });

  test('sends links to the configured address, whatever the Host header says', async () => {
    const admin = await administratorWith(running, []);
    const email = freshAddress();
    await calls
      .requestChange(admin, email)
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .expect(200);
    for (const address of [admin.email, email]) {
      const { text, html } = await confirmationTo(inbox, address);
      expect(text).toContain('https://udyog.example.org/admin/confirm-email/');
      expect(`${text} ${html}`).not.toContain('evil');
    }
  });

  test.each([
    ['nobody', 'Email must be a valid e-mail address.'],
    ['', 'Email is required.'],
    ['a@example.org\r\nBcc: b@example.org', 'Email must be a valid e-mail address.'],
    ['a@example.org, b@example.org', 'Email must be a valid e-mail address.'],
  ])('rejects %j', async (email, sentence) => {
    const admin = await administratorWith(running, []);
    expect((await calls.requestChange(admin, email).expect(400)).body.fields).toEqual({ email: [sentence] });
    await calls.pending(admin).expect(200, { email: admin.email });
  });

  test('rejects the current address of the account', async () => {
    const admin = await administratorWith(running, []);
    const refused = await calls.requestChange(admin, admin.email.toUpperCase()).expect(400);
    expect(refused.body.fields).toEqual({ email: ['This is already the address of your account.'] });
  });

  test('returns the same response when another account has the address', async () => {
    const admin = await administratorWith(running, []);
    const taken = await storeAdministrator(running);
    const known = await calls.requestChange(admin, taken).expect(200);
    const unknown = await calls.requestChange(admin, freshAddress()).expect(200);
    const withoutValues = ({ body }: typeof known) => JSON.stringify(body).replace(/"[^"]*[@T][^"]*"/g, '""');
    expect(withoutValues(known)).toBe(withoutValues(unknown));
  });

  test('replaces an earlier request and invalidates its links', async () => {
    const first = await requestedChange(running, inbox);
    const email = freshAddress();
    await calls.requestChange(first.admin, email).expect(200);
    const current = tokenIn(await confirmationTo(inbox, first.admin.email, 2));
    for (const token of [first.current, first.next]) await calls.confirm(token).expect(404);
    expect((await calls.look(current).expect(200)).body).toMatchObject({ address: 'current' });
    expect((await calls.pending(first.admin).expect(200)).body.change.email).toBe(email);
  });

  test('can be withdrawn once, which invalidates its links', async () => {
    const { admin, current, next } = await requestedChange(running, inbox);
    await calls.confirm(next).expect(200);
    await calls.withdraw(admin).expect(200, { message: 'The e-mail address stays as it is.' });
    await calls.pending(admin).expect(200, { email: admin.email });
    await calls.confirm(current).expect(404);
    const again = await calls.withdraw(admin).expect(404);
    expect(again.body.message).toBe('No other e-mail address is waiting to be confirmed.');
    expect((await entriesOf(admin.adminId, /withdrawn/)).map(({ actor }) => actor.adminId)).toEqual([
      admin.adminId,
    ]);
  });

  test('cannot be seen or withdrawn by another administrator', async () => {
    const { admin } = await requestedChange(running, inbox);
    const other = await administratorWith(running, ['admins:read', 'admins:manage']);
    await calls.pending(other).expect(200, { email: other.email });
    await calls.withdraw(other).expect(404);
    expect((await calls.pending(admin).expect(200)).body.change).toBeDefined();
  });

  test('requires re-authentication within the last ten minutes, which withdrawing does not', async () => {
    const { admin } = await requestedChange(running, inbox);
    await running.connection
      .collection('admin_sessions')
      .updateMany({}, { $set: { 'proof.at': new Date(Date.now() - 11 * 60_000) } });
    const refused = await calls.requestChange(admin, freshAddress()).expect(403);
    expect(refused.body.code).toBe('PROOF_REQUIRED');
    await calls.withdraw(admin).expect(200);
  });

  test('accepts the second factor as re-authentication', async () => {
    const admin = await addApp(running, await administratorWith(running, []));
    await calls.requestChange(admin, freshAddress()).expect(200);
  });

  test('requires a login', async () => {
    for (const call of [calls.requestChange({ token: '' }, freshAddress()), calls.pending({ token: '' })]) {
      await call.expect(401);
    }
  });

  test('is limited to three requests an hour for each account', async () => {
    const limited = await startTestApp({ env: { SMTP_URL: inbox.url, RATE_LIMIT_SCALE: '1' } });
    try {
      const { requestChange } = emailCalls(limited);
      const [admin, other] = [await administratorWith(limited, []), await administratorWith(limited, [])];
      for (let times = 0; times < 3; times += 1) await requestChange(admin, freshAddress()).expect(200);
      const refused = await requestChange(admin, freshAddress()).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await requestChange(other, freshAddress()).expect(200);
    } finally {
      await limited.close();
    }
  });

  test('sends at most five mails a day to an unconfirmed address', async () => {
    const email = freshAddress();
    for (let times = 0; times < 6; times += 1) {
      await calls.requestChange(await administratorWith(running, []), email).expect(200);
    }
    const outbox = running.connection.collection('mail_outbox');
    await eventually(
      () => outbox.countDocuments({ state: 'cancelled', lastError: 'DAILY_LIMIT' }),
      (count) => count === 1,
    );
    expect(await inbox.mailsTo(email, 5)).toHaveLength(5);
  });
});
