import type { OwnEmail } from '../../src/data/account/email-change';
import type { OwnSession } from '../../src/data/account/own-sessions';
import type { SecondFactor } from '../../src/data/account/second-factor';
import type { Settings } from '../../src/data/account/settings';
import type { Application } from '../../src/data/records/applications';
import type { ContactMessage } from '../../src/data/records/contacts';
import type { DecisionReasons } from '../../src/data/records/decision-reasons';
import type { OpenRecord, Viewer } from '../../src/data/records/presence';
import type { Colleague, SubmittedRecord } from '../../src/data/records/records';
import type { Shareholder } from '../../src/data/records/shareholders';
import type { Subscription } from '../../src/data/records/subscriptions';
import type { SavedView } from '../../src/data/views';
import { answerReasons, previewOf } from './fake-decisions';
import { FakeNotifications } from './fake-notifications';
import { answerList, aRecord, assignRecord, changeNotes, changeRecord } from './fake-records';
import { answerReplies } from './fake-replies';
import { statisticsOf } from './fake-statistics';
import { answerViews } from './fake-views';

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Handler = (request: Request, url: URL) => Answer | undefined | Promise<Answer | undefined>;

export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** The `Idempotency-Key` header. */
  key: string | null;
}

const EVERYTHING = ['applications:read', 'applications:review'];

/** A factory application as the API returns it; pass only the fields that matter to the test. */
export function anApplication(part: Partial<Application> & { _id: string }): Application {
  return {
    ...aRecord('FA', part._id, 'pending'),
    name: `Applicant ${part._id}`,
    business_idea: 'Apparel & Textiles',
    location: 'Varanasi, Uttar Pradesh',
    required_amount: '₹25 Lacs - ₹50 Lacs',
    email: `${part._id}@example.org`,
    sameContact: [],
    ...part,
  };
}

/** A contact message as the API returns it. */
export function aMessage(part: Partial<ContactMessage> & { _id: string }): ContactMessage {
  return {
    ...aRecord('CM', part._id, 'new'),
    name: `Sender ${part._id}`,
    email: `${part._id}@example.org`,
    subject: 'General Inquiry',
    message: 'When does the water plant open?',
    ...part,
  };
}

/** A shareholder application as the API returns a single record. */
export function aShareholder(part: Partial<Shareholder> & { _id: string }): Shareholder {
  return {
    ...aRecord('SH', part._id, 'pending'),
    fullName: `Shareholder ${part._id}`,
    email: `${part._id}@example.org`,
    mobile: '9835012345',
    location: 'Hajipur, Bihar',
    panNumber: '******234F',
    nomineeName: 'Ravi Kumar',
    nomineeRelation: 'Spouse',
    sharePurchase: 10,
    amount: 5000,
    termsAgreed: true,
    idProof: `/api/shareholder/${part._id}/id-proof`,
    document: { name: 'aadhaar.pdf', size: 48_213, type: 'application/pdf' },
    duplicates: [],
    sameContact: [],
    ...part,
  };
}

/** A spice subscription as the API returns it. */
export function aSubscription(part: Partial<Subscription> & { _id: string }): Subscription {
  return {
    ...aRecord('SP', part._id, 'active'),
    level: 'Premium',
    userType: 'Individual User',
    name: `Subscriber ${part._id}`,
    email: `${part._id}@example.org`,
    address: 'House 7, Station Road, Hajipur, Bihar',
    pinCode: '844101',
    mobile: '9835012345',
    combo: 'Premium Pack',
    quantity: 2,
    paymentMethod: 'cod',
    total: 4000,
    nextDelivery: '2025-12-15',
    ...part,
  };
}

