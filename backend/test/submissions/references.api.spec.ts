import { FactoryApplicationRepository } from '../../src/factory-applications/factory-application.repository.js';
import { applicationForm, countStored, sendApplication } from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('a generated reference that is already taken', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  const file = { name: 'plan.pdf', content: samplePdf() };
  const send = async () => sendApplication(running.origin, applicationForm(), { file });

  /** Gives the next records this reference, so that the database rejects them. */
  const generateAgain = (reference: string, times: number) => {
    const store = running.app.get(FactoryApplicationRepository, { strict: false });
    const insert = store.insert.bind(store);
    let left = times;
    return jest.spyOn(store, 'insert').mockImplementation((record) => {
      left -= 1;
      return insert(left < 0 ? record : { ...record, reference });
    });
  };

  test('is replaced by another one without the applicant noticing', async () => {
    const first = await send();
    const before = await countStored(running);
    const insert = generateAgain(first.body.data.reference, 1);
    const second = await send();
    insert.mockRestore();
    expect(second.status).toBe(201);
    expect(second.body.data.reference).not.toBe(first.body.data.reference);
    expect(await countStored(running)).toEqual({
      applications: before.applications + 1,
      files: before.files + 1,
    });
  });

  test('is never given to two records, however often it is generated', async () => {
    const first = await send();
    const { applications } = await countStored(running);
    const insert = generateAgain(first.body.data.reference, 100);
    const refused = await send();
    insert.mockRestore();
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('UNAVAILABLE');
    expect((await countStored(running)).applications).toBe(applications);
  });
});
