import { create } from 'zustand';
import { ApiError } from './error';
import type { components } from './types.generated';

export type SessionAnswer = components['schemas']['Session'];
export type SessionAdmin = SessionAnswer['admin'];

/** The password was right; the second factor has to follow. */
export type FactorChallenge = components['schemas']['FactorChallenge'];
/** What is shown as second factor: one of them. */
export type ShownFactor = Pick<components['schemas']['FactorLogin'], 'code' | 'recoveryCode' | 'passkey'>;

/** `unknown` until the server has been asked once; then logged in or logged out. */
export type SessionStatus = 'unknown' | 'in' | 'out';

export interface SessionState {
  status: SessionStatus;
  /** Lives in memory only, 10 minutes; the refresh token is an HttpOnly cookie that no script sees. */
  accessToken: string | null;
  admin: SessionAdmin | null;
  /**
   * Logs in; answers a challenge when the account has a second factor, which `showFactor` then ends the login with.
   * Throws `ApiError` with the server's sentence.
   */
  login(email: string, password: string): Promise<FactorChallenge | undefined>;
  /** The second step of a login. Throws `ApiError` with the server's sentence. */
  showFactor(challenge: string, shown: ShownFactor): Promise<void>;
  /** A login without a password. Throws `ApiError` with the server's sentence. */
  showPasskeyAlone(challenge: string, passkey: components['schemas']['PasskeyAssertion']): Promise<void>;
  /** Goes on in a session that the server has just opened in the place of this one. */
  adopt(answer: SessionAnswer): void;
  /** Ends the session on the server and in every tab; the tab is logged out even when the server is away. */
  logout(): Promise<void>;
  /** Asks the server who is here; answers the new status. Throws `ApiError` when the server gave no clear answer. */
  restore(): Promise<SessionStatus>;
  /**
   * Gets a fresh access token in place of `staleToken` and answers it, or null when the session has ended.
   * Tabs take turns; each fetches a token of its own, since a token that travelled between tabs could be read by every
   * script of this origin, a payment page's included.
   */
  refresh(staleToken: string | null): Promise<string | null>;
}

/** `in`: somebody logged in, so that the cookie belongs to another session now. Never a token. */
type TabMessage = { type: 'in' } | { type: 'out' };

const LOCK = 'admin-session-refresh';
const CHANNEL = 'admin-session';
/** A server that has not answered for this long will not, in ms. It bounds how long a tab keeps the others waiting. */
const ANSWER_MS = 10_000;
/** How long a tab waits for its turn to refresh, in ms: one that the browser has frozen may never give it back. */
const TURN_MS = 15_000;

async function post(path: string, body?: unknown): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body ?? {}),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    text = await response.text();
  } catch (cause) {
    throw ApiError.network(cause);
  }
  if (!response.ok) throw ApiError.fromBody(response.status, text, response.headers.get('retry-after'));
  return text;
}

/** Runs `work` while no other tab refreshes; without Web Locks (plain http) tabs cannot take turns. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return await work();
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(TURN_MS) }, work);
  } catch (cause) {
    throw cause instanceof ApiError ? cause : ApiError.network(cause);
  }
}

let channel: BroadcastChannel | undefined;
let refreshing: Promise<string | null> | undefined;
/** How often somebody logged out, here or in another tab: an answer that was asked for before lets nobody in after it. */
let endings = 0;

export const useSession = create<SessionState>()((set, get) => {
  const tabs = (): BroadcastChannel | undefined => {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'out') end();
      // A server that is away is asked again by this tab's next call.
      else
        get()
          .refresh(get().accessToken)
          .catch(() => undefined);
    };
    return channel;
  };
  const loggedOut = { status: 'out', accessToken: null, admin: null } as const;
  const end = () => {
    endings += 1;
    set(loggedOut);
  };
  const announce = (message: TabMessage) => tabs()?.postMessage(message);
  const enter = (answer: SessionAnswer) => {
    set({ status: 'in', accessToken: answer.token, admin: answer.admin });
    return answer.token;
  };

  const begin = (answer: SessionAnswer) => {
    tabs();
    enter(answer);
    announce({ type: 'in' });
  };

  const refreshInTurn = (staleToken: string | null) => {
    const asked = endings;
    return inTurn(async () => {
      if (endings !== asked) return null;
      const current = get().accessToken;
      if (current !== null && current !== staleToken) return current;
      try {
        const answer = JSON.parse(await post('/api/admin/session/refresh')) as SessionAnswer;
        return endings === asked ? enter(answer) : null;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        set(loggedOut);
        return null;
      }
    });
  };

  return {
    status: 'unknown',
    accessToken: null,
    admin: null,
    async login(email, password) {
      const answer: SessionAnswer | FactorChallenge = JSON.parse(
        await post('/api/admin/login', { email, password }),
      );
      if ('challenge' in answer) return answer;
      begin(answer);
      return undefined;
    },
    async showFactor(challenge, shown) {
      begin(JSON.parse(await post('/api/admin/2fa/login', { challenge, ...shown })));
    },
    async showPasskeyAlone(challenge, passkey) {
      begin(JSON.parse(await post('/api/admin/login/passkey', { challenge, passkey })));
    },
    adopt: (answer) => begin(answer),
    async logout() {
      const token = get().accessToken;
      end();
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
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: '{}',
    });
  } catch {
    // The tab has forgotten its token; the server's session ends by itself when it is not refreshed.
  }
}