/** An in-memory fake of the part of the API that the console calls. The browser tests use the real API. */
export class FakeApi {
  applications: Application[] = [];
  messages: ContactMessage[] = [];
  shareholders: Shareholder[] = [];
  subscriptions: Subscription[] = [];
  admin: { _id: string; email: string; permissions: string[] } | null = {
    _id: 'a1',
    email: 'office@saajha.example',
    permissions: EVERYTHING,
  };
  /** The server's time in the `Date` header; none by default. */
  date: Date | undefined;
  /** Second factor of the logged-in account. */
  secondFactor: SecondFactor = {
    methods: [],
    passkeys: [],
    recoveryCodesLeft: 0,
    mustSetUp: false,
    isRequired: false,
  };
  /** Saved views of the lists. */
  views: SavedView[] = [];
  /** Decision reasons. */
  reasons: DecisionReasons = { revision: 0, reasons: [] };
  /** The logged-in account's PAN reveals today; `records` holds ids, and `used` may be set higher. */
  reveals = { used: 0, perDay: 40, resetsAt: '2030-01-15T18:30:00.000Z', records: [] as string[] };
  /** Sessions of that account. */
  sessions: OwnSession[] = [];
  /** Settings of that account. */
  settings: Settings = {
    locale: 'en',
    colours: 'system',
    density: 'comfortable',
    startPage: 'dashboard',
    shortcuts: true,
    notifySubmissions: true,
    notifyDecisions: true,
    notifyAccounts: true,
    browserNotifications: false,
    colleagueMails: true,
    digest: 'off',
  };
  /** Notifications and their event stream. */
  readonly bell = new FakeNotifications();
  /** Pending change of that account's e-mail address. */
  emailChange: OwnEmail['change'];
  /** Called before a change is evaluated, to simulate another administrator who acts first. */
  beforeChange: (() => void) | undefined;
  /** Possible assignees, besides the logged-in account. */
  colleagues: Colleague[] = [];
  /** Colleagues who have a record open. */
  present: Viewer[] = [];
  /** Open records that this tab reported, in order; undefined when it closed one. */
  readonly places: (OpenRecord | undefined)[] = [];
  /** Maximum rows of a list page, whatever `limit` the console sends. */
  pageSize = 50;
  readonly calls: RecordedCall[] = [];
  private readonly overrides: Handler[] = [];

  /** Answers calls with `handler` when it returns an answer. @returns a function that removes the handler */
  override(handler: Handler) {
    this.overrides.unshift(handler);
    return () => this.overrides.splice(this.overrides.indexOf(handler), 1);
  }

  /** Body of the last call. */
  lastBody<T>(): T {
    return this.calls[this.calls.length - 1]?.body as T;
  }

