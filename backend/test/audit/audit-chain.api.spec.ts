import { type mongo, Types } from 'mongoose';
import { AuditRepository } from '../../src/audit/audit.repository.js';
import { AUDIT_ENTRY, type AuditEntry } from '../../src/audit/audit-entry.schema.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { readAdminCommand } from '../../src/cli/admin/admin-command.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the hash chain of the audit log', () => {
  let running: TestApp;
  let log: AuditLog;
  let entries: mongo.Collection;
  // With a set-up token no account is created, which would add an entry.
  beforeAll(async () => {
    running = await startTestApp({ env: { SETUP_TOKEN: 'a setup token for tests' } });
    entries = running.connection.collection('audit_entries');
  });
  beforeEach(async () => {
    await entries.deleteMany({});
    log = newProcessLog();
  });
  afterAll(() => running.close());

  /** The log of a separate process: each process caches the end of the chain. */
  const newProcessLog = () =>
    new AuditLog(new AuditRepository(running.connection.model<AuditEntry>(AUDIT_ENTRY)));
  const actor = { adminId: 'f'.repeat(24), email: 'asha@example.org' };
  const parcel = () => ({ kind: 'parcel', id: new Types.ObjectId().toHexString(), reference: 'PA-000001' });
  const record = (action: string, more: object = {}) =>
    log.record({ action, actor, subject: parcel(), from: '192.0.2.1', ...more });
  const verify = async (...options: string[]) => {
    const printed: string[] = [];
    const terminal = { print: (line: string) => printed.push(line), askPassword: async () => undefined };
    await readAdminCommand(['verify-audit', ...options])(running.app, terminal);
    return printed.join('\n');
  };

  test('contains all entries in the order in which they were recorded', async () => {
    await record('parcel.packed', { before: {}, after: { grams: 2, reason: 'too light' } });
    await record('parcel.opened', {
      detail: { at: new Date(0), by: new Types.ObjectId(), parts: [1, { a: undefined }] },
    });
    await log.record({ action: 'parcel.lost', actor: null });
    expect(await verify()).toMatch(/^3 entries follow each other without a gap, and none was changed\./);
  });

  test('has no gap and no fork when two processes record at the same time, and contains each key once', async () => {
    const logs = [log, newProcessLog()];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        logs[index % 2]?.record({ action: 'parcel.sent', actor, key: `key ${Math.floor(index / 4)}` }),
      ),
    );
    expect(await verify()).toMatch(/^10 entries follow each other/);
  });

  test('lets the application add entries, but not change or remove them', async () => {
    await record('parcel.packed');
    const model = running.connection.model<AuditEntry>(AUDIT_ENTRY);
    const stored = await entries.find().toArray();
    const entry = await model.findOne().orFail();
    entry.action = 'parcel.sent';
    const attempts = [
      () => entry.save(),
      () => entry.deleteOne(),
      () => model.deleteOne({}),
      () => model.deleteMany({}),
      () => model.findOneAndDelete({}),
      () => model.updateOne({}, { action: 'parcel.sent' }),
      () => model.findOneAndUpdate({}, { action: 'parcel.sent' }),
      () => model.replaceOne({}, { action: 'parcel.sent' }),
      () => model.findOneAndReplace({}, { action: 'parcel.sent' }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('neither changed nor removed');
    expect(await entries.find().toArray()).toEqual(stored);
  });

  test('reveals an entry that was changed', async () => {
    for (const action of ['parcel.packed', 'parcel.sent', 'parcel.lost']) await record(action);
    await entries.updateOne({ action: 'parcel.sent' }, { $set: { 'actor.email': 'ravi@example.org' } });
    await expect(verify()).rejects.toThrow('The audit log was tampered with.\nEntry 2 was changed.');
  });

  test('reveals a reference or a reason that was changed, added or removed', async () => {
    for (const action of ['parcel.packed', 'parcel.sent', 'parcel.lost']) await record(action);
    await entries.updateOne({ action: 'parcel.packed' }, { $set: { 'subject.reference': 'PA-000002' } });
    await entries.updateOne({ action: 'parcel.sent' }, { $set: { after: { reason: 'late' } } });
    await entries.updateOne(
      { action: 'parcel.lost' },
      { $unset: { 'subject.reference': 1, 'personal.salt': 1 } },
    );
    const lost = await entries.findOne({ action: 'parcel.lost' });
    await expect(verify()).rejects.toThrow(
      [
        'The audit log was tampered with.',
        'Entry 1 was changed in its reference or reason.',
        'Entry 2 was changed in its reference or reason.',
        `Entry 3 lost its reference or reason, but parcel ${lost?.subject.id} was not erased.`,
      ].join('\n'),
    );
  });

  test('reveals entries that were removed from its beginning or middle', async () => {
    for (const action of ['parcel.packed', 'parcel.sent', 'parcel.weighed', 'parcel.lost'])
      await record(action);
    await entries.deleteMany({ action: { $in: ['parcel.packed', 'parcel.weighed'] } });
    await expect(verify()).rejects.toThrow('Entry 1 is missing.\nEntry 3 is missing.');
  });

  test('reveals entries that were removed from its end, by a hash that was kept elsewhere', async () => {
    for (const action of ['parcel.packed', 'parcel.lost']) await record(action);
    const [, kept = ''] = /hash elsewhere: (\S+)$/.exec(await verify()) ?? [];
    await record('parcel.sent');
    expect(await verify('--kept', kept)).toMatch(/^3 entries/);
    await entries.deleteMany({ action: { $in: ['parcel.lost', 'parcel.sent'] } });
    await expect(verify('--kept', kept)).rejects.toThrow('No entry has the hash that was kept.');
  });

  test('stays intact when a record is erased, and keeps nothing from which the erased text could be guessed', async () => {
    const subject = parcel();
    await record('parcel.refused', { subject, after: { status: 'refused', reason: 'addressed to Asha' } });
    await record('parcel.erased', { subject: { kind: subject.kind, id: subject.id } });
    await log.removePersonalData(subject.kind, subject.id);
    expect(await verify()).toMatch(/^2 entries/);
    const [refused] = await log.listForSubject(subject.kind, subject.id).then((list) => list.reverse());
    expect(JSON.stringify(refused)).not.toMatch(/Asha|PA-000001|salt/);
    expect(refused?.after).toEqual({ status: 'refused' });
  });

  test('reports how many entries are older than the chain', async () => {
    await entries.insertOne({ action: 'parcel.packed', actor: null, at: new Date() });
    await record('parcel.sent');
    expect(await verify()).toMatch(
      /^One entry is older than the chain.*\nThe log has one entry, which was not changed/,
    );
  });
});
