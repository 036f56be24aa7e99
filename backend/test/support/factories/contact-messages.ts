import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import request, { type Test } from 'supertest';
import { CONTACT_MESSAGE, type ContactMessage } from '../../../src/contact/contact-message.schema.js';
import type { TestApp } from '../test-app.js';

/** A valid message with the given changes; `undefined` removes a field. */
export function contactForm(different: object = {}): Record<string, unknown> {
  return {
    name: 'Asha Kumari',
    email: 'asha@example.org',
    subject: 'General Inquiry',
    message: 'When does the water plant open?',
    ...different,
  };
}

/** Sends a message as the browser does. */
export function sendMessage(
  origin: string,
  body: unknown = contactForm(),
  { key, language }: { key?: string; language?: string } = {},
): Test {
  const sending = request(origin).post('/api/contact');
  if (key !== undefined) sending.set('Idempotency-Key', key);
  if (language !== undefined) sending.set('Accept-Language', language);
  return sending.send(body as object);
}

/** For checking what was stored. */
export function contactModel(running: TestApp): Model<ContactMessage> {
  return running.app.get<Model<ContactMessage>>(getModelToken(CONTACT_MESSAGE), { strict: false });
}
