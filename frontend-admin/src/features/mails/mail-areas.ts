import type { UndeliveredMail } from '../../data/undelivered-mails';
import { paths, recordPath } from '../../routing/paths';
import type { Permission } from '../../state/permissions';

type Template = UndeliveredMail['template'];

interface Area {
  /** Where its records are looked at. */
  path: string;
  permission: Permission;
}

const CONTACTS: Area = { path: paths.contacts, permission: 'contacts:read' };
const APPLICATIONS: Area = { path: paths.applications, permission: 'applications:read' };
const SHAREHOLDERS: Area = { path: paths.shareholders, permission: 'shareholders:read' };
const SUBSCRIPTIONS: Area = { path: paths.subscribers, permission: 'subscriptions:read' };

/** What mails are about, by the first word of their kind. All others are about accounts. */
const AREA_OF: Readonly<Record<string, Area>> = {
  contact: CONTACTS,
  application: APPLICATIONS,
  shareholder: SHAREHOLDERS,
  subscription: SUBSCRIPTIONS,
};

/** Mails that do not say of which of these kinds their record is. */
const OF_SEVERAL: { readonly [Kind in Template]?: readonly Area[] } = {
  'application-withdrawn': [APPLICATIONS, SHAREHOLDERS],
  'track-code': [CONTACTS, APPLICATIONS, SHAREHOLDERS, SUBSCRIPTIONS],
};

const areaOf = (template: Template) => AREA_OF[template.split('-')[0] ?? ''];

/** The record that a mail is about, where that can be told. */
export function recordOf({ template, recordId }: UndeliveredMail): string | undefined {
  const area = OF_SEVERAL[template] ? undefined : areaOf(template);
  return area === undefined || recordId === undefined ? undefined : recordPath(area.path, recordId);
}

/** Whether the list of somebody with these permissions can have mails of a kind. */
export function mayRead(template: Template, permissions: readonly Permission[]): boolean {
  const area = areaOf(template);
  const needed = OF_SEVERAL[template]?.map(({ permission }) => permission) ?? [
    area?.permission ?? ('admins:read' as const),
  ];
  return needed.every((one) => permissions.includes(one));
}
