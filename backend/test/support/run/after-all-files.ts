import { mongo } from 'mongoose';

/** Jest calls this once per run, after its workers have ended: removes their databases. */
export default async function dropDatabases(): Promise<void> {
  const { MONGODB_URI, TEST_DATABASES } = process.env;
  if (!MONGODB_URI || !TEST_DATABASES) return;
  const client = new mongo.MongoClient(MONGODB_URI);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases)
      if (name.startsWith(TEST_DATABASES)) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
