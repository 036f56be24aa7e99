import request from 'supertest';
import { EventStream } from '../calls/event-stream.js';

/** A presentation room with its keys. */
export interface TestRoom {
  code: string;
  presenterKey: string;
  clickerKey: string;
  endsAt: string;
}

export async function openRoom(origin: string): Promise<TestRoom> {
  const { body } = await request(origin).post('/api/presentation-rooms').expect(201);
  return body.data;
}

export const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** A presenter's state. */
export const stateForm = (of: object = {}) => ({
  version: 1,
  slide: 1,
  blank: false,
  timer: { running: false, elapsed: 0 },
  ...of,
});

export const putState = (origin: string, { code, presenterKey }: TestRoom, of: object = {}) =>
  request(origin).put(`/api/presentation-rooms/${code}/state`).set(bearer(presenterKey)).send(stateForm(of));

export const sendCommand = (origin: string, { code, clickerKey }: TestRoom, command: object) =>
  request(origin).post(`/api/presentation-rooms/${code}/commands`).set(bearer(clickerKey)).send(command);

/** Unlinks all clickers. */
export const replaceClickerKey = (origin: string, { code, presenterKey }: TestRoom) =>
  request(origin).post(`/api/presentation-rooms/${code}/clicker-key`).set(bearer(presenterKey));

export const endRoom = (origin: string, { code, presenterKey }: TestRoom) =>
  request(origin).delete(`/api/presentation-rooms/${code}`).set(bearer(presenterKey));

/** Follows a room, as the audience unless a key is given. */
export const follow = (origin: string, { code }: TestRoom, key?: string, lastEventId?: string) =>
  EventStream.open(`${origin}/api/presentation-rooms/${code}/events`, {
    ...(key === undefined ? {} : bearer(key)),
    ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
  });
