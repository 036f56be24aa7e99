import { create } from 'zustand';
import { timeoutSignal } from './abort-signals';
import { ApiError } from './error';
import { useStepUp } from './step-up';
import type { components } from './types.generated';

export type SessionAnswer = components['schemas']['Session'];
export type SessionAdmin = SessionAnswer['admin'];

/** Response to a correct password when a second factor is required. */
export type FactorChallenge = components['schemas']['FactorChallenge'];
/** Proof of the second factor: exactly one of the three. */
export type FactorProof = Pick<components['schemas']['FactorLogin'], 'code' | 'recoveryCode' | 'passkey'>;

/** `unknown` until the first response from the server; then logged in or logged out. */
export type SessionStatus = 'unknown' | 'in' | 'out';

export interface SessionState {
  status: SessionStatus;
  /** Kept in memory only, valid for 10 minutes; the refresh token is an HttpOnly cookie. */
  accessToken: string | null;
  admin: SessionAdmin | null;
  /**
   * Logs in. Returns a challenge for `verifyFactor` if the account has a second factor.
   * @throws ApiError with the server's message
   */
  login(email: string, password: string): Promise<FactorChallenge | undefined>;
  /** Completes a login with the second factor. @throws ApiError with the server's message */
  verifyFactor(challenge: string, proof: FactorProof): Promise<void>;
  /** Logs in with a passkey, without a password. @throws ApiError with the server's message */
  logInByPasskey(challenge: string, passkey: components['schemas']['PasskeyAssertion']): Promise<void>;
  /** Replaces the session by one that the server has just opened, such as after a change of password. */
  adopt(answer: SessionAnswer): void;
  /**
   * Ends the session on the server and in all tabs. The tabs are logged out immediately; if the server is unavailable,
   * its logout is retried when the console is opened next.
   */
  logout(): Promise<void>;
  /** Restores the session from the cookie. @throws ApiError when the server could not decide */
  restore(): Promise<SessionStatus>;
  /**
   * Returns a new access token in place of `staleToken`, or null when the session has ended. Tabs refresh one at a
   * time, and each gets its own token: a token sent between tabs could be read by any script of this origin, including
   * those on the payment page.
   */
  refresh(staleToken: string | null): Promise<string | null>;
}

/** `in`: a login in another tab, so the cookie belongs to a new session. Never contains a token. */
type TabMessage = { type: 'in' } | { type: 'out' };

const LOCK = 'admin-session-refresh';
/** Shared by the tabs whose logout is pending. */
const LOGOUT_LOCK = 'admin-session-logout';
const CHANNEL = 'admin-session';
/** Key in `localStorage`, set while a logout has not reached the server. */
const UNSENT_LOGOUT_KEY = 'admin-logout-owed';
/** Timeout of a request, in ms. It also limits how long a tab holds the lock. */
const REQUEST_TIMEOUT_MS = 10_000;
/** How long a tab waits for the lock, in ms: a tab that the browser has frozen may never release it. */
const LOCK_TIMEOUT_MS = 15_000;

async function post(path: string, body?: unknown): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body ?? {}),
      signal: timeoutSignal(REQUEST_TIMEOUT_MS),
    });
    text = await response.text();
  } catch (cause) {
    throw ApiError.network(cause);
  }
  if (!response.ok) throw ApiError.fromBody(response.status, text, response.headers.get('retry-after'));
  return text;
}

/** Runs `work` while no other tab refreshes. Without Web Locks (plain http) tabs are not synchronised. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return await work();
  try {
    return await navigator.locks.request(LOCK, { signal: timeoutSignal(LOCK_TIMEOUT_MS) }, work);
  } catch (cause) {
    throw cause instanceof ApiError ? cause : ApiError.network(cause);
  }
}

/**
 * A logout that has not reached the server. The cookie is still in the browser and would log in the next person who
 * opens the console, so the logout is sent again before the session is restored, even after a restart of the browser.
 */
const unsentLogout = {
  isStored: () => inStorage((storage) => storage.getItem(UNSENT_LOGOUT_KEY)) !== null,
  store: () => void inStorage((storage) => storage.setItem(UNSENT_LOGOUT_KEY, '1')),
  remove: () => void inStorage((storage) => storage.removeItem(UNSENT_LOGOUT_KEY)),
};

