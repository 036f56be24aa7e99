// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { KINDS } from './kinds.mjs';

/** Time limit for background work after a response (mails, removal of incomplete files), in ms. */
const SETTLE_MS = 300_000;

/** @typedef {import('./submission.mjs').Accepted} Accepted */

/** Compares the responses that clients got with the records in the API, which it reads as an administrator. */
export class Ledger {
  /**
   * @param {string} url
   * @param {{ email: string, password: string }} account
   */
  constructor(url, account) {
    this.url = url;
    this.account = account;
    this.token = '';
  }

  async logIn() {
    const response = await fetch(`${this.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(this.account),
    });
    if (!response.ok) throw new Error(`The login answered ${response.status}: ${await response.text()}`);
    const { token } = await response.json();
    this.token = token;
  }

  /**
   * @param {readonly Accepted[]} accepted
   * @returns {Promise<string[]>} a sentence for each difference in records or documents
   */
  async differences(accepted) {
    const found = await Promise.all(KINDS.map((kind) => this.differencesOf(kind, accepted)));
    return found.flat();
  }

  /**
   * @param {import('./kinds.mjs').Kind} kind
   * @param {readonly Accepted[]} all
   * @returns {Promise<string[]>}
   */
  async differencesOf(kind, all) {
    const accepted = all.filter(({ submission }) => submission.kind === kind);
    const records = await this.allRecords(kind.list);
    /** @type {string[]} */
    const found = [];
    if (records.length !== accepted.length)
      found.push(`${kind.list}: ${accepted.length} accepted, ${records.length} stored`);
    for (const { submission, reference, id } of accepted) {
      const own = records.filter((record) => record.email === submission.email);
      if (own.length !== 1) found.push(`${submission.email} is stored ${own.length} times`);
      if (own[0]?.reference !== reference || own[0]?._id !== id)
        found.push(`${submission.email} has another reference`);
      if (!kind.document || !submission.document) continue;
      const response = await this.get(kind.document.of(id));
      const bytes = Buffer.from(await response.arrayBuffer());
      if (!bytes.equals(submission.document))
        found.push(`${reference}: its document differs (${response.status})`);
    }
    return found;
  }

  /**
   * @param {string} list
   * @returns {Promise<Array<{ _id: string, reference: string, email?: string }>>} the records of all pages
   */
  async allRecords(list) {
    const records = [];
    for (let path = `${list}?limit=200`; path; ) {
      const response = await this.get(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      records.push(...(await response.json()));
      const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
      path = next ? next.slice(next.indexOf('/api/')) : '';
    }
    return records;
  }

  /** @param {string} path */
  get(path) {
    return fetch(`${this.url}${path}`, { headers: { Authorization: `Bearer ${this.token}` } });
  }
}

/**
 * Waits until each sender has a mail, then checks that none has two.
 * @param {string} folder where the API, without a mail server, writes mails: one file per Message-ID
 * @param {readonly Accepted[]} accepted
 * @returns {Promise<string[]>} a sentence for each sender without exactly one mail
 */
export async function mailDifferences(folder, accepted) {
  const complete = () => {
    const counts = countMails(folder);
    return accepted.every(({ submission }) => counts.has(submission.email));
  };
  await waitUntil(async () => complete());
  const counts = countMails(folder);
  return accepted
    .map(({ submission }) => ({ email: submission.email, count: counts.get(submission.email) ?? 0 }))
    .filter(({ count }) => count !== 1)
    .map(({ email, count }) => `${email} has ${count} mails`);
}

/**
 * Waits until the sweepers have removed orphans: stored files without a record, chunks without a file, and spooled uploads.
 * @param {import('mongodb').Db} db
 * @param {string} spool folder of spooled uploads
 * @param {readonly Accepted[]} accepted
 * @returns {Promise<string[]>} a sentence for each kind of orphans that are left
 */
export async function orphanDifferences(db, spool, accepted) {
  const expected = accepted.filter(({ submission }) => submission.document !== undefined).length;
  const count = async () => ({
    files: await db.collection('documents.files').countDocuments(),
    'files with chunks': (await db.collection('documents.chunks').distinct('files_id')).length,
    'spooled uploads': expected + spooledFiles(spool).length,
  });
  const wrong = async () => Object.entries(await count()).filter(([, found]) => found !== expected);
  await waitUntil(async () => (await wrong()).length === 0);
  return (await wrong()).map(([what, found]) => `${found - expected} ${what} too many`);
}

/**
 * @param {string} spool
 * @returns {string[]} paths of spooled uploads, each in the folder of its process
 */
function spooledFiles(spool) {
  if (!existsSync(spool)) return [];
  const names = readdirSync(spool, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.spool'));
}

/** Waits until a condition is true or the time limit is over. @param {() => Promise<boolean>} condition */
async function waitUntil(condition) {
  const deadline = Date.now() + SETTLE_MS;
  while (!(await condition()) && Date.now() < deadline) await pause(250);
}

/**
 * @param {string} folder
 * @returns {Map<string, number>} number of mails by recipient
 */
function countMails(folder) {
  const counts = new Map();
  if (!existsSync(folder)) return counts;
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.eml')) continue;
    const to = /^To: .*?([\w-]+@[\w.-]+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
    counts.set(to, (counts.get(to) ?? 0) + 1);
  }
  return counts;
}
