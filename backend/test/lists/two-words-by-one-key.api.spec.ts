import { mongo } from 'mongoose';
import request from 'supertest';
import { isOutcomeKey } from '../../src/common/search/fact-keys.js';
import { parseSearch, searchedPairs } from '../../src/common/search/search-query.js';
import { twoWordsAreFoundByOneKey } from '../../src/database/migrations/0006-two-words-are-found-by-one-key.js';
import { referencesOfLettersAreFoundWhole } from '../../src/database/migrations/0007-references-of-letters-are-found-whole.js';
import { documentsAreFoundByAKey } from '../../src/database/migrations/0009-documents-are-found-by-a-key.js';
import { longPlacesAreFoundByTwoWords } from '../../src/database/migrations/0017-long-places-are-found-by-two-words.js';
import { digitsOfEveryScriptAreFound } from '../../src/database/migrations/0019-digits-of-every-script-are-found.js';
import { namesWithAnApostropheAreFoundInOneWord } from '../../src/database/migrations/0020-names-with-an-apostrophe-are-found-in-one-word.js';
import { administratorWith } from '../support/factories/administrators.js';
import { applicationForm, sendApplication } from '../support/factories/applications.js';
import { sendMessage } from '../support/factories/contact-messages.js';
import { sendShareholder, shareholderForm } from '../support/factories/shareholders.js';
import { sendSubscription } from '../support/factories/subscriptions.js';
import { runMigration } from '../support/run-migration.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the migrations of search keys', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
    const { origin } = running;
    for (const sent of [
      sendMessage(origin),
      sendApplication(origin),
      sendShareholder(origin),
      sendSubscription(origin),
    ]) {
      await sent.expect(201);
    }
  });
  afterAll(() => running.close());

  const COLLECTIONS = ['contact_messages', 'factory_applications', 'shareholders', 'subscriptions'];
  const collection = (name: string) => running.connection.collection(name);
  const migrate = (migration = twoWordsAreFoundByOneKey) =>
    runMigration(migration, running.connection.db as never);

  /** The fields for searching, without the pending effects, which are executed in the meantime. */
  const fieldsOf = (record: mongo.Document | null) => ({
    searchKeys: record?.searchKeys,
    searchText: record?.searchText,
  });
  const searchedBy = async (records: ReturnType<typeof collection>, _id: mongo.ObjectId | undefined) =>
    fieldsOf(await records.findOne({ _id }));

  test.each(COLLECTIONS)('give records in %s the keys of a new record', async (name) => {
    const sent = await collection(name).findOne();
    expect(sent?.searchKeys.length).toBeGreaterThan(10);
    // The key for the outcome is kept.
    const old = ['the', 'old', ...(sent?.searchKeys ?? []).filter(isOutcomeKey)];
    await collection(name).updateOne({ _id: sent?._id }, { $set: { searchKeys: old } });
    await migrate();
    expect(await searchedBy(collection(name), sent?._id)).toEqual(fieldsOf(sent));
  });

  test('renew only the keys of records whose reference has only letters', async () => {
    const records = collection('subscriptions');
    const [plain] = await records.find().toArray();
    const { _id: _plain, ...template } = plain as NonNullable<typeof plain>;
    const letters = { ...template, reference: 'SP-HCVDQH', searchKeys: ['old'] };
    const { insertedId } = await records.insertOne({ ...letters, idempotencyKey: 'letters only' });
    await records.updateOne({ _id: plain?._id }, { $set: { reference: 'SP-7K3M9Q', searchKeys: ['kept'] } });
    await migrate(referencesOfLettersAreFoundWhole);
    expect((await records.findOne({ _id: insertedId }))?.searchKeys.length).toBeGreaterThan(10);
    expect((await records.findOne({ _id: plain?._id }))?.searchKeys).toEqual(['kept']);
    await records.deleteOne({ _id: insertedId });
  });

  test('add the key that says whether there is a document, and leave records that have it as they are', async () => {
    for (const [name, key] of [
      ['factory_applications', ':none'],
      ['shareholders', ':document'],
    ] as const) {
      const sent = await collection(name).findOne();
      expect(sent?.searchKeys).toContain(key);
      await collection(name).updateOne({ _id: sent?._id }, { $pull: { searchKeys: key } } as never);
      await migrate(documentsAreFoundByAKey);
      expect(await searchedBy(collection(name), sent?._id)).toEqual(fieldsOf(sent));
      const kept = { searchKeys: ['old', key] };
      await collection(name).updateOne({ _id: sent?._id }, { $set: kept });
      await migrate(documentsAreFoundByAKey);
      expect(await collection(name).findOne()).toMatchObject(kept);
      await collection(name).updateOne({ _id: sent?._id }, { $set: { searchKeys: sent?.searchKeys } });
    }
  });

  test('renew only the keys of records with more words than were paired', async () => {
    const records = collection('factory_applications');
    const short = await records.findOne();
    const location =
      'Near old mill, village Rampur Kalan, post Bidupur, thana Ganga Bridge, block Hajipur, district Vaishali, Bihar';
    await sendApplication(running.origin, applicationForm({ location })).expect(201);
    const long = await records.findOne({ location });
    expect(long?.searchKeys).toEqual(expect.arrayContaining(searchedPairs(parseSearch('vaishali bihar'))));
    await records.updateMany({}, { $set: { searchKeys: ['old'] } });
    await migrate(longPlacesAreFoundByTwoWords);
    // The key for the outcome was removed with the others.
    const renewed = long?.searchKeys.filter((key: string) => !isOutcomeKey(key));
    expect(await searchedBy(records, long?._id)).toEqual({
      searchKeys: renewed,
      searchText: long?.searchText,
    });
    expect(await searchedBy(records, short?._id)).toEqual({ ...fieldsOf(short), searchKeys: ['old'] });
    await records.deleteOne({ _id: long?._id });
    await records.updateOne({ _id: short?._id }, { $set: { searchKeys: short?.searchKeys } });
  });

  test('renew only the keys with digits of a script that was not converted', async () => {
    const records = collection('factory_applications');
    const latin = await records.findOne();
    const location = 'கோவை ௬௪௧௦௦௧';
    await sendApplication(running.origin, applicationForm({ location })).expect(201);
    const tamil = await records.findOne({ location });
    expect(tamil?.searchText).toContain('641001');
    const searchText = tamil?.searchText.replace('641001', '௬௪௧௦௦௧');
    await records.updateOne({ _id: tamil?._id }, { $set: { searchText } });
    await records.updateMany({}, { $set: { searchKeys: ['old'] } });
    await migrate(digitsOfEveryScriptAreFound);
    const renewed = await searchedBy(records, tamil?._id);
    expect(renewed).toMatchObject({ searchText: tamil?.searchText });
    expect(renewed?.searchKeys).toContain('641001');
    expect(await searchedBy(records, latin?._id)).toEqual({ ...fieldsOf(latin), searchKeys: ['old'] });
    await records.deleteOne({ _id: tamil?._id });
    await records.updateOne({ _id: latin?._id }, { $set: { searchKeys: latin?.searchKeys } });
  });

  test('make names with an apostrophe findable in one word', async () => {
    const records = collection('shareholders');
    for (const fullName of ["Maria D'Souza", 'Maria D Souza', 'Maria Pinto'])
      await sendShareholder(running.origin, { ...shareholderForm(), fullName }).expect(201);
    const before = await records.find({ fullName: /^Maria/ }).toArray();
    await records.updateMany({ fullName: /^Maria/ }, { $set: { searchKeys: ['old'] } });
    await migrate(namesWithAnApostropheAreFoundInOneWord);
    for (const { _id, fullName, searchKeys, searchText } of before) {
      const isDivided = fullName !== 'Maria Pinto';
      const renewed = await searchedBy(records, _id);
      expect(renewed).toEqual({ searchKeys: isDivided ? searchKeys : ['old'], searchText });
      expect(searchText.includes(' dsouza')).toBe(isDivided);
    }
    await records.deleteMany({ fullName: /^Maria/ });
  });

  test('keep changes that are made while they run', async () => {
    const records = collection('contact_messages');
    const sent = await records.findOne();
    await records.updateOne({ _id: sent?._id }, { $push: { searchKeys: 'old' } } as never);
    const key = (sent?.searchKeys ?? []).find(isOutcomeKey);
    const write = mongo.Collection.prototype.bulkWrite;
    const spy = jest.spyOn(mongo.Collection.prototype, 'bulkWrite');
    spy.mockImplementationOnce(async function (this: mongo.Collection, ...args) {
      // Somebody answers the message after the migration has read it.
      await records.updateOne({ _id: sent?._id }, { $pull: { searchKeys: key } } as never);
      return write.apply(this, args);
    });
    await migrate();
    spy.mockRestore();
    const kept = await records.findOne({ _id: sent?._id });
    expect(kept?.searchKeys).not.toContain('old');
    expect(kept?.searchKeys).not.toContain(key);
    await records.updateOne({ _id: sent?._id }, { $set: { searchKeys: sent?.searchKeys } });
  });

  test('reach all records when they are repeated after an interruption, and write nothing when nothing changes', async () => {
    const template = await collection('contact_messages').findOne(
      {},
      { projection: { name: 1, email: 1, _id: 0 } },
    );
    const others = Array.from({ length: 1_001 }, (_entry, index) => ({
      ...template,
      reference: `CM-${String(index).padStart(6, '0')}`,
      searchKeys: ['the', 'old'],
    }));
    await collection('contact_messages').insertMany(others);
    const bulkWrite = jest.spyOn(mongo.Collection.prototype, 'bulkWrite');
    try {
      bulkWrite.mockRejectedValueOnce(new Error('killed'));
      await expect(migrate()).rejects.toThrow('killed');
      await migrate();
      expect(await collection('contact_messages').countDocuments({ searchKeys: 'old' })).toBe(0);
      bulkWrite.mockClear();
      await migrate();
      expect(bulkWrite).not.toHaveBeenCalled();
    } finally {
      bulkWrite.mockRestore();
    }
  });
});

describe('a search by two words', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp();
  });
  afterAll(() => running.close());

  test('finds a record by any two of its name and place, and no record by the domain of its e-mail', async () => {
    const { token } = await administratorWith(running, ['applications:read']);
    const found = async (query: string) => {
      const answer = await request(running.origin)
        .get(`/api/apply-factory?${query}`)
        .auth(token, { type: 'bearer' })
        .expect(200);
      return answer.body.length;
    };
    await sendApplication(running.origin).expect(201);
    const [sent] = await running.connection.collection('factory_applications').find().toArray();
    const [first, last] = sent?.name.split(' ') ?? [];
    const [place] = sent?.location.split(',') ?? [];
    expect(await found(`q=${first} ${last}`)).toBe(1);
    expect(await found(`q=${last} ${first?.slice(0, 3)}`)).toBe(1);
    expect(await found(`q=${place} ${last}`)).toBe(1);
    expect(await found(`q=${last} Ludhiana`)).toBe(0);
    expect(await found(`location=${place}`)).toBe(1);
    expect(await found(`location=${last}`)).toBe(0);
    expect(await found('q=example')).toBe(0);
  });
});
