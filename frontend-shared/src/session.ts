import { create } from 'zustand';
import { ApiError } from './api-error';
import type { components } from './api-types.generated';

type SessionAnswer = components['schemas']['Session'];
export type SessionAdmin = SessionAnswer['admin'];

/** `unknown` until the server has been asked once; then logged in or logged out. */
export type SessionStatus = 'unknown' | 'in' | 'out';

export interface SessionState {
  status: SessionStatus;
  /** Lives in memory only, 10 minutes; the refresh token is an HttpOnly cookie that no script sees. */
  accessToken: string | null;
  admin: SessionAdmin | null;
  /** Logs in. Throws `ApiError` with the server's sentence. */
  login(email: string, password: string): Promise<void>;
  /** Ends the session on the server and in every tab; the tab is logged out even when the server is away. */
  logout(): Promise<void>;
  /** Asks the server who is here; answers the new status. Throws `ApiError` when the server gave no clear answer. */
  restore(): Promise<SessionStatus>;
  /**
   * Gets a fresh access token in place of `staleToken` and answers it, or null when the session has ended.
   * Tabs take turns, and a tab that waited uses the token another one fetched.
   */
  refresh(staleToken: string | null): Promise<string | null>;
}

type TabMessage = { type: 'fresh'; token: string; admin: SessionAdmin } | { type: 'out' };

const LOCK = 'admin-session-refresh';
const CHANNEL = 'admin-session';

async function post(path: string, body?: unknown): Promise<string> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body ?? {}),
    });
  } catch (cause) {
    throw ApiError.network(cause);
  }
  const text = await response.text();
  if (!response.ok) throw ApiError.fromBody(response.status, text, response.headers.get('retry-after'));
  return text;
}

/** Runs `work` while no other tab refreshes; without Web Locks (plain http) tabs cannot take turns. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(LOCK, work) : await work();
}

let channel: BroadcastChannel | undefined;
let refreshing: Promise<string | null> | undefined;

export const useSession = create<SessionState>()((set, get) => {
  const tabs = (): BroadcastChannel | undefined => {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'fresh') set({ status: 'in', accessToken: data.token, admin: data.admin });
      else set(loggedOut);
    };
    return channel;
  };
  const loggedOut = { status: 'out', accessToken: null, admin: null } as const;
  const announce = (message: TabMessage) => tabs()?.postMessage(message);
  const enter = (answer: SessionAnswer) => {
    set({ status: 'in', accessToken: answer.token, admin: answer.admin });
    announce({ type: 'fresh', token: answer.token, admin: answer.admin });
    return answer.token;
  };

  const refreshInTurn = (staleToken: string | null) =>
    inTurn(async () => {
      const current = get().accessToken;
      if (current !== null && current !== staleToken) return current;
      try {
        return enter(JSON.parse(await post('/api/admin/session/refresh')) as SessionAnswer);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        set(loggedOut);
        return null;
      }
    });

  return {
    status: 'unknown',
    accessToken: null,
    admin: null,
    async login(email, password) {
      tabs();
      enter(JSON.parse(await post('/api/admin/login', { email, password })) as SessionAnswer);
    },
    async logout() {
      const token = get().accessToken;
      set(loggedOut);
      announce({ type: 'out' });
      await endOnServer(token);
    },
    async restore() {
      tabs();
      await get().refresh(get().accessToken);
      return get().status;
    },
    refresh(staleToken) {
      tabs();
      refreshing ??= refreshInTurn(staleToken).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
});

async function endOnServer(token: string | null): Promise<void> {
  try {
    await fetch('/api/admin/logout', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: '{}',
    });
  } catch {
    // The tab has forgotten its token; the server's session ends by itself when it is not refreshed.
  }
}
