import { mongo } from 'mongoose';
import request from 'supertest';
import { AppLogger } from '../../src/common/logging/app-logger.js';
import { ProbeModule } from '../support/probe.module.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('errors and input', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ imports: [ProbeModule] });
  });
  afterAll(() => running.close());

  const post = (body: string | object) =>
    request(running.origin)
      .post('/api/probe')
      .set('Content-Type', 'application/json')
      .send(typeof body === 'string' ? body : JSON.stringify(body));

  test('an error has the common envelope: the message twice and the request id of the header', async () => {
    const answer = await request(running.origin).get('/api/nothing').expect(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      code: 'NOT_FOUND',
      message: 'Not found.',
      error: 'Not found.',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a call without a token is asked for one', async () => {
    const answer = await request(running.origin).get('/api/contact').expect(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('an internal error reveals no details', async () => {
    const answer = await request(running.origin).get('/api/probe/crash').expect(500);
    expect(answer.body).toMatchObject({
      code: 'INTERNAL',
      message: 'Something went wrong. Please try again.',
    });
    expect(answer.text).not.toMatch(/secret|pan|\.ts|at /);
  });

  test('a query that times out has a message and a log line of its own, unlike an unavailable database', async () => {
    const logged = jest.spyOn(running.app.get(AppLogger), 'error').mockImplementation(() => undefined);
    // The error of MongoDB and DocumentDB when maxTimeMS is exceeded.
    const slow = new mongo.MongoServerError({ code: 50, message: 'operation exceeded time limit' });
    jest.spyOn(mongo.Collection.prototype, 'findOne').mockRejectedValue(slow as never);
    const call = request(running.origin).post('/api/admin/login');
    const answer = await call.send({ email: 'office@example.org', password: 'whatever it is' }).expect(503);
    expect(answer.body).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'This took too long. Please try again in a few seconds.',
    });
    expect(answer.headers['retry-after']).toBe('10');
    expect(logged).toHaveBeenCalledWith(
      'the database took too long',
      expect.objectContaining({ route: '/api/admin/login' }),
    );
    jest.restoreAllMocks();
  });

  test('a missing field and an unknown one each have a message', async () => {
    const answer = await post({ colour: 'red' }).expect(400);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Please correct the marked fields.',
      fields: { fullName: ['Full name is required.'], colour: ['This field is not accepted.'] },
    });
  });

  test('text is trimmed and normalized to NFC, e-mail is lower-cased, empty optional fields are dropped', async () => {
    const answer = await post({
      fullName: '  Rene\u0301 \u0928\u092E\u0938\u094D\u0924\u0947\u200D ',
      email: 'Asha@Example.ORG',
      mobile: '',
      notes: 'one\r\ntwo',
      status: 'Approved',
      quantity: '3',
      agreed: 'true',
      password: '  not trimmed ',
    }).expect(200);
    expect(answer.body).toEqual({
      fullName: 'Ren\u00E9 \u0928\u092E\u0938\u094D\u0924\u0947\u200D',
      email: 'asha@example.org',
      notes: 'one\ntwo',
      status: 'approved',
      quantity: 3,
      agreed: true,
      password: '  not trimmed ',
    });
  });

  test.each([
    ['a control character', { fullName: 'Asha\u0007' }, 'fullName'],
    ['a direction override', { fullName: 'Asha\u202Etxt' }, 'fullName'],
    ['a lone surrogate', { fullName: 'Asha\uD800' }, 'fullName'],
    ['a line feed in a one-line field', { fullName: 'Asha\nKumari' }, 'fullName'],
    ['a script in a name', { fullName: '<script>alert(1)</script>' }, 'fullName'],
    ['a text that is too long', { fullName: 'Asha', notes: 'x'.repeat(21) }, 'notes'],
    ['a mobile number with +91', { fullName: 'Asha', mobile: '+919876543210' }, 'mobile'],
    ['Devanagari digits', { fullName: 'Asha', mobile: '\u096F876543210' }, 'mobile'],
    ['an address without a domain', { fullName: 'Asha', email: 'asha@localhost' }, 'email'],
    ['a value that is not listed', { fullName: 'Asha', status: 'maybe' }, 'status'],
    ['a number out of range', { fullName: 'Asha', quantity: 6 }, 'quantity'],
    ['an object where text belongs', { fullName: { $ne: null } }, 'fullName'],
    ['a list where text belongs', { fullName: ['Asha'] }, 'fullName'],
  ])('%s is refused with an error on its field', async (_case, body, field) => {
    const answer = await post(body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('a repeated or unknown query parameter is refused', async () => {
    const twice = await request(running.origin).get('/api/probe?limit=1&limit=2').expect(400);
    expect(twice.body.fields).toHaveProperty('limit');
    const unknown = await request(running.origin).get('/api/probe?colour=red').expect(400);
    expect(unknown.body.fields).toHaveProperty('colour');
  });

  test.each([
    ['urlencoded', 'application/x-www-form-urlencoded', 'fullName=Asha'],
    ['plain text', 'text/plain', '{"fullName":"Asha"}'],
    ['XML', 'application/xml', '<fullName>Asha</fullName>'],
    ['multipart where no file is accepted', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['another character set', 'application/json; charset=utf-16', '{}'],
  ])('a body sent as %s is refused with 415', async (_case, type, body) => {
    const answer = await request(running.origin)
      .post('/api/probe')
      .set('Content-Type', type)
      .send(body)
      .expect(415);
    expect(answer.body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  test('a compressed body is refused with 415 and a message that says so', async () => {
    const answer = await request(running.origin)
      .post('/api/contact')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send('{}')
      .expect(415);
    expect(answer.body).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the body uncompressed, without Content-Encoding.',
    });
  });

  test('a body without a content type is refused with 415', async () => {
    const answer = await fetch(`${running.origin}/api/probe`, {
      method: 'POST',
      body: new Blob(['{"fullName":"Asha"}']),
    });
    expect(answer.status).toBe(415);
  });

  test('a body over 100 kB is refused with 413', async () => {
    const answer = await post({ fullName: 'x'.repeat(101 * 1024) }).expect(413);
    expect(answer.body.code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('only a few of many unknown fields are named, with shortened names', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${'k'.repeat(1_000)}${n}`, n]));
    const answer = await post({ fullName: 'Asha', ...many }).expect(400);
    expect(answer.text.length).toBeLessThan(5_000);
    const unknown = await post({
      fullName: 'Asha',
      ...Object.fromEntries(Object.keys(many).map((key) => [key.slice(990), 1])),
    });
    expect(Object.keys(unknown.body.fields)).toHaveLength(20);
  });

  test('more fields than any form has are refused with a single message', async () => {
    const many = Object.fromEntries(Array.from({ length: 8_000 }, (_, n) => [`k${n}`, n]));
    const answer = await post(many).expect(400);
    expect(answer.body).not.toHaveProperty('fields');
    const some = Object.fromEntries(Object.entries(many).slice(0, 301));
    await post(some).expect(400, /more fields than expected/);
    await request(running.origin)
      .get(`/api/probe?${'a&'.repeat(301)}`)
      .expect(400);
  });

  test.each([
    ['20,000 nested lists', `{"fullName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['a __proto__ key', '{"fullName":"Asha","__proto__":{"admin":true}}'],
    ['a nested constructor key', '{"fullName":"Asha","notes":{"constructor":{"prototype":1}}}'],
    ['a key of Object.prototype', '{"fullName":"Asha","toString":"x"}'],
    ['broken JSON', '{"fullName":'],
    ['a list instead of an object', '[1]'],
  ])('%s is refused with 400', async (_case, body) => {
    const answer = await post(body).expect(400);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
  });

  test('TRACE is refused with 405', async () => {
    const answer = await request(running.origin).trace('/api/probe').expect(405);
    expect(answer.body.code).toBe('METHOD_NOT_ALLOWED');
    expect(answer.headers.allow).toContain('GET');
  });

  test.each([
    ['get', '/api/admin/login', 'POST'],
    ['delete', '/api/contact', 'GET, HEAD, POST'],
    ['put', '/api/admin/users/65f1c0ffee65f1c0ffee65f1', 'DELETE, GET, HEAD, PATCH'],
  ] as const)(
    '%s %s is refused with 405 and the methods that the path has',
    async (method, path, allowed) => {
      const answer = await request(running.origin)[method](path).expect(405);
      expect(answer.body.code).toBe('METHOD_NOT_ALLOWED');
      expect(answer.headers.allow).toBe(allowed);
    },
  );

  test.each([
    ['post', '/api/nothing'],
    ['post', '/about'],
    ['get', '/api/docs/nothing'],
  ] as const)('%s %s is 404, since the path has no other methods', async (method, path) => {
    const answer = await request(running.origin)[method](path).expect(404);
    expect(answer.headers).not.toHaveProperty('allow');
  });

  test('other origins are not allowed unless configured', async () => {
    const answer = await request(running.origin)
      .get('/health/live')
      .set('Origin', 'https://elsewhere.example.org');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
