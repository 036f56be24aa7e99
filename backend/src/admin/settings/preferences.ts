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

/** What was chosen, of all devices of an account. */
export interface Preferences {
  colours: (typeof COLOURS)[number];
  /** How close the rows of lists stand. */
  density: (typeof DENSITIES)[number];
  startPage: (typeof START_PAGES)[number];
  /** Single keys act. */
  shortcuts: boolean;
}

export const DEFAULT_PREFERENCES: Preferences = {
  colours: 'system',
  density: 'comfortable',
  startPage: 'dashboard',
  shortcuts: true,
};
