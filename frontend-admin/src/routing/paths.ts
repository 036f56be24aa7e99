/** Addresses of the console. They are the same inside the shell and when this remote runs standalone. */
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

/** The team with the dialog in which somebody is invited. */
export const INVITING = `${paths.team}?invite=1`;

/** Whether an address is this page; the router takes one slash more at its end for the same. */
export function isAt(path: string, pathname: string): boolean {
  return pathname.replace(/\/$/, '') === path;
}

/** Address of a record in the default list of its tab. */
export function recordPath(tab: string, id: string): string {
  return `${tab}?record=${encodeURIComponent(id)}`;
}

/** Address of what the audit log says of a record; `kind` as the log calls it. */
export function activityPath(kind: string, record: string): string {
  return `${paths.activity}?${new URLSearchParams({ kind, record })}`;
}

const RESET_PASSWORD = /^\/admin\/reset-password\/([^/]+)\/?$/;
const CONFIRM_EMAIL = /^\/admin\/confirm-email\/([^/]+)\/?$/;

/** The token of the link to choose a password that leads to this address, if one does. */
export function resetTokenAt(pathname: string): string | undefined {
  return RESET_PASSWORD.exec(pathname)?.[1];
}

/** The same of the link to confirm an e-mail address. */
export function confirmTokenAt(pathname: string): string | undefined {
  return CONFIRM_EMAIL.exec(pathname)?.[1];
}
