/* How an administrator can like the console. */

export const COLOURS = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
/** Screens that a login can lead to, by the last step of their address. */
export const START_PAGES = [
  'dashboard',
  'contacts',
  'applications',
  'shareholders',
  'subscribers',
  'team',
  'activity',
] as const;

/** How often a mail says what waits. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;

/** What was chosen, of all devices of an account. */
export interface Preferences {
  colours: (typeof COLOURS)[number];
  /** How close the rows of lists stand. */
  density: (typeof DENSITIES)[number];
  startPage: (typeof START_PAGES)[number];
  /** Single keys act. */
  shortcuts: boolean;
  /** The bell tells of new submissions. */
  notifySubmissions: boolean;
  /** The bell tells of what colleagues decided. */
  notifyDecisions: boolean;
  /** The bell tells whoever manages accounts what happened to them. */
  notifyAccounts: boolean;
  /** What the bell tells of is shown by the browser too, while no tab of the console is. */
  browserNotifications: boolean;
  /** A mail comes when a colleague mentions one or assigns one a record. */
  colleagueMails: boolean;
  digest: (typeof DIGESTS)[number];
}

export const DEFAULT_PREFERENCES: Preferences = {
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
