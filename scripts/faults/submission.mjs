// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** A person gives up after this time, in ms; so does the script, and calls it a loss of service. */
const GIVE_UP_MS = 120_000;
const ANSWER_WITHIN_MS = 15_000;

/**
 * @typedef {object} Submission
 * @property {string} key sent as Idempotency-Key, the same on every try
 * @property {string} email unlike any other's, so that records and mails can be told apart
 * @property {Buffer} document
 */
/** @typedef {{ submission: Submission, reference: string, id: string, tries: number }} Accepted */

/**
 * @param {number} number
 * @returns {Submission} with a PDF of its own, 2 to 130 kB
 */
export function newSubmission(number) {
  return {
    key: randomUUID(),
    email: `applicant-${number}@example.org`,
    document: pdf(randomBytes(1_000 + (number % 16) * 4_000).toString('hex')),
  };
}

/**
 * Sends one application and repeats it with its key until it is accepted, as the form in the browser does.
 * @param {string} url
 * @param {Submission} submission
 * @returns {Promise<Accepted>}
 */
export async function sendUntilAccepted(url, submission) {
  const deadline = Date.now() + GIVE_UP_MS;
  for (let tries = 1; ; tries += 1) {
    const answer = await send(url, submission);
    if (answer.status === 201) {
      const { data } = JSON.parse(answer.text);
      return { submission, reference: data.reference, id: data._id, tries };
    }
    const isWorthATry = answer.status === 0 || answer.status === 429 || answer.status >= 500;
    if (!isWorthATry) throw new Error(`${submission.email} was answered ${answer.status}: ${answer.text}`);
    if (Date.now() > deadline) throw new Error(`${submission.email} found no one for two minutes.`);
    await pause(50 + Math.random() * 200);
  }
}

/**
 * @param {string} url
 * @param {Submission} submission
 * @returns {Promise<{ status: number, text: string }>} status 0: no answer came
 */
async function send(url, { key, email, document }) {
  const form = new FormData();
  form.set('name', 'Sunita Devi');
  form.set('business_idea', 'Agriculture & Food Processing');
  form.set('location', 'Hajipur, Bihar');
  form.set('required_amount', '₹25 Lacs - ₹50 Lacs');
  form.set('email', email);
  form.set(
    'supporting_document',
    new Blob([new Uint8Array(document)], { type: 'application/pdf' }),
    'plan.pdf',
  );
  try {
    const response = await fetch(`${url}/api/apply-factory`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body: form,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
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
