import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import type { ChainCheckRecord } from '../../src/audit/chain-check.schema.js';
import { ChainCheckService } from '../../src/audit/chain-check.service.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { loggedLines } from '../support/logged-lines.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3_600_000;
const START = new Date('2025-01-15T03:00:00.000Z');
const after = (hours: number) => new Date(START.getTime() + hours * HOUR);

describe('the daily check of the audit log', () => {
  let running: TestApp;
  let reader: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp({ env: { LOG_LEVEL: 'info' } });
    reader = await administratorWith(running, ['audit:read']);
  });
  beforeEach(() => running.connection.collection('audit_chain_checks').deleteMany({}));
  afterAll(() => running.close());

  const check = () => running.app.get(ChainCheckService, { strict: false });
  const entries = () => running.connection.collection('audit_entries');
  const read = async (by = reader) =>
    (
      await request(running.origin)
        .get('/api/admin/audit/chain')
        .auth(by.token, { type: 'bearer' })
        .expect(200)
    ).body;

  test('reports when the log was intact, and its number of entries', async () => {
    expect(await read()).toEqual({});
    expect(await check().checkIfDue(START)).toBe(true);
    expect(await read()).toEqual({
      checkedAt: START.toISOString(),
      entries: await entries().countDocuments(),
      problems: 0,
    });
    expect(loggedLines.join()).not.toContain('tampered');
  });

  test('runs once a day, in one of many processes', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => check().checkIfDue(START)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await check().checkIfDue(after(23))).toBe(false);
    expect(await check().checkIfDue(after(24))).toBe(true);
  });

  test('is taken over by another process when the one that claimed it has died', async () => {
    await running.connection
      .collection<ChainCheckRecord>('audit_chain_checks')
      .insertOne({ _id: 'chain', claimedUntil: after(1) });
    expect(await check().checkIfDue(after(0.5))).toBe(false);
    expect(await check().checkIfDue(after(1))).toBe(true);
  });

  test('is due when the last check or a claim is dated in the future, by a clock that was wrong', async () => {
    const checks = running.connection.collection<ChainCheckRecord>('audit_chain_checks');
    await checks.insertOne({ _id: 'chain', checkedAt: after(1_000) });
    expect(await check().checkIfDue(START)).toBe(true);
    await checks.updateOne({ _id: 'chain' }, { $set: { claimedUntil: after(1_000) } });
    expect(await check().checkIfDue(after(24))).toBe(true);
  });

  test('reports changed entries in the console and in the server log', async () => {
    const stored = await entries().findOne({ action: 'admin.created' });
    await entries().updateOne({ _id: stored?._id }, { $set: { action: 'admin.invited_again' } });
    await check().checkIfDue(START);
    expect(await read()).toMatchObject({ problems: 1 });
    expect(loggedLines.join()).toContain('tampered');
    await entries().updateOne({ _id: stored?._id }, { $set: { action: stored?.action } });
  });

  test('reports entries that were removed from the end since the previous check', async () => {
    await administratorWith(running, ['contacts:read']);
    await check().checkIfDue(START);
    const [newest] = await entries()
      .find({ position: { $gt: 0 } })
      .sort({ position: -1 })
      .limit(1)
      .toArray();
    await entries().deleteOne({ _id: newest?._id });
    await check().checkIfDue(after(24));
    expect(await read()).toMatchObject({ problems: 1 });
    // A later check must not accept the shortened log.
    await check().checkIfDue(after(48));
    expect(await read()).toMatchObject({ problems: 1 });
    await entries().insertOne(newest as object);
    await check().checkIfDue(after(72));
    expect(await read()).toMatchObject({ problems: 0 });
  });

  test('releases its claim when the log cannot be read', async () => {
    jest
      .spyOn(running.app.get(AuditLog, { strict: false }), 'verify')
      .mockRejectedValueOnce(new Error('away'));
    await expect(check().checkIfDue(START)).rejects.toThrow('away');
    expect(await check().checkIfDue(START)).toBe(true);
  });

  test('requires audit:read', async () => {
    const other = await administratorWith(running, ['admins:read']);
    await request(running.origin)
      .get('/api/admin/audit/chain')
      .auth(other.token, { type: 'bearer' })
      .expect(403);
  });
});
