import request from 'supertest';
import { EventStream } from '../calls/event-stream.js';
import type { LoggedIn } from './administrators.js';

/** The notifications of an account. */
export const readNotifications = async (origin: string, { token }: LoggedIn) =>
  (await request(origin).get('/api/admin/notifications').auth(token, { type: 'bearer' }).expect(200)).body;

export const markRead = (origin: string, { token }: LoggedIn, upTo: unknown) =>
  request(origin).post('/api/admin/notifications/read').auth(token, { type: 'bearer' }).send({ upTo });

/** Opens the stream of notifications. */
export const listen = (origin: string, { token }: LoggedIn, lastEventId?: string | number) =>
  EventStream.open(`${origin}/api/admin/events`, {
    authorization: `Bearer ${token}`,
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  });

/** Changes settings of an account. */
export const changeSettings = ({ token }: LoggedIn, origin: string, change: object) =>
  request(origin).patch('/api/admin/settings').auth(token, { type: 'bearer' }).send(change).expect(200);
