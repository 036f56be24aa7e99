import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import request from 'supertest';
import { ApiDescription } from '../../src/api-page/api-description.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('pipelined requests and small chunks', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  /** Sends everything at once and returns what arrives until the server closes the connection. */
  async function answersTo(sent: string): Promise<string> {
    const socket = connect(Number(new URL(running.origin).port), '127.0.0.1');
    let answered = '';
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (text: string) => {
      answered += text;
    });
    socket.write(sent);
    // `once` of node:events would reject when the server resets the connection, which counts as closed here.
    await new Promise((resolve) => socket.on('close', resolve));
    return answered;
  }

  const statuses = (answered: string) => answered.match(/HTTP\/1\.1 \d+/g) ?? [];
  const live = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
  const lastLive = live.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

  test('a few pipelined requests are all answered', async () => {
    expect(statuses(await answersTo(live.repeat(9) + lastLive))).toEqual(Array(10).fill('HTTP/1.1 200'));
  });

  test('the connection of hundreds of pipelined requests is closed', async () => {
    expect(statuses(await answersTo(live.repeat(500) + lastLive)).length).toBeLessThanOrEqual(16);
    await request(running.origin).get('/health/live').expect(200);
  });

  test('a pipelined request is processed once the previous answer was sent, and not at all after the connection is lost', async () => {
    const description = running.app.get(ApiDescription, { strict: false });
    const answers = jest.spyOn(description, 'content', 'get');
    const [accepted] = await Promise.all([
      once(running.app.getHttpServer(), 'connection'),
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(running.origin).port), '127.0.0.1').pause();
        socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(15));
        running.app.getHttpServer().once('request', () => resolve(void socket.destroy()));
      }),
    ]);
    const [serverSide] = accepted as [Socket];
    // As above, an error counts as closed.
    if (!serverSide.closed) await new Promise((resolve) => serverSide.once('close', resolve));
    await request(running.origin).get('/health/live').expect(200);
    expect(answers.mock.calls.length).toBeLessThan(15);
  });

  const chunked = (type: string, body: string, size: number) => {
    const pieces = body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const lines = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
    const head = `POST ${type.startsWith('multipart') ? '/api/apply-factory' : '/api/contact'} HTTP/1.1`;
    const headers = `Host: x\r\nConnection: close\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked`;
    return `${head}\r\n${headers}\r\n\r\n${lines.join('')}0\r\n\r\n`;
  };
  const json = JSON.stringify({ name: 'a'.repeat(20_000) });
  const form = `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${'a'.repeat(20_000)}\r\n--x--\r\n`;

  test.each([
    ['application/json', json],
    ['multipart/form-data; boundary=x', form],
  ])(
    'the connection of a body of %s in chunks of one byte is closed, while chunks of 40 are read',
    async (type, body) => {
      expect(statuses(await answersTo(chunked(type, body, 40)))).toHaveLength(1);
      expect(await answersTo(chunked(type, body, 1))).toBe('');
    },
  );

  test('a multipart boundary longer than the standard allows is refused', async () => {
    const answerTo = (boundary: string) =>
      answersTo(chunked(`multipart/form-data; boundary=${boundary}`, `--${boundary}--\r\n`, 100));
    expect(await answerTo('b'.repeat(70))).toContain('Please correct the marked fields.');
    expect(await answerTo('b'.repeat(300))).toContain('The boundary of a form has at most 70 characters.');
  });
});
