import type { mongo } from 'mongoose';
import { auditEntrySchema } from '../../audit/audit-entry.schema.js';
import { chainCheckSchema } from '../../audit/chain-check.schema.js';
import { collectionOf } from '../../database/schema/index-definition.js';
import { SCHEMA_COLLECTION } from '../../database/schema/schema-state.js';
import { chunkSchema, fileSchema } from '../../documents/store/document-schemas.js';
import { EFFECTS_DUE } from '../../effects/pending-effect.js';
import { outboxSchema } from '../../mail/outbox/outbox-schema.js';
import { kindStatisticsSchema } from '../../statistics/counting/kind-statistics.schema.js';
import { erasedRecordSchema } from '../../submissions/effects/erased-record.schema.js';
import {
  dayTotalsSchema,
  pinCodeChangeSchema,
  pinCodeTotalsSchema,
} from '../../subscriptions/deliveries/totals/pin-code-totals.schema.js';

const AUDIT_ENTRIES = collectionOf(auditEntrySchema).name;
export const ERASED_RECORDS = collectionOf(erasedRecordSchema).name;
export const FILES = collectionOf(fileSchema).name;
export const CHUNKS = collectionOf(chunkSchema).name;
export const MAILS = collectionOf(outboxSchema).name;

/** What the server computes again when it is missing, and what is at the end of the file or written by the restore. */
const NOT_KEPT = new Set([
  SCHEMA_COLLECTION,
  ERASED_RECORDS,
  ...[chainCheckSchema, kindStatisticsSchema, dayTotalsSchema, pinCodeChangeSchema, pinCodeTotalsSchema].map(
    (schema) => collectionOf(schema).name,
  ),
]);

/** A collection that a backup contains. */
export interface KeptCollection {
  name: string;
  /** The documents that it contains. */
  filter(db: mongo.Db): Promise<mongo.Filter<mongo.Document>>;
}

const EVERYTHING = { filter: async () => ({}) };
const WITH_EFFECTS = { filter: async () => ({ 'pendingEffects.0': { $exists: true } }) };

/**
 * The collections that a backup contains, in the order in which they are read while servers are writing:
 *
 * - Those with pending effects come first, and what effects have written, mails and audit entries, at once after them. It
 *   is then in the backup once the effect is not; what is in both is recognised by its key.
 * - Records come before their documents, which are stored first.
 * - What the database removes by itself (sessions, codes, limits) is left out, except for effects that are pending there.
 */
export async function keptCollections(db: mongo.Db): Promise<KeptCollection[]> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const sources: KeptCollection[] = [];
  const written: KeptCollection[] = [];
  const others: KeptCollection[] = [];
  for (const name of names.sort()) {
    if (NOT_KEPT.has(name) || name.startsWith('system.')) continue;
    const indexes = await db.collection(name).indexes();
    const hasEffects = indexes.some((index) => index.name === EFFECTS_DUE.name);
    const expires = indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
    if (hasEffects) sources.push({ name, ...(expires ? WITH_EFFECTS : EVERYTHING) });
    else if (name === AUDIT_ENTRIES) written.push({ name, filter: entriesUntilNow });
    else if (name === MAILS) written.push({ name, ...EVERYTHING });
    else if (!expires) others.push({ name, ...EVERYTHING });
  }
  return [...sources, ...written, ...others];
}

/** Entries that are added meanwhile are left out, since one could be read without the one before it. */
async function entriesUntilNow(db: mongo.Db): Promise<mongo.Filter<mongo.Document>> {
  const last = await db
    .collection(AUDIT_ENTRIES)
    .findOne({ position: { $gt: 0 } }, { sort: { position: -1 } });
  const end: unknown = last?.position ?? 0;
  return { $or: [{ position: { $lte: end } }, { position: { $exists: false } }] };
}
