// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { kindOf } from './kinds.mjs';

/** A guard against sending for ever, in ms; what is never accepted is a loss of service. */
const GIVE_UP_MS = 300_000;
/** A guard as well: a busy machine is slow, not dead. */
const ANSWER_WITHIN_MS = 20_000;

/**
 * @typedef {object} Submission
 * @property {import('./kinds.mjs').Kind} kind
 * @property {Record<string, string | number>} fields
 * @property {string} key sent as Idempotency-Key, the same on every try
 * @property {string} email unlike any other's, so that records and mails can be told apart
 * @property {Buffer | undefined} document
 */
/** @typedef {{ submission: Submission, reference: string, id: string, tries: number }} Accepted */

/**
 * @param {number} number
 * @returns {Submission} one of the four kinds in turn; where the kind has a document, with a PDF of its own, 2 to 130 kB
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
 * Sends one submission and repeats it with its key until it is accepted, as the form in the browser does.
 * @param {string} url
 * @param {Submission} submission
 * @param {(status: number) => void} onAnswer called after every try; 0: no answer came
 * @returns {Promise<Accepted>}
 */
export async function sendUntilAccepted(url, submission, onAnswer) {
  const deadline = Date.now() + GIVE_UP_MS;
  for (let tries = 1; ; tries += 1) {
    const answer = await send(url, submission);
    onAnswer(answer.status);
    if (answer.status === 201) {
      const { data } = JSON.parse(answer.text);
      return { submission, reference: data.reference, id: data._id, tries };
    }
    const isWorthATry = [0, 408, 429].includes(answer.status) || answer.status >= 500;
    if (!isWorthATry) throw new Error(`${submission.email} was answered ${answer.status}: ${answer.text}`);
    if (Date.now() > deadline) throw new Error(`${submission.email} was not accepted within five minutes.`);
    await pause(50 + Math.random() * 200);
  }
}

/** No answer came. */
const NONE = { status: 0, text: '' };

/**
 * Each try has a connection of its own, so that one without an answer tells of the API and of no pool of connections.
 * @param {string} url
 * @param {Submission} submission
 * @returns {Promise<{ status: number, text: string }>}
 */
async function send(url, submission) {
  // A response is what encodes a form as fetch does.
  const { body, type } = bodyOf(submission);
  const encoded = new Response(body, type && { headers: type });
  const headers = {
    'Idempotency-Key': submission.key,
    'Content-Type': encoded.headers.get('content-type') ?? '',
  };
  const call = request(`${url}${submission.kind.path}`, { method: 'POST', headers, agent: false });
  const timer = setTimeout(() => call.destroy(new Error('No answer in time.')), ANSWER_WITHIN_MS);
  try {
    call.end(Buffer.from(await encoded.arrayBuffer()));
    const [response] = await once(call, 'response');
    return { status: response.statusCode, text: await text(response) };
  } catch {
    return NONE;
  } finally {
    clearTimeout(timer);
    call.destroy();
  }
}

/**
 * @param {Submission} submission
 * @returns {{ body: string | FormData, type?: { 'Content-Type': string } }} a form where there is a document, else JSON
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
 * @param {string} filling makes every file different
 * @returns {Buffer} one empty page
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
