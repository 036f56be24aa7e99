// @ts-check
import { GridFSBucket, MongoClient } from 'mongodb';

const PAGE = 20;

/**
 * Applications by the driver alone: as few calls as it takes, and no rules.
 * @param {string} uri with the database's name
 */
export async function openStore(uri) {
  const client = await MongoClient.connect(uri);
  const records = client.db().collection('applications');
  await records.createIndex({ createdAt: -1 });
  const files = new GridFSBucket(client.db());
  const newest = (/** @type {import('mongodb').Filter<import('mongodb').Document>} */ filter) =>
    records.find(filter).sort({ createdAt: -1 }).limit(PAGE).toArray();
  return {
    insert: (/** @type {object} */ fields) => records.insertOne({ ...fields, createdAt: new Date() }),
    /** The newest twenty. */
    list: () => newest({}),
    /** The newest twenty whose place has a word; there is no index for that. */
    search: (/** @type {string} */ word) => newest({ location: { $regex: word, $options: 'i' } }),
    /** @param {Buffer} file @returns {Promise<unknown>} its id */
    keep: (file) =>
      new Promise((resolve, reject) => {
        const upload = files.openUploadStream('plan.pdf');
        upload.on('error', reject).on('finish', () => resolve(upload.id));
        upload.end(file);
      }),
    close: () => client.close(),
  };
}