  /** Calls to a path, in order. */
  callsTo(method: string, path: string): RecordedCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.clone().text();
    const fromBell = this.admin ? this.bell.answer(request, url, text) : undefined;
    if (fromBell) return fromBell;
    const query = Object.fromEntries(url.searchParams);
    // Not recorded: presence calls repeat between the calls that a test checks.
    if (url.pathname.startsWith('/api/admin/presence'))
      return this.respond(this.answerPresence(request, text));
    this.calls.push({
      method: request.method,
      path: url.pathname,
      query,
      body: text ? JSON.parse(text) : undefined,
      key: request.headers.get('idempotency-key'),
    });
    for (const handler of this.overrides) {
      const answer = await handler(request, url);
      if (answer) return this.respond(answer);
    }
    return this.respond(await this.answer(request, url));
  };

  private answerPresence(request: Request, body: string): Answer {
    if (request.method === 'DELETE') this.places.push(undefined);
    if (request.method === 'PUT') {
      const { record, deciding } = JSON.parse(body);
      this.places.push({ record, deciding });
    }
    return { body: this.present };
  }

  private respond({ status = 200, body, headers: given }: Answer): Response {
    const headers = { ...(this.date && { date: this.date.toUTCString() }), ...given };
    if (body instanceof Blob) return new Response(body, { status, headers });
    return new Response(JSON.stringify(body ?? {}), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  private async answer(request: Request, url: URL): Promise<Answer> {
    const path = url.pathname;
    if (path === '/api/admin/session/refresh' || path === '/api/admin/login') return this.session();
    if (path === '/api/admin/logout') {
      this.admin = null;
      return { body: { message: 'Logged out successfully' } };
    }
    if (!this.admin) return failure(401, 'UNAUTHENTICATED', 'Please log in.');
    if (path === '/api/admin/profile') return { body: { admin: this.admin } };
    if (path === '/api/admin/sessions') return { body: this.sessions };
    if (path === '/api/admin/settings') return this.answerSettings(request);
    if (path === '/api/admin/change-email') {
      return { body: { email: this.admin.email, change: this.emailChange } };
    }
    if (path === '/api/admin/2fa') return { body: this.secondFactor };
    if (path === '/api/downloads') {
      return { body: { message: 'Download prepared', data: { path: '/api/downloads/once', expiresIn: 60 } } };
    }
    if (path.startsWith('/api/admin/views')) {
      const answer = answerViews(this.views, request, url, this.calls.at(-1)?.body);
      if (answer) return answer;
    }
    if (path === '/api/admin/decision-reasons') {
      if (request.method !== 'GET') this.beforeChange?.();
      return answerReasons(this.reasons, request.method, this.calls.at(-1)?.body, this.admin.email);
    }
    if (path === '/api/admin/stats') return { body: statisticsOf(this, this.admin.permissions) };
    if (path === '/api/admin/undelivered-mails') return { body: [], headers: { 'X-Total-Count': '0' } };
    if (path === '/api/admin/reveals') return { body: { ...this.reveals } };
    if (path === '/api/admin/audit/chain') return { body: {} };
    if (path === '/api/admin/exports/audit') {
      return {
        body: { message: 'Export prepared', data: { path: '/api/admin/exports/once', expiresIn: 60 } },
      };
    }
    const [, kind = '', ...steps] = path.slice('/api'.length).split('/');
    const records = this.recordsOf(kind);
    if (!records) return failure(404, 'NOT_FOUND', 'There is no such address.');
    if (steps.length === 0) {
      const nameOf = (one: SubmittedRecord) => ('fullName' in one ? String(one.fullName) : nameIn(one));
      return answerList(records, { path, url, nameOf, pageSize: this.pageSize });
    }
    if (steps[0] === 'colleagues') return { body: [this.ownName(this.admin), ...this.colleagues] };
    const [id, rest, last] = steps[0] === 'approval' ? [steps[1], 'status', steps[2]] : steps;
    const at = records.findIndex((one) => one._id === id);
    const record = records[at];
    if (!record) return failure(404, 'NOT_FOUND', 'There is no such record.');
    if (last === 'preview') return { body: previewOf(record, await request.json()) };
    if (rest === 'status') return this.change(record, await request.json());
    if (rest === 'notes') {
      const text = request.method === 'POST' ? (await request.json()).text : undefined;
      return changeNotes(record, {
        by: this.admin.email,
        text,
        noteId: steps[2],
        colleagues: this.colleagues,
      });
    }
    if (rest === 'replies') {
      this.beforeChange?.();
      const message = record as ContactMessage;
      const call = { method: request.method, step: steps[2], query: url.searchParams, by: this.admin.email };
      const answer = answerReplies(message, { ...call, body: this.calls.at(-1)?.body });
      const sentence = `${message.replies?.at(-1)?.by} has replied meanwhile. Nothing was sent.`;
      return answer ?? failure(409, 'CONFLICT', sentence, { ...message });
    }
    if (rest === 'assignee') {
      this.beforeChange?.();
      const changed = assignRecord(record, await request.json(), [
        this.ownName(this.admin),
        ...this.colleagues,
      ]);
      return changed ?? failure(409, 'CONFLICT', 'Someone else was faster.', record);
    }
    if (rest === 'document' || rest === 'id-proof') {
      return { body: new Blob(['%PDF-1.7 plan'], { type: 'application/pdf' }) };
    }
    if (rest === 'pan') {
      return { body: { panNumber: 'ABCDE1234F', reveals: this.revealed(record._id) } };
    }
    if (request.method === 'DELETE') {
      if (url.searchParams.get('expectedStatus') !== record.status) {
        return failure(409, 'CONFLICT', 'This record has been changed in the meantime.', record);
      }
      records.splice(at, 1);
      return { body: { message: 'Application deleted', data: { _id: id } } };
    }
    return { body: record };
  }

  private ownName({ _id, email }: { _id: string; email: string }): Colleague {
    return { adminId: _id, email };
  }

  private async answerSettings(request: Request): Promise<Answer> {
    if (request.method === 'GET') return { body: this.settings };
    this.settings = { ...this.settings, ...(await request.json()) };
    return { body: { message: 'Settings saved successfully!', data: this.settings } };
  }

  /** The records of a kind, by the first path segment below `/api`. */
  private recordsOf(kind: string): SubmittedRecord[] | undefined {
    return {
      'apply-factory': this.applications as SubmittedRecord[],
      contact: this.messages,
      shareholder: this.shareholders,
      subscription: this.subscriptions,
    }[kind];
  }

  /** Counts a reveal. Like the API, it counts a record once a day. */
  private revealed(recordId: string) {
    const { used, perDay, resetsAt, records } = this.reveals;
    if (!records.includes(recordId)) {
      this.reveals = { used: used + 1, perDay, resetsAt, records: [...records, recordId] };
    }
    return { used: this.reveals.used, perDay, resetsAt };
  }

  private session(): Answer {
    if (!this.admin) return failure(401, 'UNAUTHENTICATED', 'Email or password is wrong.');
    const { mustSetUp: mustSetUpFactor } = this.secondFactor;
    return {
      body: { token: 't1', userId: this.admin._id, expiresIn: 600, mustSetUpFactor, admin: this.admin },
    };
  }

  private change(record: SubmittedRecord, payload: Parameters<typeof changeRecord>[1]): Answer {
    this.beforeChange?.();
    const changed = changeRecord(record, payload);
    const sentence = 'Someone else has changed this record in the meantime.';
    return changed ?? failure(409, 'CONFLICT', sentence, record);
  }
}

const nameIn = (record: SubmittedRecord) => ('name' in record ? String(record.name) : '');

/** The API's error envelope. */
export function failure(status: number, code: string, message: string, data?: unknown): Answer {
  return {
    status,
    body: { statusCode: status, code, message, error: message, requestId: 'r-1', ...(data ? { data } : {}) },
  };
}
