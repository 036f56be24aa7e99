import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import request, { type Test } from 'supertest';
import { SUBSCRIPTION, type Subscription } from '../../../src/subscriptions/subscription.schema.js';
import type { TestApp } from '../test-app.js';

/** A valid form with the given changes; `undefined` removes a field. */
export function subscriptionForm(different: object = {}): Record<string, unknown> {
  return {
    userType: 'Individual User',
    name: 'Asha Kumari',
    email: 'asha@example.org',
    address: 'House 7, Station Road, Hajipur, Bihar',
    pinCode: '844101',
    mobile: '9876543210',
    combo: 'Premium Pack',
    quantity: 2,
    paymentMethod: 'cod',
    ...different,
  };
}

/** Sends a form as the browser does. */
export function sendSubscription(
  origin: string,
  body: unknown = subscriptionForm(),
  { key, language }: { key?: string; language?: string } = {},
): Test {
  const sending = request(origin).post('/api/subscription');
  if (key !== undefined) sending.set('Idempotency-Key', key);
  if (language !== undefined) sending.set('Accept-Language', language);
  return sending.send(body as object);
}

/** For checking what was stored. */
export function subscriptionModel(running: TestApp): Model<Subscription> {
  return running.app.get<Model<Subscription>>(getModelToken(SUBSCRIPTION), { strict: false });
}
