import type { UndeliveredMail } from '../../data/undelivered-mails';
import { paths, recordPath } from '../../routing/paths';
import type { Permission } from '../../state/permissions';

type Template = UndeliveredMail['template'];

interface Area {
  /** Path of the area's records. */
  path: string;
  permission: Permission;
}

const CONTACTS: Area = { path: paths.contacts, permission: 'contacts:read' };
const APPLICATIONS: Area = { path: paths.applications, permission: 'applications:read' };
const SHAREHOLDERS: Area = { path: paths.shareholders, permission: 'shareholders:read' };
const SUBSCRIPTIONS: Area = { path: paths.subscribers, permission: 'subscriptions:read' };

/** Areas by the first word of a template's name. Templates with other words are about accounts. */
const AREA_OF: Readonly<Record<string, Area>> = {
  contact: CONTACTS,
  application: APPLICATIONS,
  shareholder: SHAREHOLDERS,
  subscription: SUBSCRIPTIONS,
};

/** Templates that are used for records of several areas. */
const SHARED_TEMPLATES: { readonly [Kind in Template]?: readonly Area[] } = {
  'application-withdrawn': [APPLICATIONS, SHAREHOLDERS],
  'track-code': [CONTACTS, APPLICATIONS, SHAREHOLDERS, SUBSCRIPTIONS],
};

const areaOf = (template: Template) => AREA_OF[template.split('-')[0] ?? ''];

/** Path of the record that a mail is about; undefined if the template does not determine the area. */
export function recordPathOf({ template, recordId }: UndeliveredMail): string | undefined {
  const area = SHARED_TEMPLATES[template] ? undefined : areaOf(template);
  return area === undefined || recordId === undefined ? undefined : recordPath(area.path, recordId);
}

/** Whether an account with these permissions can see mails of a template. */
export function canReadMail(template: Template, permissions: readonly Permission[]): boolean {
  const area = areaOf(template);
  const needed = SHARED_TEMPLATES[template]?.map(({ permission }) => permission) ?? [
    area?.permission ?? ('admins:read' as const),
  ];
  return needed.every((one) => permissions.includes(one));
}
