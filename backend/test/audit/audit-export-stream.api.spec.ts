import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Types } from 'mongoose';
import request from 'supertest';
import { AuditRepository } from '../../src/audit/audit.repository.js';
import { prepareExport } from '../support/calls/audit-exports.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import type { PreparedFile } from '../support/files/prepared-file.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = 200;
const PAGES = 40;

describe('a large export of the audit log', () => {
  let running: TestApp;
  let reader: LoggedIn;
  let repository: AuditRepository;
  beforeAll(async () => {
    running = await startTestApp();
    reader = await administratorWith(running, ['audit:read']);
    repository = running.app.get(AuditRepository, { strict: false });
    const text = 'x'.repeat(4_000);
    for (let page = 0; page < PAGES; page += 1) {
      const entries = Array.from({ length: PAGE }, (_, n) => ({
        action: 'parcel.packed',
        actor: null,
        subject: { kind: 'parcel', id: new Types.ObjectId().toHexString() },
        at: new Date(Date.UTC(2024, 0, 1, 0, page, n % 60)),
        detail: { text },
      }));
      await running.connection.collection('audit_entries').insertMany(entries);
    }
  });
  afterAll(() => running.close());
  afterEach(() => jest.restoreAllMocks());

  /** Requests the export without reading it yet; also returns the server’s side of the connection. */
  const open = async ({ path, cookie }: PreparedFile) => {
    const connected = once(running.app.getHttpServer() as Server, 'connection');
    const call = get(`${running.origin}${path}`, { headers: { cookie }, agent: false });
    const [socket] = (await connected) as [Socket];
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { socket, response };
  };
  const prepared = () => prepareExport(running, reader, { kind: 'parcel' });
  /** Waits for other calls, long enough for the server to read further pages if it wrongly does so. */
  const otherCalls = async () => {
    for (let n = 0; n < 30; n += 1) {
      await request(running.origin)
        .get('/api/admin/audit')
        .query({ action: 'parcel.lost' })
        .auth(reader.token, { type: 'bearer' })
        .expect(200);
    }
  };
  /** Returns a function that counts the pages read from the database for exports from now on. */
  const watchPages = () => {
    const read = jest.spyOn(repository, 'findPage');
    return () => read.mock.calls.filter(([wanted]) => wanted.kind === 'parcel').length;
  };
  const lengthOf = async (response: IncomingMessage) => {
    let bytes = 0;
    for await (const chunk of response) bytes += (chunk as Buffer).length;
    return bytes;
  };

  test('is complete, and is read from the database no faster than the client reads it', async () => {
    const pagesRead = watchPages();
    const { response } = await open(await prepared());
    // Until the server waits for the client to read.
    let before = 0;
    while (before !== pagesRead()) {
      before = pagesRead();
      await otherCalls();
    }
    expect(before).toBeLessThan(PAGES);
    expect(await lengthOf(response)).toBeGreaterThan(PAGES * PAGE * 4_000);
    expect(response.complete).toBe(true);
    expect(pagesRead()).toBe(PAGES);
  });

  test('is not read further after the client has disconnected', async () => {
    const { promise: mayResume, resolve: resume } = withResolvers();
    const { promise: isReading, resolve: reads } = withResolvers();
    const findPage = repository.findPage.bind(repository);
    let read = 0;
    jest.spyOn(repository, 'findPage').mockImplementation(async (wanted, page) => {
      if (wanted.kind !== 'parcel') return findPage(wanted, page);
      read += 1;
      if (read === 2) {
        reads();
        await mayResume;
      }
      return findPage(wanted, page);
    });
    const { socket, response } = await open(await prepared());
    response.resume().on('error', () => undefined);
    await isReading;
    // `close` is emitted even if the connection was reset.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    response.destroy();
    await closed;
    resume();
    await otherCalls();
    expect(read).toBe(2);
  });

  test('does not look complete when the database fails half-way', async () => {
    const findPage = repository.findPage.bind(repository);
    let read = 0;
    jest.spyOn(repository, 'findPage').mockImplementation(async (wanted, page) => {
      read += 1;
      if (read === 3) throw new Error('the database is unavailable');
      return findPage(wanted, page);
    });
    const { response } = await open(await prepared());
    await expect(lengthOf(response)).rejects.toThrow('aborted');
    expect(response.complete).toBe(false);
  });
});

function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
