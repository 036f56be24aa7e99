import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { adminConfig, readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { CommandError } from '../../src/cli/command-error.js';
import { withApplication } from '../../src/cli/with-application.js';
import { eventually } from '../support/eventually.js';
import { logIn, PASSWORD, storeAdministrator } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { loggedLines } from '../support/logged-lines.js';
import { Inbox } from '../support/services/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the admin command', () => {
  let running: TestApp;
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await Inbox.open();
    running = await startTestApp({ env: { SMTP_URL: inbox.url, LOG_LEVEL: 'info' } });
  });
  afterAll(async () => {
    await running.close();
    await inbox.close();
  });

  /** Runs the command on the test's database; `password` is typed at the prompt. */
  const run = async (args: string[], password?: string, on: TestApp = running) => {
    const printed: string[] = [];
    const command = readAdminCommand(args);
    await command(on.app, { print: (line) => printed.push(line), askPassword: async () => password });
    return printed.join('\n');
  };
  const entriesOf = (action: string, email: string) =>
    running.connection.collection('audit_entries').find({ action, 'subject.reference': email }).toArray();
  const permissionsOf = async (email: string, password: string) => {
    const { token } = await logIn(running, { email, password });
    const answer = await request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' });
    return answer.body.admin.permissions;
  };

  test('creates an account that can log in, with the given permissions', async () => {
    const args = ['create', '--email', 'Ops@Example.org', '--permissions', 'audit:read, admins:read'];
    const printed = await run(args, PASSWORD);
    expect(printed).not.toContain(PASSWORD);
    expect(await permissionsOf('ops@example.org', PASSWORD)).toEqual(['admins:read', 'audit:read']);
    const [created] = await entriesOf('admin.created', 'ops@example.org');
    expect(created).toMatchObject({ actor: null, from: 'command line', after: { email: 'ops@example.org' } });
    const [granted] = await entriesOf('admin.permissions_changed', 'ops@example.org');
    expect(granted).toMatchObject({
      before: { permissions: [] },
      after: { permissions: ['admins:read', 'audit:read'] },
    });
  });

  test('generates a password when none is typed, and prints it once', async () => {
    const printed = await run(['create', '--email', 'generated@example.org']);
    const [, password = ''] = /^Password: (\S+)$/m.exec(printed) ?? [];
    expect(printed.split(password)).toHaveLength(2);
    expect(await permissionsOf('generated@example.org', password)).toHaveLength(13);
  });

  test('creates the first account in an empty database', async () => {
    const empty = await startTestApp({ env: { SETUP_TOKEN: 'a setup token for tests' } });
    try {
      expect(await run(['list'], undefined, empty)).toBe('There is no account yet: make one with `create`.');
      const first = ['create', '--email', 'first@example.org'];
      await expect(run([...first, '--permissions', 'audit:read'], PASSWORD, empty)).rejects.toThrow(
        'The first account must hold admins:manage.',
      );
      await run(first, PASSWORD, empty);
      await logIn(empty, { email: 'first@example.org', password: PASSWORD });
      await request(empty.origin)
        .post('/api/admin/register')
        .set('X-Setup-Token', 'a setup token for tests')
        .send({ email: 'x@example.org', password: PASSWORD })
        .expect(409);
    } finally {
      await empty.close();
    }
  });

  test('resets a password, ends every session of the account, notifies its owner and writes an audit entry', async () => {
    const email = await storeAdministrator(running);
    const sessions = [
      await logIn(running, { email, password: PASSWORD }),
      await logIn(running, { email, password: PASSWORD }),
    ];
    const printed = await run(['reset-password', '--email', email]);
    const [, password = ''] = /^Password: (\S+)$/m.exec(printed) ?? [];
    for (const { token, cookie } of sessions) {
      await request(running.origin).get('/api/admin/profile').auth(token, { type: 'bearer' }).expect(401);
      await request(running.origin).post('/api/admin/session/refresh').set('Cookie', cookie).expect(401);
    }
    await request(running.origin).post('/api/admin/login').send({ email, password: PASSWORD }).expect(401);
    await logIn(running, { email, password });
    const entries = await entriesOf('admin.password_reset', email);
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(password);
    const mail = await inbox.mailSaying(email, 'The password of your account was changed');
    expect(mail.text).not.toContain(password);
  });

  test('writes the audit entry soon afterwards when the process died before writing it', async () => {
    const email = await storeAdministrator(running);
    const added = 'added-half@example.org';
    const record = jest.spyOn(running.app.get(AuditLog, { strict: false }), 'record');
    for (const args of [
      ['reset-password', '--email', email],
      ['create', '--email', added],
    ]) {
      record.mockRejectedValueOnce(new Error('killed'));
      await expect(run(args)).rejects.toThrow('killed');
    }
    record.mockRestore();
    const withPendingEffects = { 'pendingEffects.0': { $exists: true } };
    await eventually(
      () => running.connection.collection('admins').countDocuments(withPendingEffects),
      (count) => count === 0,
    );
    expect(await entriesOf('admin.password_reset', email)).toHaveLength(1);
    expect(await entriesOf('admin.created', added)).toHaveLength(1);
  });

  test.each([
    [['create', '--email', 'office@example.org'], 'There is already an account for office@example.org.'],
    [['reset-password', '--email', 'nobody@example.org'], 'There is no account for nobody@example.org.'],
  ])('rejects %j and says why', async (args, sentence) => {
    await expect(run(args, PASSWORD)).rejects.toThrow(new CommandError(sentence));
  });

  test('rejects a password that breaks the rules, and creates no account', async () => {
    await expect(run(['create', '--email', 'weak@example.org'], 'short')).rejects.toThrow(
      'Password must be at least 12 characters long.',
    );
    expect(await running.connection.collection('admins').countDocuments({ email: 'weak@example.org' })).toBe(
      0,
    );
  });

  test('erases a submission, ignoring case and surrounding spaces of the reference, and writes an audit entry', async () => {
    const sent = await sendApplication(running.origin).expect(201);
    const { _id, reference } = sent.body.data;
    const printed = await run(['erase', '--reference', ` ${reference.toLowerCase()} `]);
    expect(printed).toContain(`${reference} (factory-application, id ${_id}) is erased`);
    const applications = running.connection.collection('factory_applications');
    expect(await applications.countDocuments({ reference })).toBe(0);
    const entries = running.connection.collection('audit_entries');
    expect(
      await entries.countDocuments({ action: 'application.erased', 'subject.id': _id, from: 'command line' }),
    ).toBe(1);
    await expect(run(['erase', '--reference', reference])).rejects.toThrow(
      `There is no record ${reference}.`,
    );
  });

  test.each(['reference', '_id'] as const)(
    'finishes an erasure that was interrupted, by the %s of the record',
    async (name) => {
      const { data } = (await sendApplication(running.origin).expect(201)).body;
      const applications = running.connection.collection('factory_applications');
      await applications.updateOne(
        { reference: data.reference },
        { $set: { erasing: true, pendingEffects: [] } },
      );
      const printed = await run(['erase', name === '_id' ? '--id' : '--reference', data[name]]);
      expect(printed).toContain(`${data.reference} (factory-application, id ${data._id}) is erased`);
      expect(await applications.countDocuments({ reference: data.reference })).toBe(0);
    },
  );

  test('erases a record again by the id that the log has of its erasure, for a restored backup', async () => {
    const sent = await sendApplication(running.origin).expect(201);
    const applications = running.connection.collection('factory_applications');
    const backup = await applications.findOne({ reference: sent.body.data.reference });
    await run(['erase', '--reference', sent.body.data.reference]);
    const { kind, id } = JSON.parse(loggedLines.findLast((line) => line.includes('"record erased"')) ?? '{}');
    expect({ kind, id }).toEqual({ kind: 'factory-application', id: sent.body.data._id });
    await applications.insertOne(backup as object);
    await run(['erase', '--id', id]);
    expect(await applications.countDocuments({ reference: sent.body.data.reference })).toBe(0);
    await expect(run(['erase', '--id', id])).rejects.toThrow(`There is no record ${id}.`);
  });

  test('leaves sending mails to the servers, because the terminal may lack their settings', async () => {
    const config = adminConfig({
      NODE_ENV: 'test',
      MONGODB_URI: running.config.mongoUri,
      DATA_DIR: running.config.dataDir,
      PUBLIC_URL: 'http://terminal.example.org',
    });
    const command = readAdminCommand(['invite', '--email', 'by-terminal@example.org']);
    await withApplication(config, (app) =>
      command(app, { print: () => undefined, askPassword: async () => undefined }),
    );
    const [invitation] = await inbox.mailsTo('by-terminal@example.org');
    expect(invitation?.text).toContain(`${running.config.publicUrl}/admin/reset-password/`);
  });

  test.each([
    [[], /^Usage:/],
    [['delete'], /^Usage:/],
    [['create', '--mail', 'a@example.org'], /^Usage:/],
    [['reset-password', '--email', 'a@example.org', '--permissions', 'audit:read'], /^Usage:/],
    [['create'], /^--email must be/],
    [['erase'], /^--reference must look like/],
    [['erase', '--reference', 'XX-7K3M9Q'], /^--reference must look like/],
    [['erase', '--id', 'FA-7K3M9Q'], /^--id must look like/],
    [['create', '--email', 'ops'], /^--email must be/],
    [['create', '--email', 'a@example.org', '--permissions', 'all'], /^--permissions: there is no "all"/],
  ])('rejects %j with a usage message, before it connects to the database', (args, sentence) => {
    expect(() => readAdminCommand(args)).toThrow(sentence);
  });
});
