import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { AuditEntry } from './audit-entry.schema.js';

/** The content of an entry, without its position in the chain. */
export type AuditContent = Omit<AuditEntry, '_id' | 'position' | 'previousHash' | 'hash' | 'personal'>;

/** The end of the chain: position and hash of its last entry. */
export interface ChainEnd {
  position: number;
  hash: string;
}

export const EMPTY_CHAIN: ChainEnd = { position: 0, hash: '' };

/** An entry as stored in the chain. */
export type ChainedEntry = AuditContent &
  Required<Pick<AuditEntry, 'position' | 'previousHash' | 'hash'>> &
  Pick<AuditEntry, 'personal'>;

/**
 * The entry that follows the end of the chain. Its hash covers its content, its position and the previous hash.
 * Personal parts, which are deleted when the record is erased, are covered through a digest that stays; without the
 * salt, which is deleted too, the content cannot be guessed.
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

/** The hash of an entry; its personal part is included as a digest. */
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

/** Digest of the personal part of an entry; undefined when there is none. */
export function personalDigest({ subject, before, after }: AuditContent, salt: string): string | undefined {
  const personal = plain({ reference: subject?.reference, before: before?.reason, after: after?.reason });
  return personal === undefined ? undefined : sha256(`${salt} ${canonical(personal)}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The same text for the same content, whatever the order of fields and whether or not it was stored in between. */
function canonical(value: unknown): string {
  return JSON.stringify(plain(value), (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** The value as the database returns it: without undefined or empty values, ids as strings. Dates stay. */
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
