/* How an administrator can like the console. */

export const COLOURS = ['system', 'light', 'dark'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
/** Pages to open after a login, by the last segment of their path. */
export const START_PAGES = [
  'dashboard',
  'contacts',
  'applications',
  'shareholders',
  'subscribers',
  'team',
  'activity',
] as const;

/** How often a digest is sent. */
export const DIGESTS = ['off', 'daily', 'weekly'] as const;

/** The preferences of an account, on all devices. */
export interface Preferences {
  colours: (typeof COLOURS)[number];
  /** Row spacing of lists. */
  density: (typeof DENSITIES)[number];
  startPage: (typeof START_PAGES)[number];
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean;
  /** Notify about new submissions. */
  notifySubmissions: boolean;
  /** Notify about decisions of colleagues. */
  notifyDecisions: boolean;
  /** Notify managers about what happened to accounts. */
  notifyAccounts: boolean;
  /** Also show notifications through the browser while no tab of the console is visible. */
  browserNotifications: boolean;
  /** Send a mail when a colleague mentions one or assigns one a record. */
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
