import type { Application } from '../src/data/applications';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Handler = (request: Request, url: URL) => Answer | undefined | Promise<Answer | undefined>;

export interface SeenCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

const EVERYTHING = ['applications:read', 'applications:review'];

/** An application as the API answers it; say only what matters to the test. */
export function anApplication(part: Partial<Application> & { _id: string }): Application {
  return {
    reference: `FA-${part._id.toUpperCase()}`,
    name: `Applicant ${part._id}`,
    business_idea: 'Apparel & Textiles',
    location: 'Varanasi, Uttar Pradesh',
    required_amount: '₹25 Lacs - ₹50 Lacs',
    email: `${part._id}@example.org`,
    status: 'pending',
    suspect: false,
    locale: 'en',
    createdAt: '2025-11-17T10:42:00.000Z',
    history: [{ status: 'pending', at: '2025-11-17T10:42:00.000Z' }],
    ...part,
  } as Application;
}

/** The part of the API that the console calls, kept in memory: the browser tests talk to the real one. */
export class ApiStandIn {
  applications: Application[] = [];
  admin: { _id: string; email: string; permissions: string[] } | null = {
    _id: 'a1',
    email: 'office@saajha.example',
    permissions: EVERYTHING,
  };
  /** Another administrator acts first; called before a status change is judged. */
  beforeChange: (() => void) | undefined;
  /** How many rows a page of the list has, whatever the console asks for. */
  pageSize = 50;
  readonly calls: SeenCall[] = [];
  private readonly overrides: Handler[] = [];

  /** The next matching call is answered by `handler` instead, as long as it answers something. */
  override(handler: Handler) {
    this.overrides.unshift(handler);
    return () => this.overrides.splice(this.overrides.indexOf(handler), 1);
  }

  /** Calls that were made to a path, in order. */
  callsTo(method: string, path: string): SeenCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const text = await request.clone().text();
    const query = Object.fromEntries(url.searchParams);
    this.calls.push({
      method: request.method,
      path: url.pathname,
      query,
      body: text ? JSON.parse(text) : undefined,
    });
    for (const handler of this.overrides) {
      const answer = await handler(request, url);
      if (answer) return this.respond(answer);
    }
    return this.respond(await this.answer(request, url));
  };

  private respond({ status = 200, body, headers = {} }: Answer): Response {
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
    if (path === '/api/apply-factory') return this.list(url);
    const [, id, rest] = /^\/api\/apply-factory\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const record = this.applications.find((one) => one._id === id);
    if (!record) return failure(404, 'NOT_FOUND', 'There is no such application.');
    if (rest === 'status') return this.change(record, await request.json());
    if (rest === 'document') return { body: new Blob(['%PDF-1.7 plan'], { type: 'application/pdf' }) };
    return { body: record };
  }

  private session(): Answer {
    if (!this.admin) return failure(401, 'UNAUTHENTICATED', 'Email or password is wrong.');
    return { body: { token: 't1', userId: this.admin._id, expiresIn: 600, admin: this.admin } };
  }

  private list(url: URL): Answer {
    const { status, sort, businessIdea, q, cursor, limit } = Object.fromEntries(url.searchParams);
    const found = this.applications
      .filter((one) => !status || one.status === status)
      .filter((one) => !businessIdea || one.business_idea === businessIdea)
      .filter((one) => !q || one.name.toLowerCase().includes(q.toLowerCase()))
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt) * (sort === '-createdAt' ? -1 : 1));
    const size = Math.min(Number(limit), this.pageSize);
    const start = Number(cursor ?? 0);
    const links = [
      start + size < found.length && `</api/apply-factory?cursor=${start + size}>; rel="next"`,
      start > 0 && `</api/apply-factory${start > size ? `?cursor=${start - size}` : ''}>; rel="prev"`,
    ];
    return {
      body: found.slice(start, start + size),
      headers: { 'x-total-count': String(found.length), link: links.filter(Boolean).join(', ') },
    };
  }

  private change(
    record: Application,
    wish: { status: Application['status']; expectedStatus?: string; reason?: string },
  ): Answer {
    this.beforeChange?.();
    if (wish.expectedStatus && wish.expectedStatus !== record.status) {
      const sentence = 'Someone else has changed this application in the meantime.';
      return { ...failure(409, 'CONFLICT', sentence, record), status: 409 };
    }
    record.status = wish.status;
    const { reason } = wish;
    record.history = [
      ...record.history,
      {
        status: wish.status,
        at: '2025-11-21T06:00:00.000Z',
        by: 'office@saajha.example',
        ...(reason ? { reason } : {}),
      },
    ];
    return { body: { message: 'Status updated', data: { ...record } } };
  }
}

/** The API's error envelope. */
export function failure(status: number, code: string, message: string, data?: unknown): Answer {
  return {
    status,
    body: { statusCode: status, code, message, error: message, requestId: 'r-1', ...(data ? { data } : {}) },
  };
}
