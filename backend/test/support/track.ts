import request, { type Test } from 'supertest';

export function askForCode(origin: string, pair: object): Test {
  return request(origin).post('/api/track/code').send(pair);
}

export function openRecord(origin: string, body: object): Test {
  return request(origin).post('/api/track/open').send(body);
}

export function trackStatus(origin: string, token: string, action?: string): Test {
  return request(origin)
    .post('/api/track/status')
    .set('Authorization', `Bearer ${token}`)
    .send(action === undefined ? {} : { action });
}

/** The six digits that stand alone on their line in a mail. */
export function codeIn(text: string): string | undefined {
  return /: (\d{6})$/m.exec(text)?.[1];
}
