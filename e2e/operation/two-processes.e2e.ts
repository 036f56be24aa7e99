import { randomBytes, randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { samplePdf } from '../../backend/test/support/files/sample-files';
import { ADMINISTRATOR, freshDatabaseUri, type Site, startSite } from '../support/test';

type Sites = [Site, Site];

/**
 * Two processes of the built server, as on two machines: they share only the database, the secrets and the mail
 * server. Rate limits are those of production.
 */
const test = base.extend<object, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const shared = {
        MONGODB_URI: freshDatabaseUri(),
        JWT_SECRET: randomBytes(32).toString('base64'),
        DATA_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        RATE_LIMIT_SCALE: '1',
        TRUST_PROXY: '1',
      };
      const first = await startSite(shared);
      const second = await startSite({ ...shared, SMTP_URL: first.inbox.url });
      await use([first, second]);
      await second.stop();
      await first.stop();
    },
    { scope: 'worker' },
  ],
});

const applicant = 'sunita@example.org';

function application(): FormData {
  const form = new FormData();
  form.set('name', 'Sunita Devi');
  form.set('business_idea', 'Agriculture & Food Processing');
  form.set('location', 'Hajipur, Bihar');
  form.set('required_amount', '₹25 Lacs - ₹50 Lacs');
  form.set('email', applicant);
  form.set('supporting_document', new Blob([new Uint8Array(samplePdf())]), 'plan.pdf');
  return form;
}

const logIn = (site: Site, credentials = ADMINISTRATOR, from = '192.0.2.1') =>
  fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(credentials),
  });

const asAdministrator = (site: Site, token: string, path: string, method = 'GET') =>
  fetch(`${site.url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });

test('a form sent 50 times to two processes with one idempotency key creates one record, one answer and one mail', async ({
  sites,
}) => {
  const key = randomUUID();
  const responses = await Promise.all(
    Array.from({ length: 50 }, async (_, call) => {
      const { url } = sites[call % 2 === 0 ? 0 : 1];
      const response = await fetch(`${url}/api/apply-factory`, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: application(),
      });
      return { status: response.status, body: await response.text() };
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);

  const [first, second] = sites;
  const { token } = await (await logIn(first)).json();
  const list = await asAdministrator(second, token, '/api/apply-factory');
  expect(list.headers.get('x-total-count')).toBe('1');
  const [record] = await list.json();
  const document = await asAdministrator(second, token, `/api/apply-factory/${record._id}/document`);
  expect(Buffer.from(await document.arrayBuffer()).equals(samplePdf())).toBe(true);

  // A mail may be delivered more than once, always with the same id.
  await first.inbox.mailsTo(applicant);
  const mails = first.inbox.mails.filter(({ to }) => to === applicant);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a logout at one process ends the session at the other within a second', async ({ sites }) => {
  const [first, second] = sites;
  const { token } = await (await logIn(first)).json();
  const profile = async () => (await asAdministrator(second, token, '/api/admin/profile')).status;
  expect(await profile()).toBe(200);
  const loggedOut = await asAdministrator(first, token, '/api/admin/logout', 'POST');
  expect(loggedOut.ok).toBe(true);
  const answered = Date.now();
  // Repeats the call until the one-second cache of sessions has expired.
  let status = await profile();
  while (status === 200 && Date.now() - answered < 1_000) status = await profile();
  if (status === 200) status = await profile();
  expect(status).toBe(401);
});

test('two processes count failed logins together', async ({ sites }) => {
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const credentials = { email: `somebody-${guess}@example.org`, password: 'wrong guess' };
    statuses.push((await logIn(sites[guess % 2 === 0 ? 0 : 1], credentials, '192.0.2.2')).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});
