import request, { type Test } from 'supertest';
import { eventually } from '../eventually.js';
import { applicationForm, freshKey, sendApplication } from '../factories/applications.js';
import { sendSubscription, subscriptionForm } from '../factories/subscriptions.js';
import { Inbox } from '../services/inbox.js';
import { startTestApp, type TestApp } from '../test-app.js';

export function askForCode(origin: string, pair: object): Test {
  return request(origin).post('/api/track/code').send(pair);
}

export function openRecord(origin: string, body: object): Test {
  return request(origin).post('/api/track/open').send(body);
}

export function trackStatus(origin: string, token: string, action?: string): Test {
  return request(origin)
    .post('/api/track/status')
    .set('Authorization', `Bearer ${token}`)
    .send(action === undefined ? {} : { action });
}

/** The six digits on a line of their own in a mail. */
export function codeIn(text: string): string | undefined {
  return /: (\d{6})$/m.exec(text)?.[1];
}

/** A submission, as identified by the sender’s receipt. */
export interface Sent {
  _id: string;
  reference: string;
  email: string;
}

export function pairOf({ reference, email }: Sent): { reference: string; email: string } {
  return { reference, email };
}

/** A code different from this one. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Senders of forms who track them, each with their own address. */
export class Visitors {
  private constructor(
    readonly running: TestApp,
    readonly inbox: Inbox,
  ) {}

  /** Starts a server whose mails go to a new inbox. */
  static async open(): Promise<Visitors> {
    const inbox = await Inbox.open();
    return new Visitors(await startTestApp({ env: { SMTP_URL: inbox.url } }), inbox);
  }

  async close(): Promise<void> {
    await this.running.close();
    await this.inbox.close();
  }

  freshEmail(): string {
    return `${freshKey()}@example.org`;
  }

  /** Sends the form and returns the receipt. */
  async sent(sending: Test, email: string): Promise<Sent> {
    const { body, status } = await sending;
    expect(status).toBe(201);
    return { _id: body.data._id, reference: body.data.reference, email };
  }

  subscribed(different: object = {}, language = 'en'): Promise<Sent> {
    const form = subscriptionForm({ email: this.freshEmail(), ...different });
    return this.sent(sendSubscription(this.running.origin, form, { language }), String(form.email));
  }

  applied(): Promise<Sent> {
    const email = this.freshEmail();
    return this.sent(sendApplication(this.running.origin, applicationForm({ email })), email);
  }

  /** Requests a code and reads it from the next mail. */
  async codeFor({ reference, email }: Sent): Promise<string> {
    const codes = () => this.inbox.mails.flatMap(({ to, text }) => (to === email ? [codeIn(text)] : []));
    const before = codes();
    await askForCode(this.running.origin, { reference, email }).expect(200);
    const fresh = await eventually(
      async () => codes().find((code) => code !== undefined && !before.includes(code)),
      (found) => found !== undefined,
    );
    return fresh ?? '';
  }

  /** Requests a code, opens the record with it and returns the response, which contains a token. */
  async opened(of: Sent): Promise<{ token: string; expiresIn: number; data: Record<string, unknown> }> {
    const code = await this.codeFor(of);
    const answer = await openRecord(this.running.origin, { ...pairOf(of), code });
    expect(answer.status).toBe(200);
    return answer.body;
  }
}
