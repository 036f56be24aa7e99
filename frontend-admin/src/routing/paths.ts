/** Paths of the console, the same inside the shell and standalone. */
export const paths = {
  home: '/',
  login: '/admin-login',
  dashboard: '/admin',
  contacts: '/admin/contacts',
  applications: '/admin/applications',
  shareholders: '/admin/shareholders',
  subscribers: '/admin/subscribers',
  deliveries: '/admin/subscribers/deliveries',
  team: '/admin/team',
  activity: '/admin/activity',
  settings: '/admin/settings',
  account: '/admin/account',
  mails: '/admin/mails',
} as const;

/** The team page with the invitation dialog open. */
export const INVITE_PATH = `${paths.team}?invite=1`;

/** Whether a pathname is this page; the router ignores a trailing slash. */
export function matchesPath(path: string, pathname: string): boolean {
  return pathname.replace(/\/$/, '') === path;
}

/** Path of a record in the default view of its list. */
export function recordPath(tab: string, id: string): string {
  return `${tab}?record=${encodeURIComponent(id)}`;
}

/** Path of a record's audit entries; `kind` as named by the audit log. */
export function activityPath(kind: string, record: string): string {
  return `${paths.activity}?${new URLSearchParams({ kind, record })}`;
}

// A link copied from a text may end with the punctuation of its sentence, which is no part of the token.
const RESET_PASSWORD = /^\/admin\/reset-password\/([\w-]+)[^/]*\/?$/;
const CONFIRM_EMAIL = /^\/admin\/confirm-email\/([\w-]+)[^/]*\/?$/;

/** The token in the path of a password link, or undefined. */
export function resetTokenAt(pathname: string): string | undefined {
  return RESET_PASSWORD.exec(pathname)?.[1];
}

/** The token in the path of an e-mail confirmation link, or undefined. */
export function confirmTokenAt(pathname: string): string | undefined {
  return CONFIRM_EMAIL.exec(pathname)?.[1];
}
