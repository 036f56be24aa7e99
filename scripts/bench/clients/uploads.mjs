// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../api.mjs';
import { startApi } from '../running-api.mjs';

const UPLOADS = 50;
const FILE_BYTES = 10 * 1024 * 1024;
/** How long the API idles before its memory is read: garbage of the start is collected by then. */
const IDLE_MS = 10_000;
/** Interval at which the memory of the API is sampled. */
const SAMPLE_MS = 20;

/** @typedef {{ idleBytes: number, peakBytes: number, ms: number }} Uploads memory before and peak memory; total time */

/**
 * Sends 50 factory applications with a PDF of 10 MiB at once, each from another network.
 * @param {{ checkout: string, uri: string, dataDir: string }} options
 * @returns {Promise<Uploads>}
 */
export async function measureUploads({ checkout, uri, dataDir }) {
  const api = await startApi({ checkout, uri, dataDir });
  try {
    return await uploadAtOnce(api);
  } finally {
    await api.stop();
  }
}

/**
 * The same on an API that has just been started.
 * @param {{ url: string, pid: number }} api
 * @returns {Promise<Uploads>}
 */
export async function uploadAtOnce({ url, pid }) {
  await pause(IDLE_MS);
  const memory = () => residentBytes(pid);
  const idleBytes = memory();
  let peakBytes = idleBytes;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, memory());
  }, SAMPLE_MS);
  const startedAt = performance.now();
  const file = pdfOf(FILE_BYTES);
  const statuses = await Promise.all(Array.from({ length: UPLOADS }, (_, n) => upload(url, n, file)));
  const ms = performance.now() - startedAt;
  clearInterval(sampling);
  const refused = statuses.filter((status) => status !== 201);
  if (refused.length > 0) {
    throw new Error(`${refused.length} of ${UPLOADS} uploads were refused: ${refused.join(', ')}.`);
  }
  return { idleBytes, peakBytes, ms };
}

/**
 * @param {string} url
 * @param {number} n
 * @param {Buffer<ArrayBuffer>} file
 */
async function upload(url, n, file) {
  const form = new FormData();
  form.set('name', 'Sunita Devi');
  form.set('business_idea', 'Agriculture & Food Processing');
  form.set('location', 'Hajipur, Bihar');
  form.set('required_amount', '₹25 Lacs - ₹50 Lacs');
  form.set('supporting_document', new Blob([file], { type: 'application/pdf' }), 'plan.pdf');
  const response = await fetch(`${url}/api/apply-factory`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': `198.18.${n}.1` },
    body: form,
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * A PDF of one page.
 * @param {number} bytes approximate size
 * @returns {Buffer<ArrayBuffer>}
 */
export function pdfOf(bytes) {
  const padding = 'padding '.repeat((bytes - 1_000) / 8);
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n';
  const body = `${head}4 0 obj\n<< /Length ${padding.length} >>\nstream\n${padding}\nendstream\nendobj\n`;
  const entries = [1, 2, 3].map((n) => `${String(head.indexOf(`${n} 0 obj`)).padStart(10, '0')} 00000 n \n`);
  return Buffer.from(
    `${body}xref\n0 4\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
