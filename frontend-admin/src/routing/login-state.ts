import { paths } from './paths';

/** State that other screens pass to the login screen in the history entry. */
export interface LoginState {
  /** Where to go after logging in. */
  from: string;
  /** Whether a session has ended. */
  sessionEnded: boolean;
  /** Whether to start with the request for a password link. */
  showForgotForm: boolean;
  /** Prefills the address of an account that has just set its password. */
  email: string;
}

/** Reads the state of a history entry. Only paths inside the console are accepted for the redirect. */
export function readLoginState(state: unknown): LoginState {
  const given = (typeof state === 'object' && state !== null ? state : {}) as Partial<LoginState>;
  const { from, sessionEnded, showForgotForm, email } = given;
  const inside = typeof from === 'string' && /^\/admin(?:[/?]|$)/.test(from);
  return {
    from: inside ? from : paths.dashboard,
    sessionEnded: sessionEnded === true,
    showForgotForm: showForgotForm === true,
    email: typeof email === 'string' ? email : '',
  };
}
