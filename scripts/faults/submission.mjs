// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { kindOf } from './kinds.mjs';

/** After this time a client gives up and the test fails, in ms. */
const GIVE_UP_MS = 300_000;
/** Time limit of one attempt, in ms; generous for busy machines. */
const RESPONSE_WITHIN_MS = 20_000;

/**
 * @typedef {object} Submission
 * @property {import('./kinds.mjs').Kind} kind
 * @property {Record<string, string | number>} fields
 * @property {string} key sent as Idempotency-Key, the same for every attempt
 * @property {string} email unique, so that records and mails can be matched
 * @property {Buffer | undefined} document
 */
/** @typedef {{ submission: Submission, reference: string, id: string, tries: number }} Accepted */

/**
 * @param {number} number
 * @returns {Submission} a submission of one of the four kinds; if the kind has a document, with a unique PDF of 2 to 130 kB
 */
export function newSubmission(number) {
  const kind = kindOf(number);
  const email = `sender-${number}@example.org`;
  return {
    kind,
    fields: kind.fields(number, email),
    key: randomUUID(),
    email,
    document: kind.document && pdf(randomBytes(1_000 + (number % 16) * 4_000).toString('hex')),
  };
}

/**
 * Sends a submission and retries with the same key until it is accepted, as the form in the browser does.
 * @param {string} url
 * @param {Submission} submission
 * @param {(status: number) => void} onResponse called after every attempt; 0 means that there was no response
 * @returns {Promise<Accepted>}
 */
export async function sendUntilAccepted(url, submission, onResponse) {
  const deadline = Date.now() + GIVE_UP_MS;
  for (let tries = 1; ; tries += 1) {
    const response = await send(url, submission);
    onResponse(response.status);
    if (response.status === 201) {
      const { data } = JSON.parse(response.text);
      return { submission, reference: data.reference, id: data._id, tries };
    }
    const isRetryable = [0, 408, 429].includes(response.status) || response.status >= 500;
    if (!isRetryable) throw new Error(`${submission.email} got ${response.status}: ${response.text}`);
    if (Date.now() > deadline) throw new Error(`${submission.email} was not accepted within five minutes.`);
    await pause(50 + Math.random() * 200);
  }
}

const NO_RESPONSE = { status: 0, text: '' };

/**
 * Makes one attempt on a new connection, so that a missing response is due to the API and not to a connection pool.
 * @param {string} url
 * @param {Submission} submission
 * @returns {Promise<{ status: number, text: string }>}
 */
async function send(url, submission) {
  // `Response` encodes a form as `fetch` does.
  const { body, type } = bodyOf(submission);
  const encoded = new Response(body, type && { headers: type });
  const headers = {
    'Idempotency-Key': submission.key,
    'Content-Type': encoded.headers.get('content-type') ?? '',
  };
  const call = request(`${url}${submission.kind.path}`, { method: 'POST', headers, agent: false });
  const timer = setTimeout(() => call.destroy(new Error('No response in time.')), RESPONSE_WITHIN_MS);
  try {
    call.end(Buffer.from(await encoded.arrayBuffer()));
    const [response] = await once(call, 'response');
    return { status: response.statusCode, text: await text(response) };
  } catch {
    return NO_RESPONSE;
  } finally {
    clearTimeout(timer);
    call.destroy();
  }
}

/**
 * @param {Submission} submission
 * @returns {{ body: string | FormData, type?: { 'Content-Type': string } }} a form if there is a document, else JSON
 */
function bodyOf({ kind, fields, document }) {
  if (!kind.document || !document)
    return { body: JSON.stringify(fields), type: { 'Content-Type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const file = new Blob([new Uint8Array(document)], { type: 'application/pdf' });
  form.set(kind.document.field, file, 'document.pdf');
  return { body: form };
}

/**
 * @param {string} filling makes the file unique
 * @returns {Buffer} a PDF with one empty page
 */
function pdf(filling) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Length ${filling.length} >>\nstream\n${filling}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
