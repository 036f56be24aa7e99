import request from 'supertest';
import { KindStatisticsRepository } from '../../src/statistics/counting/kind-statistics.repository.js';
import type { KindStatistics } from '../../src/statistics/counting/kind-statistics.schema.js';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/factories/administrators.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the dashboard statistics of two processes', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await startTestApp();
    second = await startTestApp({ env: { MONGODB_URI: first.config.mongoUri } });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  const statistics = () => first.connection.collection<KindStatistics>('statistics');
  const makeStale = () =>
    statistics().updateMany({}, { $set: { computedAt: new Date(Date.now() - 60_000) } });

  test('are the same when both count at the same time', async () => {
    const [here, there] = [await logIn(first), await logIn(second)];
    const inBoth = () =>
      [
        { origin: first.origin, token: here.token },
        { origin: second.origin, token: there.token },
      ].map(({ origin, token }) =>
        request(origin).get('/api/admin/stats').auth(token, { type: 'bearer' }).expect(200),
      );
    await Promise.all(inBoth());
    for (let round = 1; round <= 4; round += 1) {
      await sendMessage(first.origin).expect(201);
      const { _id } = (await sendMessage(second.origin).expect(201)).body.data;
      const reading = request(first.origin).patch(`/api/contact/${_id}/status`).send({ status: 'read' });
      await reading.auth(here.token, { type: 'bearer' }).expect(200);
      await makeStale();
      await Promise.all([...inBoth(), ...inBoth()]);
    }
    await eventually(
      async () => {
        await makeStale();
        return Promise.all(inBoth());
      },
      (answers) =>
        answers.every(
          ({ body: { isOld, contacts } }) =>
            !isOld && contacts.byStatus.new === 4 && contacts.byStatus.read === 4,
        ),
    );
    expect(await statistics().countDocuments({})).toBe(4);
  });

  test('replace only the revision that was read, so that a delayed process overwrites nothing newer', async () => {
    const here = first.app.get(KindStatisticsRepository, { strict: false });
    const there = second.app.get(KindStatisticsRepository, { strict: false });
    const read = (await here.findWhole('contact-message')) as KindStatistics;
    const next = { ...read, revision: read.revision + 1 };
    expect(await there.replace({ ...next, auditPosition: 7 })).toBe(true);
    expect(await here.replace({ ...next, auditPosition: 3 })).toBe(false);
    expect((await here.findWhole('contact-message'))?.auditPosition).toBe(7);
  });
});