/** Null when storage is blocked; then a failed logout is not retried. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

let channel: BroadcastChannel | undefined;
let refreshing: Promise<string | null> | undefined;
/** The pending logout of this tab. */
let pendingLogout: Promise<void> | undefined;
/** Number of logouts, here or in other tabs: the response to a request from before a logout is ignored. */
let logoutCount = 0;

export const useSession = create<SessionState>()((set, get) => {
  const openChannel = (): BroadcastChannel | undefined => {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.type === 'out') clearSession();
      // If the server is unavailable, this tab's next call refreshes again.
      else refreshAgain().catch(() => undefined);
    };
    return channel;
  };
  /** Refreshes after a pending refresh, which may have used the cookie from before the login in the other tab. */
  const refreshAgain = async () => {
    await refreshing?.catch(() => undefined);
    await get().refresh(get().accessToken);
  };
  const loggedOut = { status: 'out', accessToken: null, admin: null } as const;
  const clearSession = () => {
    logoutCount += 1;
    set(loggedOut);
  };
  const broadcast = (message: TabMessage) => openChannel()?.postMessage(message);
  const setSession = (answer: SessionAnswer) => {
    // Before the console renders, which would otherwise make calls that are refused.
    if (answer.mustSetUpFactor) useStepUp.setState({ mustSetUp: true });
    set({ status: 'in', accessToken: answer.token, admin: answer.admin });
    return answer.token;
  };

  const startSession = (answer: SessionAnswer) => {
    openChannel();
    unsentLogout.remove();
    setSession(answer);
    broadcast({ type: 'in' });
  };

  const refreshWithLock = (staleToken: string | null) => {
    const countBefore = logoutCount;
    return withLock(async () => {
      if (logoutCount !== countBefore) return null;
      const current = get().accessToken;
      if (current !== null && current !== staleToken) return current;
      if (unsentLogout.isStored()) {
        await endOnServer(null);
        // The cookie is not used, whether or not the server could be reached.
        if (get().accessToken === current) set(loggedOut);
        return get().accessToken;
      }
      try {
        const answer = JSON.parse(await post('/api/admin/session/refresh')) as SessionAnswer;
        return logoutCount === countBefore ? setSession(answer) : null;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        // Unless there was a login in this tab meanwhile, which has another session.
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
      await logoutsAnswered();
      const answer: SessionAnswer | FactorChallenge = JSON.parse(
        await post('/api/admin/login', { email, password }),
      );
      if ('challenge' in answer) return answer;
      startSession(answer);
      return undefined;
    },
    async verifyFactor(challenge, proof) {
      await logoutsAnswered();
      startSession(JSON.parse(await post('/api/admin/2fa/login', { challenge, ...proof })));
    },
    async logInByPasskey(challenge, passkey) {
      await logoutsAnswered();
      startSession(JSON.parse(await post('/api/admin/login/passkey', { challenge, passkey })));
    },
    adopt: (answer) => startSession(answer),
    async logout() {
      const token = get().accessToken;
      unsentLogout.store();
      clearSession();
      broadcast({ type: 'out' });
      const ended = endOnServer(token);
      pendingLogout = ended;
      navigator.locks?.request(LOGOUT_LOCK, { mode: 'shared' }, () => ended).catch(() => undefined);
      await ended;
    },
    async restore() {
      openChannel();
      await get().refresh(get().accessToken);
      return get().status;
    },
    refresh(staleToken) {
      openChannel();
      refreshing ??= refreshWithLock(staleToken).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
});

/**
 * Waits for the pending logouts of all tabs: the response to one removes the cookie, even that of a later login. Without
 * Web Locks (plain http) it waits for this tab's only.
 */
async function logoutsAnswered(): Promise<void> {
  await pendingLogout;
  const signal = timeoutSignal(REQUEST_TIMEOUT_MS);
  await navigator.locks?.request(LOGOUT_LOCK, { signal }, () => undefined).catch(() => undefined);
}

async function endOnServer(token: string | null): Promise<void> {
  try {
    const { ok, status } = await fetch('/api/admin/logout', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      signal: timeoutSignal(REQUEST_TIMEOUT_MS),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: '{}',
    });
    // 401: the session does not exist any more, and the response removed the cookie.
    if (ok || status === 401) unsentLogout.remove();
  } catch {
    // The logout stays stored and is retried when the console is opened next.
  }
}
