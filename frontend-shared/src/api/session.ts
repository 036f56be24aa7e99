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
  /**
   * Ends the session on the server and in every tab. A server that is unavailable is told when the console is opened next; the tabs
   * are logged out at once.
   */
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
/** In the browser's storage while somebody has logged out and the server does not know it yet. */
const OWED_LOGOUT = 'admin-logout-owed';
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

/**
 * A logout that did not reach the server. Its cookie is still in the browser, and would let in whoever opens the console
 * next; so it is told again before it is asked who is here, also after the browser was closed.
 */
const owedLogout = {
  isThere: () => inStorage((storage) => storage.getItem(OWED_LOGOUT)) !== null,
  note: () => void inStorage((storage) => storage.setItem(OWED_LOGOUT, '1')),
  forget: () => void inStorage((storage) => storage.removeItem(OWED_LOGOUT)),
};

/** Browsers may be told to keep nothing; then they refuse, and a logout that was not heard stays unheard. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

let channel: BroadcastChannel | undefined;
let refreshing: Promise<string | null> | undefined;
/** The logout that is under way here: its answer takes the cookie away, whosesoever it is by then. */
let leaving: Promise<void> | undefined;
/** How often somebody logged out, here or in another tab: an answer that was asked for before lets nobody in after it. */
let endings = 0;

export const useSession = create<SessionState>()((set, get) => {
  const tabs = (): BroadcastChannel | undefined => {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'out') end();
      // A server that is unavailable is asked again by this tab's next call.
      else refreshAnew().catch(() => undefined);
    };
    return channel;
  };
  /** An answer that is under way may be about the cookie from before the login in the other tab. */
  const refreshAnew = async () => {
    await refreshing?.catch(() => undefined);
    await get().refresh(get().accessToken);
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
    owedLogout.forget();
    enter(answer);
    announce({ type: 'in' });
  };

  const refreshInTurn = (staleToken: string | null) => {
    const asked = endings;
    return inTurn(async () => {
      if (endings !== asked) return null;
      const current = get().accessToken;
      if (current !== null && current !== staleToken) return current;
      if (owedLogout.isThere()) {
        await endOnServer(null);
        // Nobody is let in by that cookie, whether the server could be told or not.
        if (get().accessToken === current) set(loggedOut);
        return get().accessToken;
      }
      try {
        const answer = JSON.parse(await post('/api/admin/session/refresh')) as SessionAnswer;
        return endings === asked ? enter(answer) : null;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        // Whoever has logged in here meanwhile has another session.
        if (get().accessToken === current) set(loggedOut);
        return get().accessToken;
      }
    });
  };

  return {
    status: 'unknown',
    accessToken: null,
    admin: null,
    async login(email, password) {
      await leaving;
      const answer: SessionAnswer | FactorChallenge = JSON.parse(
        await post('/api/admin/login', { email, password }),
      );
      if ('challenge' in answer) return answer;
      begin(answer);
      return undefined;
    },
    async showFactor(challenge, shown) {
      await leaving;
      begin(JSON.parse(await post('/api/admin/2fa/login', { challenge, ...shown })));
    },
    async showPasskeyAlone(challenge, passkey) {
      await leaving;
      begin(JSON.parse(await post('/api/admin/login/passkey', { challenge, passkey })));
    },
    adopt: (answer) => begin(answer),
    async logout() {
      const token = get().accessToken;
      owedLogout.note();
      end();
      announce({ type: 'out' });
      leaving = endOnServer(token);
      await leaving;
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
    const { ok, status } = await fetch('/api/admin/logout', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: '{}',
    });
    // 401: it knows no such session, and has taken the cookie away.
    if (ok || status === 401) owedLogout.forget();
  } catch {
    // The tab has forgotten its token, and the server is told again when somebody opens the console.
  }
}
