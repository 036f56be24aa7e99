import request, { type Test } from 'supertest';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { sendApplication } from '../support/factories/applications.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { sendSubscription } from '../support/factories/subscriptions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Sends two applications with one PAN, so that the second record lists the first as a duplicate. */
async function sendTwiceTheSamePan(origin: string) {
  const samePan = shareholderForm({ panNumber: 'SAMEP1234N' });
  await sendShareholder(origin, samePan).expect(201);
  return sendShareholder(origin, samePan);
}

const KINDS = [
  ['/api/apply-factory', sendApplication, 'approved', 'rejected', 'pending'],
  ['/api/shareholder', sendTwiceTheSamePan, 'approved', 'rejected', 'pending'],
  ['/api/contact', sendMessage, 'read', 'new', 'new'],
  ['/api/subscription', sendSubscription, 'paused', 'cancelled', 'active'],
] as const;

describe('a reviewer who decides second', () => {
  let running: TestApp;
  let first: LoggedIn;
  let second: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    const mayAll = [
      'applications:read',
      'applications:review',
      'shareholders:read',
      'shareholders:review',
      'contacts:read',
      'contacts:update',
      'subscriptions:read',
      'subscriptions:update',
    ] as const;
    first = await administratorWith(running, [...mayAll]);
    second = await administratorWith(running, [...mayAll]);
  });
  afterAll(() => running.close());

  const change = (path: string, id: string, body: object, by: LoggedIn): Test =>
    path === '/api/shareholder'
      ? request(running.origin).put(`${path}/approval/${id}`).auth(by.token, { type: 'bearer' }).send(body)
      : request(running.origin).patch(`${path}/${id}/status`).auth(by.token, { type: 'bearer' }).send(body);

  test.each(KINDS)(
    'gets 409 with the whole record as returned by GET %s/{id}',
    async (path, send, status, other, seen) => {
      const { _id } = (await send(running.origin)).body.data as { _id: string };
      await change(path, _id, { status, expectedStatus: seen }, first).expect(200);
      const late = await change(path, _id, { status: other, expectedStatus: seen }, second).expect(409);
      const read = await request(running.origin)
        .get(`${path}/${_id}`)
        .auth(second.token, { type: 'bearer' })
        .expect(200);
      expect(late.body.data).toEqual(read.body);
      expect(late.body.data.history.at(-1)).toMatchObject({ status, by: first.email });
    },
  );

  test('keeps their decision when the undo of the first reviewer is retried after a lost response', async () => {
    const path = '/api/apply-factory';
    const { _id } = (await sendApplication(running.origin)).body.data as { _id: string };
    const approve = { status: 'approved', expectedStatus: 'pending', undoable: true };
    const undo = { status: 'pending', expectedStatus: 'approved', undo: true };
    await change(path, _id, approve, first).expect(200);
    await change(path, _id, undo, first).expect(200);
    await change(path, _id, undo, first).expect(200);
    await change(path, _id, approve, second).expect(200);
    const again = await change(path, _id, undo, first).expect(409);
    expect(again.body.message).toBe('Somebody else has changed this record since. Nothing was undone.');
    expect(again.body.data).toMatchObject({ status: 'approved' });
    await change(path, _id, undo, second).expect(200);
  });
});
