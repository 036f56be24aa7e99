import fc, { type Arbitrary } from 'fast-check';
import { TrackCodes } from '../../src/track/track-codes.js';
import { TrackTokens } from '../../src/track/track-tokens.js';
import { openRoom } from '../support/factories/presentation-rooms.js';
import { sendSubscription, subscriptionForm, subscriptionModel } from '../support/factories/subscriptions.js';
import type { TestApp } from '../support/test-app.js';
import type { Body } from './body.js';
import type { DescribedCall } from './described-call.js';
import { formBodies } from './form-bodies.js';
import { jsonBodies } from './json-bodies.js';

export type SentHeaders = Partial<
  Record<'Idempotency-Key' | 'Accept-Language' | 'Authorization', string | undefined>
>;

/** The requests to send to an endpoint, and the stored data that a rejected request must not change. */
export interface Trial {
  bodies: Arbitrary<Body>;
  headers: Arbitrary<SentHeaders>;
  stored: () => Promise<unknown>;
  /** Values for the placeholders in path, headers and body, valid for the next request. */
  known?: () => Promise<Record<string, string>>;
}

type MakeTrial = (call: DescribedCall, running: TestApp) => Trial;

/** The public endpoints that accept a body. */
export const TRIALS: Readonly<Record<string, MakeTrial>> = {
  '/api/contact': (call, running) => ({
    bodies: jsonBodies(call),
    headers: formHeaders,
    stored: countsIn(running, 'contact_messages'),
  }),
  '/api/subscription': (call, running) => ({
    bodies: jsonBodies(call),
    headers: formHeaders,
    stored: countsIn(running, 'subscriptions'),
  }),
  '/api/apply-factory': (call, running) => ({
    bodies: formBodies(call),
    headers: formHeaders,
    stored: countsIn(running, 'factory_applications', 'documents.files', 'documents.chunks'),
  }),
  '/api/shareholder/apply': (call, running) => ({
    bodies: formBodies(call),
    headers: formHeaders,
    stored: countsIn(running, 'shareholders', 'documents.files', 'documents.chunks'),
  }),
  '/api/track/code': (call, running) => {
    const subscriber = new Subscriber(running);
    return {
      bodies: jsonBodies(call, { reference: REFERENCE, email: EMAIL }),
      headers: fc.constant({}),
      stored: countsIn(running, 'track_codes'),
      known: async () => ({ [REFERENCE]: (await subscriber.current()).reference }),
    };
  },
  '/api/track/open': (call, running) => {
    const subscriber = new Subscriber(running);
    const codes = running.app.get(TrackCodes, { strict: false });
    return {
      bodies: jsonBodies(call, { reference: REFERENCE, email: EMAIL, code: CODE }),
      headers: fc.constant({}),
      // A wrong code raises only the attempt counter of a document, so the number of documents stays the same.
      stored: countsIn(running, 'track_codes'),
      known: async () => {
        const { reference } = await subscriber.current();
        return { [REFERENCE]: reference, [CODE]: await codes.issue({ reference, email: EMAIL }) };
      },
    };
  },
  '/api/track/status': (call, running) => {
    const subscriber = new Subscriber(running);
    const tokens = running.app.get(TrackTokens, { strict: false });
    return {
      bodies: jsonBodies(call),
      headers: tokenHeaders,
      stored: () => subscriber.state(),
      known: async () => ({ [TOKEN]: tokens.issue(await subscriber.current()) }),
    };
  },
  '/api/presentation-rooms/{code}/commands': (call, running) => {
    const room = openRoom(running.origin);
    return {
      bodies: jsonBodies(call),
      headers: tokenHeaders,
      stored: () => running.connection.collection('presentation_rooms').find().toArray(),
      known: async () => ({ '{code}': (await room).code, [TOKEN]: (await room).clickerKey }),
    };
  },
  '/api/browser-errors': (call) => ({
    bodies: jsonBodies(call),
    headers: fc.constant({}),
    // Accepted reports are logged, not stored.
    stored: async () => 0,
  }),
};

const EMAIL = 'subscriber@example.org';
const REFERENCE = 'KNOWN-REFERENCE';
const CODE = 'KNOWN-CODE';
const TOKEN = 'KNOWN-TOKEN';

const formHeaders: Arbitrary<SentHeaders> = fc.record({
  // The first two keys are valid and recur, so that different bodies arrive with the same key.
  'Idempotency-Key': optional(
    'first-key',
    'second-key',
    'short',
    'with a blank',
    '{"$gt":""}',
    'k'.repeat(300),
  ),
  'Accept-Language': optional('hi', 'en-IN', '*', 'hi;q=x', ','.repeat(200)),
});

const tokenHeaders: Arbitrary<SentHeaders> = fc.record({
  Authorization: fc.oneof(
    { weight: 8, arbitrary: fc.constant(`Bearer ${TOKEN}`) },
    optional('Bearer', `Bearer ${TOKEN}x`, TOKEN, 'Bearer e30.e30.', 'Basic YTpi', `bearer  ${TOKEN}`),
  ),
});

function optional(...values: string[]): Arbitrary<string | undefined> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values));
}

function countsIn({ connection }: TestApp, ...collections: string[]): () => Promise<number[]> {
  return () => Promise.all(collections.map((name) => connection.collection(name).countDocuments()));
}

/** A person with an active subscription, which is replaced once it is cancelled or erased. */
class Subscriber {
  private subscription: { id: string; reference: string } | undefined;

  constructor(private readonly running: TestApp) {}

  async current(): Promise<{ id: string; reference: string }> {
    const state = await this.state();
    if (this.subscription && state?.status === 'active' && !state.erasing) return this.subscription;
    const { body } = await sendSubscription(this.running.origin, subscriptionForm({ email: EMAIL }));
    this.subscription = { id: body.data._id, reference: body.data.reference };
    return this.subscription;
  }

  /** Every field that an action can change. */
  state() {
    return subscriptionModel(this.running)
      .findById(this.subscription?.id, { status: 1, revision: 1, erasing: 1, 'history.status': 1 })
      .lean();
  }
}
