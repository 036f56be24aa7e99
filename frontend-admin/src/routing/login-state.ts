import { paths } from './paths';

/** What the guard tells the login screen through the history entry. */
export interface LoginState {
  /** Where to go after logging in. */
  from: string;
  /** Whether someone was logged in here and the session ended. */
  ended: boolean;
}

/** Reads the state of a history entry; only addresses inside the console count as a way back. */
export function readLoginState(state: unknown): LoginState {
  const { from, ended } = (typeof state === 'object' && state !== null ? state : {}) as Partial<LoginState>;
  const inside = typeof from === 'string' && /^\/admin(?:[/?]|$)/.test(from);
  return { from: inside ? from : paths.dashboard, ended: ended === true };
}
