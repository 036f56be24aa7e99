import { field } from '../common/fields/field.js';
import { NestedSetting } from './nested-setting.js';

/** Where one remote is fetched from. */
export class RemoteEntry {
  @field(
    { description: 'Its remoteEntry.js: a path on this site, or an http(s) address elsewhere.' },
    { rule: entryProblem, api: { type: 'string', example: '/remotes/public/remoteEntry.js' } },
  )
  entry!: string;

  constructor(entry = '') {
    this.entry = entry;
  }
}

/** The remotes that the shell loads at run time, by container name. One left out is the one built in this checkout. */
export class RemotesConfig {
  @Remote()
  app_public = new RemoteEntry('/remotes/public/remoteEntry.js');

  @Remote()
  app_admin = new RemoteEntry('/remotes/admin/remoteEntry.js');

  @Remote()
  app_presentation = new RemoteEntry('/remotes/presentation/remoteEntry.js');
}

function Remote(): PropertyDecorator {
  return NestedSetting(() => RemoteEntry, 'an object with an entry');
}

function entryProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be text.';
  // A content policy is made of these origins, so nothing that could end a directive may be part of one.
  if (/^\/[^/\\][^\s;,]*$/.test(value)) return undefined;
  const url = URL.canParse(value) && !/[\s;,]/.test(value) ? new URL(value) : undefined;
  const right = url && /^https?:$/.test(url.protocol) && !url.username;
  return right ? undefined : 'must be a path that begins with / or an http(s) address.';
}
