import { connect, type Socket } from 'node:net';
import request from 'supertest';
import { MAX_UPLOADS_PER_NETWORK } from '../../src/documents/upload/upload-semaphore.js';
import { eventually } from '../support/eventually.js';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import { samplePdf } from '../support/files/sample-files.js';
import { spooledFiles } from '../support/files/spooled.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('slow clients', () => {
  let running: TestApp;
  const timers: NodeJS.Timeout[] = [];
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(async () => {
    for (const timer of timers) clearInterval(timer);
    await running.close();
  });

  /** Sends a beginning, then `byte` every second; resolves when the server has closed the connection. */
  async function trickleUntilClosed(beginning: string, byte: string): Promise<void> {
    const socket: Socket = connect(Number(new URL(running.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(beginning);
    timers.push(setInterval(() => socket.write(byte), 1_000));
    // `once` of node:events would reject when the server resets the connection, which counts as closed here.
    await new Promise((resolve) => socket.on('close', resolve));
  }

  const send = (method: string, headers: string) =>
    `${method} /api/apply-factory HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
  const post = (type: string) => send('POST', `Content-Type: ${type}\r\nContent-Length: 5000`);
  const wrongField = '--x\r\nContent-Disposition: form-data; name="a[b]"\r\n\r\n1\r\n--x\r\n';

  test('are disconnected for slow headers, bodies and uploads, even refused ones, while others are served', async () => {
    const slow = Promise.all([
      trickleUntilClosed('GET / HTTP/1.1\r\nX-Slow: ', 'a'),
      trickleUntilClosed(post('application/json'), ' '),
      trickleUntilClosed(post('multipart/form-data; boundary=x'), '-'),
      // Answered at once, before the body has arrived.
      trickleUntilClosed(post('text/plain'), ' '),
      trickleUntilClosed(send('POST', 'Transfer-Encoding: chunked'), '1\r\na\r\n'),
      trickleUntilClosed(send('PROPFIND', 'Content-Length: 5000'), ' '),
      trickleUntilClosed(post('multipart/form-data; boundary=x') + wrongField, '-'),
    ]);
    await request(running.origin).get('/health/live').expect(200);
    await slow;
    // All of them are closed within 15 s. Node’s defaults are one minute for the headers and five for the whole request.
  }, 55_000);

  test('release an upload permit of their network when one of them disconnects', async () => {
    const spooled = () => spooledFiles(running.config.dataDir);
    const filePart =
      '--x\r\nContent-Disposition: form-data; name="supporting_document"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    const held = Array.from({ length: MAX_UPLOADS_PER_NETWORK }, () => {
      const socket = connect(Number(new URL(running.origin).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`${post('multipart/form-data; boundary=x')}${filePart}`);
      return socket;
    });
    await eventually(spooled, ({ length }) => length === MAX_UPLOADS_PER_NETWORK);
    // Forms without a file need no permit.
    await sendApplication(running.origin, applicationForm()).expect(201);
    const next = sendApplication(running.origin, applicationForm(), {
      file: { name: 'plan.pdf', content: samplePdf() },
    })
      .expect(201)
      .then((answer) => answer);
    held.pop()?.destroy();
    await next;
    for (const socket of held) socket.destroy();
    await eventually(spooled, ({ length }) => length === 0);
  });
});
