import type { Types } from 'mongoose';
import request from 'supertest';
import { ContactReplies } from '../../src/contact/replies/contact-replies.js';
import { answeredMessagesAreFoundByAKey } from '../../src/database/migrations/0011-answered-messages-are-found-by-a-key.js';
import { noticesWaitForNoAnswer } from '../../src/database/migrations/0013-notices-wait-for-no-answer.js';
import { administratorWith, type LoggedIn } from '../support/factories/administrators.js';
import { contactForm, contactModel, sendMessage } from '../support/factories/contact-messages.js';
import { cellsOf } from '../support/files/csv.js';
import { fetchPrepared, preparedFile } from '../support/files/prepared-file.js';
import { runMigration } from '../support/run-migration.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the filter for answered messages', () => {
  let running: TestApp;
  let asha: LoggedIn;
  let ravi: LoggedIn;
  beforeAll(async () => {
    running = await startTestApp();
    asha = await administratorWith(running, ['contacts:read', 'contacts:update']);
    ravi = await administratorWith(running, ['contacts:read', 'contacts:update']);
  });
  afterAll(() => running.close());
  beforeEach(() => contactModel(running).deleteMany({}));

  /** Sends a message and returns its id. A filled hidden field makes it suspect. */
  const received = async (name: string, different: object = {}): Promise<string> =>
    (await sendMessage(running.origin, contactForm({ name, ...different })).expect(201)).body.data._id;
  const get = (address: string) => request(running.origin).get(address).auth(asha.token, { type: 'bearer' });
  const list = (query: Record<string, string>) =>
    get(`/api/contact?${new URLSearchParams(query)}`).expect(200);
  const names = async (query: Record<string, string>): Promise<string[]> =>
    (await list(query)).body.map(({ name }: { name: string }) => name);
  const reply = async (by: LoggedIn, id: string, body: object = {}): Promise<string> => {
    const { data } = (
      await request(running.origin)
        .post(`/api/contact/${id}/replies`)
        .auth(by.token, { type: 'bearer' })
        .send({ text: 'It opens in March.', ...body })
        .expect(200)
    ).body;
    return data.replies.at(-1)._id;
  };
  const undo = (by: LoggedIn, id: string, replyId: string) =>
    request(running.origin)
      .delete(`/api/contact/${id}/replies/${replyId}`)
      .auth(by.token, { type: 'bearer' })
      .expect(200);
  const mark = (id: string, body: object) =>
    request(running.origin)
      .patch(`/api/contact/${id}/status`)
      .auth(asha.token, { type: 'bearer' })
      .send(body)
      .expect(200);
  /** Which of the two lists contains the message. */
  const listedAs = async (name: string) => ({
    answered: (await names({ answered: 'true' })).includes(name),
    waiting: (await names({ answered: 'false' })).includes(name),
  });
  const ANSWERED = { answered: true, waiting: false };
  const WAITING = { answered: false, waiting: true };
  const NEITHER = { answered: false, waiting: false };

  test('separates messages with a reply from those that wait for one, read or new', async () => {
    const [anu, balu] = [await received('Anu'), await received('Balu')];
    await received('Chitra');
    await mark(balu, { status: 'read' });
    expect(await names({ answered: 'false' })).toEqual(['Chitra', 'Balu', 'Anu']);
    await reply(asha, anu);
    expect(await names({ answered: 'true' })).toEqual(['Anu']);
    expect(await names({ answered: 'false', sort: 'name' })).toEqual(['Balu', 'Chitra']);
    expect(await names({ answered: 'false', status: 'read' })).toEqual(['Balu']);
    expect(await names({ answered: 'true', q: 'balu' })).toEqual([]);
    const page = await list({ answered: 'false', limit: '1' });
    expect(page.headers['x-total-count']).toBe('2');
    expect(page.headers.link).toContain('answered=false');
    // It still counts as answered after being set back to new.
    await mark(anu, { status: 'new' });
    expect(await listedAs('Anu')).toEqual(ANSWERED);
  });

  test('counts a message as waiting again once every reply is undone, in any order', async () => {
    const anu = await received('Anu');
    const first = await reply(asha, anu, { undoable: true });
    const second = await reply(ravi, anu, { undoable: true, expectedReplies: 1 });
    expect(await listedAs('Anu')).toEqual(ANSWERED);
    await undo(asha, anu, first);
    expect(await listedAs('Anu')).toEqual(ANSWERED);
    await undo(ravi, anu, second);
    expect(await listedAs('Anu')).toEqual(WAITING);
    await reply(asha, anu);
    expect(await listedAs('Anu')).toEqual(ANSWERED);
  });

  test('counts a message as waiting again when two replies are undone at the same moment', async () => {
    const replies = running.app.get(ContactReplies, { strict: false });
    for (let round = 0; round < 5; round += 1) {
      const name = `Anu ${round}`;
      const id = await received(name);
      const first = await reply(asha, id, { undoable: true });
      const second = await reply(ravi, id, { undoable: true, expectedReplies: 1 });
      const origin = ({ adminId, email }: LoggedIn) => ({ actor: { adminId, email }, from: '127.0.0.1' });
      await Promise.all([
        replies.withdraw(id, first, origin(asha)),
        replies.withdraw(id, second, origin(ravi)),
      ]);
      expect(await listedAs(name)).toEqual(WAITING);
    }
  });

  test('counts a request for news of the app launch as neither answered nor waiting until somebody replies', async () => {
    const about = {
      subject: 'Other',
      message: 'App launch: please e-mail this address when the app is ready.',
    };
    const id = await received('Anu', about);
    await received('Balu', { ...about, message: 'When is the App launch: in March?' });
    expect(await listedAs('Anu')).toEqual(NEITHER);
    expect(await listedAs('Balu')).toEqual(WAITING);
    expect(await names({ answered: 'false', status: 'new', sort: 'name' })).toEqual(['Balu']);
    const replied = await reply(asha, id, { undoable: true });
    expect(await listedAs('Anu')).toEqual(ANSWERED);
    await undo(asha, id, replied);
    expect(await listedAs('Anu')).toEqual(NEITHER);

    const { collection } = contactModel(running);
    await collection.updateOne({ name: 'Anu' }, { $push: { searchKeys: ':unanswered' } } as never);
    await runMigration(noticesWaitForNoAnswer, running.connection.db as never);
    expect((await collection.findOne({ name: 'Anu' }))?.searchKeys).not.toContain(':unanswered');
    expect(await listedAs('Balu')).toEqual(WAITING);
  });

  test('counts a message as answered when a reply arrives while another is undone', async () => {
    const anu = await received('Anu');
    const first = await reply(asha, anu, { undoable: true });
    const model = contactModel(running);
    const updateOne = model.updateOne.bind(model);
    const replyBeforeUndo = async (...args: never[]) => {
      // Other writes at this moment belong to the first reply's mail.
      if (JSON.stringify(args).includes('replies.$[reply].withdrawnAt')) {
        spy.mockRestore();
        await reply(ravi, anu, { expectedReplies: 1 });
      }
      return (updateOne as (...all: never[]) => Promise<unknown>)(...args);
    };
    const spy = jest.spyOn(model, 'updateOne').mockImplementation(replyBeforeUndo as never);
    await undo(asha, anu, first);
    expect(await listedAs('Anu')).toEqual(ANSWERED);
  });

  test('counts a suspect message as neither answered nor waiting until the suspect mark is cleared', async () => {
    const anu = await received('Anu', { website: 'https://spam.example' });
    const balu = await received('Balu', { website: 'https://spam.example' });
    expect((await get(`/api/contact/${anu}`)).body.suspect).toBe(true);
    expect(await listedAs('Anu')).toEqual(NEITHER);
    await mark(anu, { status: 'read' });
    expect(await listedAs('Anu')).toEqual(NEITHER);
    // Once without a change of status, and once with one.
    await mark(anu, { status: 'read', clearSuspect: true });
    expect(await listedAs('Anu')).toEqual(WAITING);
    await mark(balu, { status: 'read', clearSuspect: true });
    expect(await listedAs('Balu')).toEqual(WAITING);
  });

  test('answers 400 to a value other than true or false', async () => {
    expect((await get('/api/contact?answered=maybe').expect(400)).body.fields).toEqual({
      answered: ['Answered must be true or false.'],
    });
  });

  test('applies to exports, whose audit entry contains it', async () => {
    const anu = await received('Anu');
    await received('Balu');
    await reply(asha, anu);
    const prepared = await request(running.origin)
      .post('/api/contact/exports?answered=false')
      .auth(asha.token, { type: 'bearer' })
      .send({ columns: ['name'] })
      .expect(200);
    const rows = cellsOf(String((await fetchPrepared(running, preparedFile(prepared)).expect(200)).body));
    expect(rows).toEqual([['name'], ['Balu']]);
    const log = await running.connection.collection('audit_entries').findOne({ action: 'contact.exported' });
    expect(log?.detail).toEqual({ answered: false, columns: ['name'] });
  });

  test('covers messages stored before it existed once the migration has run, even twice', async () => {
    const anu = await received('Anu');
    await reply(asha, anu);
    const balu = await received('Balu');
    await undo(asha, balu, await reply(asha, balu, { undoable: true }));
    await received('Chitra');
    await received('Deepa', { website: 'https://spam.example' });
    const messages = contactModel(running).collection;
    const keysOf = async () =>
      new Map(
        (await messages.find().toArray()).map(({ name, searchKeys }) => [name, [...searchKeys].sort()]),
      );
    const now = await keysOf();
    for (const { _id, searchKeys } of await messages.find().toArray()) {
      const before = searchKeys.filter((key: string) => !key.endsWith('answered'));
      await messages.updateOne({ _id: _id as Types.ObjectId }, { $set: { searchKeys: before } });
    }
    expect(await names({ answered: 'false' })).toEqual([]);
    for (let run = 0; run < 2; run += 1) {
      await runMigration(answeredMessagesAreFoundByAKey, running.connection.db as never);
      expect(await keysOf()).toEqual(now);
    }
    expect(await names({ answered: 'false', sort: 'name' })).toEqual(['Balu', 'Chitra']);
  });
});
