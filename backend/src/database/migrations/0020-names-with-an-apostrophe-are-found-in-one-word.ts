import type { Migration } from './migration.js';
import { renewSearchKeys } from './renew-search-keys.js';

/** A name with a sign between its letters, or with a D or O before its last part. May match more than it needs to. */
const DIVIDED = /[^\s][-.'’ʼ`´‐‑][^\s]|(^|\s)[DdOo]\s/;

/** `dsouza` finds D'Souza and D Souza, and `snk` S.N.K. Rao. */
export const namesWithAnApostropheAreFoundInOneWord: Migration = {
  name: '0020-names-with-an-apostrophe-are-found-in-one-word',
  up: ({ db }) => renewSearchKeys(db, { $or: [{ name: DIVIDED }, { fullName: DIVIDED }] }),
};
