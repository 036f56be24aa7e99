import { paths } from './paths';

/** What other screens tell the login screen through the history entry. */
export interface LoginState {
  /** Where to go after logging in. */
  from: string;
  /** Whether someone was logged in here and the session ended. */
  ended: boolean;
  /** Whether to begin with asking for a link to a new password. */
  forgot: boolean;
  /** Of the account that has just been given a password. */
  email: string;
}

/** Reads the state of a history entry; only addresses inside the console count as a way back. */
export function readLoginState(state: unknown): LoginState {
  const given = (typeof state === 'object' && state !== null ? state : {}) as Partial<LoginState>;
  const { from, ended, forgot, email } = given;
  const inside = typeof from === 'string' && /^\/admin(?:[/?]|$)/.test(from);
  return {
    from: inside ? from : paths.dashboard,
    ended: ended === true,
    forgot: forgot === true,
    email: typeof email === 'string' ? email : '',
  };
}
