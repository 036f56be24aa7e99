import { AsyncLocalStorage } from 'node:async_hooks';
import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { mongo } from 'mongoose';
import request from 'supertest';
import { AuditLog } from '../../src/audit/audit-log.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { applicationForm, freshKey, sendApplication } from '../support/factories/applications.js';
import { contactForm } from '../support/factories/contact-messages.js';
import { samplePdf } from '../support/files/sample-files.js';
import { holdRelay } from '../support/relay.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Database calls made by a request before its response. */
const calls = new AsyncLocalStorage<string[]>();
let last: string[] = [];

@Module({})
class CountingModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply((_request: Request, response: Response, next: NextFunction) => {
        const made: string[] = [];
        response.once('finish', () => {
          last = [...made];
        });
        calls.run(made, next);
      })
      .forRoutes('{*path}');
  }
}

/** The driver's `findOne` calls `find`. */
const READS = ['find', 'aggregate', 'distinct'] as const;
const WRITES = [
  'insertOne',
  'updateOne',
  'findOneAndUpdate',
  'updateMany',
  'deleteOne',
  'bulkWrite',
] as const;

describe('database calls', () => {
  let running: TestApp;
  let reader: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp({ imports: [CountingModule] });
    reader = await administratorWith(running, ['contacts:read']);
    for (const method of [...READS, ...WRITES]) {
      const real = mongo.Collection.prototype[method] as (...given: unknown[]) => unknown;
      jest.spyOn(mongo.Collection.prototype, method).mockImplementation(function (
        this: mongo.Collection,
        ...given: unknown[]
      ) {
        calls.getStore()?.push(`${this.collectionName}.${method}`);
        return real.apply(this, given);
      } as never);
    }
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await running.close();
  });

  test('are two for a form without a file, before its response', async () => {
    holdRelay(running);
    const form = request(running.origin).post('/api/contact').set('Idempotency-Key', freshKey());
    await form.send(contactForm()).expect(201);
    expect(last).toEqual(['rate_limits.findOneAndUpdate', 'contact_messages.bulkWrite']);
  });

  test('are eight for a form with a file, before its response', async () => {
    holdRelay(running);
    const file = { name: 'plan.pdf', content: samplePdf() };
    const send = () =>
      sendApplication(running.origin, applicationForm(), { file, key: freshKey() }).expect(201);
    // The driver looks for the indexes of the files before the first one.
    await send();
    await send();
    expect(last).toEqual([
      'factory_applications.find',
      'rate_limits.findOneAndUpdate',
      'rate_limits.find',
      'document_leases.bulkWrite',
      'documents.chunks.insertOne',
      'documents.files.insertOne',
      'factory_applications.bulkWrite',
      'document_leases.deleteOne',
    ]);
  });

  test('are one for a page of a list, once the caller is cached', async () => {
    const list = () =>
      request(running.origin)
        .get('/api/contact?count=none')
        .auth(reader.token, { type: 'bearer' })
        .expect(200);
    await list();
    await list();
    expect(last).toEqual(['contact_messages.find']);
  });

  test('of notifications are limited to what is read, because an open cursor would hold a database connection', async () => {
    await administratorWith(running, []);
    const find = jest.mocked(mongo.Collection.prototype.find);
    find.mockClear();
    const log = running.app.get(AuditLog, { strict: false });
    let read = 0;
    for await (const _entry of log.newestOf(['admin.login'], 0, 1)) {
      read += 1;
      if (read === 2) break;
    }
    expect(find.mock.calls.map(([, options]) => options?.limit)).toEqual([1, 1]);
  });

  test('are none for a page of the site', async () => {
    await request(running.origin).get('/').expect(200);
    expect(last).toEqual([]);
  });
});
