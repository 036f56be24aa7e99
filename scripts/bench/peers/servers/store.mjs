// @ts-check
import { GridFSBucket, MongoClient } from 'mongodb';

const PAGE = 20;

/**
 * A store of applications that uses the driver alone, with as few calls as possible and without validation.
 * @param {string} uri including the database name
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
    /** The newest twenty whose place contains a word. There is no index for that. */
    search: (/** @type {string} */ word) => newest({ location: { $regex: word, $options: 'i' } }),
    /** Stores a file. @param {Buffer} file @returns {Promise<unknown>} its id */
    keep: (file) =>
      new Promise((resolve, reject) => {
        const upload = files.openUploadStream('plan.pdf');
        upload.on('error', reject).on('finish', () => resolve(upload.id));
        upload.end(file);
      }),
    close: () => client.close(),
  };
}
