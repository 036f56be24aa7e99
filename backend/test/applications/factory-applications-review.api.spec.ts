import request from 'supertest';
import { FactoryApplicationRepository } from '../../src/factory-applications/factory-application.repository.js';
import { entriesAfterSubmission } from '../support/entries-after-submission.js';
import { eventually } from '../support/eventually.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import {
  applicationForm,
  applicationModel,
  sendApplication,
  storeApplications,
} from '../support/factories/applications.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('reviewing a factory application', () => {
  let running: TestApp;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    asha = await administratorWith(running, ['applications:review', 'applications:read']);
    ravi = await administratorWith(running, ['applications:review', 'applications:read']);
  });
  afterAll(() => running.close());

  const stored = async (status?: 'approved' | 'rejected') => {
    const [record] = await storeApplications(running, [status === undefined ? {} : { status }]);
    return record?._id.toHexString() ?? '';
  };
  const decide = (by: LoggedIn, id: string, body: object) =>
    request(running.origin)
      .patch(`/api/apply-factory/${id}/status`)
      .set('Authorization', `Bearer ${by.token}`)
      .send(body);
  const auditOf = async (id: string, entries: number) =>
    eventually(
      () => entriesAfterSubmission(running.app, 'factory-application', id),
      (found) => found.length >= entries,
    );

  test('approves with a reason and records who decided', async () => {
    const id = await stored();
    const answer = await decide(asha, id, {
      status: 'approved',
      reason: 'Good plan',
      expectedStatus: 'pending',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      message: 'Application approved',
      data: {
        _id: id,
        status: 'approved',
        history: [{ status: 'pending' }, { status: 'approved', reason: 'Good plan', by: asha.email }],
      },
    });
    const [entry] = await auditOf(id, 1);
    expect(entry).toMatchObject({
      action: 'application.status_changed',
      actor: { adminId: asha.adminId, email: asha.email },
      subject: { kind: 'factory-application', id },
      from: '127.0.0.1',
      before: { status: 'pending' },
      after: { status: 'approved', reason: 'Good plan' },
    });
  });

  test('lists other applications with the same e-mail address or mobile, newest first, except those being erased', async () => {
    const contact = { email: 'sita@example.org', mobile: '9123456701' };
    const records = await storeApplications(
      running,
      [
        contact,
        { mobile: contact.mobile, email: 'brother@example.org' },
        { email: contact.email, mobile: '9123456702' },
        contact,
        { email: 'nobody@example.org', mobile: '9123456703' },
        contact,
      ].map((form, index) => ({ ...form, createdAt: new Date(Date.UTC(2025, 0, index + 1)) })),
    );
    await applicationModel(running).updateOne({ _id: records[3]?._id }, { $set: { erasing: true } });
    const [first, mobile, email, , other, last] = records.map(({ _id }) => _id.toHexString());
    const othersOf = async (id = '') => {
      const { body } = await request(running.origin)
        .get(`/api/apply-factory/${id}`)
        .auth(asha.token, { type: 'bearer' })
        .expect(200);
      return (body.sameContact as { _id: string; same: string[] }[]).map(({ _id, same }) => [_id, same]);
    };
    expect(await othersOf(last)).toEqual([
      [email, ['email']],
      [mobile, ['mobile']],
      [first, ['email', 'mobile']],
    ]);
    expect(await othersOf(other)).toEqual([]);
    const { _id } = (
      await sendApplication(running.origin, applicationForm({ email: undefined, mobile: undefined }))
    ).body.data as { _id: string };
    expect(await othersOf(_id)).toEqual([]);
  });

  test('accepts the status in upper and mixed case', async () => {
    expect((await decide(asha, await stored(), { status: 'Approved' })).body.data.status).toBe('approved');
    expect((await decide(asha, await stored(), { status: 'REJECTED' })).body.data.status).toBe('rejected');
  });

  test.each([
    ['approved', 'rejected'],
    ['rejected', 'approved'],
  ] as const)('answers 409 with the current record to a change from %s to %s', async (from, to) => {
    const id = await stored(from);
    const answer = await decide(asha, id, { status: to });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'CONFLICT', data: { _id: id, status: from } });
    expect(answer.body.data).not.toHaveProperty('searchKeys');
  });

  test.each(['approved', 'rejected'] as const)('reopens an application that was %s', async (from) => {
    const answer = await decide(asha, await stored(from), { status: 'pending', reason: 'New papers came' });
    expect(answer.body).toMatchObject({ message: 'Application reopened', data: { status: 'pending' } });
  });

  test('answers 200 to a reviewer who repeats a decision, without a second history or audit entry', async () => {
    const id = await stored();
    await decide(asha, id, { status: 'rejected', expectedStatus: 'pending' }).expect(200);
    const repeat = await decide(asha, id, { status: 'rejected', expectedStatus: 'pending' });
    expect(repeat.status).toBe(200);
    expect(repeat.body.data.history).toHaveLength(2);
    expect(await auditOf(id, 1)).toHaveLength(1);
  });

  test('answers 409 to a reviewer who decides after another reviewer', async () => {
    const id = await stored();
    await decide(asha, id, { status: 'approved', expectedStatus: 'pending' }).expect(200);
    const late = await decide(ravi, id, { status: 'approved', expectedStatus: 'pending' });
    expect(late.status).toBe(409);
    expect(late.body.data.status).toBe('approved');
  });

  test('accepts one of two simultaneous decisions, answers 409 to the other and audits both', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await stored();
      const barrier = readBarrier(2);
      const answers = await Promise.all([
        decide(asha, id, { status: 'approved', expectedStatus: 'pending' }),
        decide(ravi, id, { status: 'rejected', expectedStatus: 'pending' }),
      ]);
      barrier.mockRestore();
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body.data.status).toBe(winner?.body.data.status);
      expect(winner?.body.data.history).toHaveLength(2);
      const actions = (await auditOf(id, 2)).map(({ action }) => action).sort();
      expect(actions).toEqual(['application.status_change_refused', 'application.status_changed']);
    }
  });

  /** Holds reads of a record until `count` have been made, so that reviewers see the same state before one writes. */
  const readBarrier = (count: number) => {
    const repository = running.app.get(FactoryApplicationRepository, { strict: false });
    const read = repository.findById.bind(repository);
    let arrived = 0;
    let release: () => void = () => undefined;
    const allRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    return jest.spyOn(repository, 'findById').mockImplementation(async (id) => {
      const record = await read(id);
      arrived += 1;
      if (arrived >= count) release();
      await allRead;
      return record;
    });
  };

  test.each([
    [{}, 'status'],
    [{ status: 'lost' }, 'status'],
    [{ status: 'approved', reason: 'x'.repeat(1001) }, 'reason'],
    [{ status: 'approved', expectedStatus: 'lost' }, 'expectedStatus'],
    [{ status: 'approved', surprise: 1 }, 'surprise'],
  ])('answers 400 to an invalid decision %#', async (body, field) => {
    const answer = await decide(asha, await stored(), body);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
  });

  test.each(['000000000000000000000000', 'no-id'])('answers 404 for %s', async (id) => {
    await decide(asha, id, { status: 'approved' }).expect(404);
  });

  test('clears the suspect mark on approval or when a reviewer asks for it', async () => {
    const send = async () =>
      (await sendApplication(running.origin, applicationForm({ elapsedMs: '5' }))).body.data._id;
    const [approved, cleared, rejected] = [await send(), await send(), await send()];
    expect((await decide(asha, approved, { status: 'approved' })).body.data.suspect).toBe(false);
    expect((await decide(asha, cleared, { status: 'pending', clearSuspect: true })).body.data).toMatchObject({
      suspect: false,
      status: 'pending',
    });
    expect((await decide(asha, rejected, { status: 'rejected' })).body.data.suspect).toBe(true);
    // A reviewer other than the one who decided may clear the mark later.
    const genuine = { status: 'rejected', expectedStatus: 'rejected', clearSuspect: true };
    expect((await decide(ravi, rejected, genuine)).body.data).toMatchObject({
      suspect: false,
      status: 'rejected',
    });
  });

  test('leaves no effect pending', async () => {
    const left = () =>
      applicationModel(running).countDocuments({ 'pendingEffects.state': { $in: ['waiting', 'taken'] } });
    expect(await eventually(left, (count) => count === 0)).toBe(0);
  });
});
