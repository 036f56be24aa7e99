/** Addresses of the console. They are the same inside the shell and when this remote runs alone. */
export const paths = {
  home: '/',
  login: '/admin-login',
  dashboard: '/admin',
  contacts: '/admin/contacts',
  applications: '/admin/applications',
  shareholders: '/admin/shareholders',
  subscribers: '/admin/subscribers',
  account: '/admin/account',
} as const;

/** Address of an application in the default list. */
export function applicationPath(id: string): string {
  return `${paths.applications}?record=${encodeURIComponent(id)}`;
}
