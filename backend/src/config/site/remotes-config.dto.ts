import { field } from '../../common/fields/field.js';
import { NestedSetting } from '../nested-setting.js';

/** The location of a remote. */
export class RemoteEntry {
  @field(
    { description: 'URL of remoteEntry.js: a path on this site or an absolute URL (HTTPS in production).' },
    { rule: entryProblem, api: { type: 'string', example: '/remotes/public/remoteEntry.js' } },
  )
  entry!: string;

  @field(
    {
      optional: true,
      description:
        'Hash of the file, as in the HTML attribute `integrity`. The shell loads only a file that matches.',
    },
    {
      rule: integrityProblem,
      api: {
        type: 'string',
        example: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
      },
    },
  )
  integrity?: string;

  constructor(entry = '') {
    this.entry = entry;
  }
}

/**
 * The remotes that the shell loads at run time, by container name. For a missing one, the remote built in this
 * checkout is used.
 */
export class RemotesConfig {
  @Remote()
  app_public = new RemoteEntry('/remotes/public/remoteEntry.js');

  @Remote()
  app_admin = new RemoteEntry('/remotes/admin/remoteEntry.js');

  @Remote()
  app_presentation = new RemoteEntry('/remotes/presentation/remoteEntry.js');
}

/** A page served over https would not load it, and anybody on the network could modify it. */
export function unencryptedRemote(remotes: RemotesConfig): string | undefined {
  const found = Object.entries(remotes).find(([, { entry }]) => entry.startsWith('http:'));
  return found && `${found[0]}.entry must be an https address, or a path on this site, in production.`;
}

function integrityProblem(value: unknown): string | undefined {
  const right = typeof value === 'string' && /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/.test(value);
  return right ? undefined : 'must be a hash such as sha384-…; `npm run integrity` prints it.';
}

function Remote(): PropertyDecorator {
  return NestedSetting(() => RemoteEntry, 'an object with an entry');
}

function entryProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be text.';
  // These origins go into the content security policy, so no character that could end a directive is allowed.
  if (/^\/[^/\\][^\s;,]*$/.test(value)) return undefined;
  const url = URL.canParse(value) && !/[\s;,]/.test(value) ? new URL(value) : undefined;
  const right = url && /^https?:$/.test(url.protocol) && !url.username;
  return right ? undefined : 'must be a path that begins with / or an http(s) address.';
}
