import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { AuditEntry } from './audit-entry.schema.js';

/** What is said of an event, without its place in the chain. */
export type AuditContent = Omit<AuditEntry, '_id' | 'position' | 'previousHash' | 'hash' | 'personal'>;

/** The end of the chain: the place and the hash of its last entry. */
export interface ChainEnd {
  position: number;
  hash: string;
}

/** The end of a chain without entries. */
export const EMPTY_CHAIN: ChainEnd = { position: 0, hash: '' };

/** An entry as the chain holds it. */
export type ChainedEntry = AuditContent &
  Required<Pick<AuditEntry, 'position' | 'previousHash' | 'hash'>> &
  Pick<AuditEntry, 'personal'>;

/**
 * The entry as it follows the end of the chain. Its hash covers all it says, its place and the hash before. What goes when
 * the record is erased is covered through a digest of its own, which stays; without the salt, which goes too, nobody finds
 * the words by trying.
 */
export function chained(content: AuditContent, end: ChainEnd): ChainedEntry {
  const salt = randomBytes(16).toString('base64url');
  const said = plain(content) as AuditContent;
  const digest = personalDigest(said, salt);
  const entry = {
    ...said,
    position: end.position + 1,
    previousHash: end.hash,
    ...(digest === undefined ? {} : { personal: { digest, salt } }),
  };
  return { ...entry, hash: hashOf(entry) };
}

/** Takes the place of `hash` in what is hashed; the part that an erasure takes out is there as its digest. */
export function hashOf(entry: Omit<AuditEntry, '_id' | 'hash'>): string {
  const { key, action, actor, at, from, detail, position, previousHash, personal } = entry;
  const { reference: _reference, ...subject } = entry.subject ?? {};
  const [{ reason: _before, ...before }, { reason: _after, ...after }] = [
    entry.before ?? {},
    entry.after ?? {},
  ];
  const lasting = { key, action, actor, subject, at, from, before, after, detail, position, previousHash };
  return sha256(canonical({ ...lasting, personal: personal?.digest }));
}

/** Digest of what an erasure takes out of the entry; undefined when there is nothing of it. */
export function personalDigest({ subject, before, after }: AuditContent, salt: string): string | undefined {
  const personal = plain({ reference: subject?.reference, before: before?.reason, after: after?.reason });
  return personal === undefined ? undefined : sha256(`${salt} ${canonical(personal)}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** One text for one content, whatever the order of its fields and whether it was stored in between. */
function canonical(value: unknown): string {
  return JSON.stringify(plain(value), (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** As the database gives it back: without what is undefined or empty, ids as text. Dates stay. */
function plain(value: unknown): unknown {
  if (value instanceof Date || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => plain(one) ?? null);
  if (value instanceof Types.ObjectId) return value.toHexString();
  const fields = Object.entries(value).flatMap(([name, one]) => {
    const inner = plain(one);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
