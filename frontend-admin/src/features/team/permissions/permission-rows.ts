import type { Locale } from 'frontend-shared/i18n/locale';
import type { team } from '../../../content/team';
import type { PermissionChanges } from '../../../state/drafts/permission-drafts';
import type { Permission } from '../../../state/permissions';
import type { IconName } from '../../../ui/icon';

type TeamMessages = (typeof team)[Locale];

export type Column = 'see' | 'decide' | 'reveal' | 'delete' | 'manage';
export const COLUMNS: readonly Column[] = ['see', 'decide', 'reveal', 'delete', 'manage'];

/** What a right allows, as its message key. */
type Act = keyof TeamMessages['matrix']['rights'];

interface Right {
  permission: Permission;
  act: Act;
}

export interface Row {
  name: keyof TeamMessages['rows'];
  icon: IconName;
  rights: { see: Right } & Partial<Record<Column, Right>>;
}

const right = (permission: Permission, act: Act): Right => ({ permission, act });

/** All permissions as rows of the table. */
export const ROWS: readonly Row[] = [
  {
    name: 'messages',
    icon: 'mail',
    rights: { see: right('contacts:read', 'see'), decide: right('contacts:update', 'change') },
  },
  {
    name: 'applications',
    icon: 'file',
    rights: { see: right('applications:read', 'see'), decide: right('applications:review', 'decide') },
  },
  {
    name: 'shareholders',
    icon: 'shares',
    rights: {
      see: right('shareholders:read', 'see'),
      decide: right('shareholders:review', 'decide'),
      reveal: right('shareholders:reveal', 'reveal'),
      delete: right('shareholders:delete', 'delete'),
    },
  },
  {
    name: 'subscriptions',
    icon: 'box',
    rights: { see: right('subscriptions:read', 'see'), decide: right('subscriptions:update', 'change') },
  },
  {
    name: 'people',
    icon: 'people',
    rights: { see: right('admins:read', 'see'), manage: right('admins:manage', 'manage') },
  },
  { name: 'activity', icon: 'activity', rights: { see: right('audit:read', 'see') } },
];

/**
 * The changes that granting or revoking a permission causes. Every right of a row requires "see", so granting one also
 * grants "see", and revoking "see" revokes the whole row.
 */
export function toggleChanges(
  permission: Permission,
  isGranted: boolean,
  held: ReadonlySet<Permission>,
): PermissionChanges {
  const changes: Partial<Record<Permission, boolean>> = { [permission]: isGranted };
  const permissionsOf = ({ rights }: Row) => Object.values(rights).map((one) => one.permission);
  const row = ROWS.find((one) => permissionsOf(one).includes(permission));
  const see = row?.rights.see.permission;
  if (see && isGranted && !held.has(see)) changes[see] = true;
  if (row && permission === see && !isGranted) {
    for (const one of permissionsOf(row)) if (held.has(one)) changes[one] = false;
  }
  return changes;
}

/** Describes a row in words, for example "sees, decides; does not reveal PAN, delete". */
export function describeRow({ rights }: Row, held: ReadonlySet<Permission>, messages: TeamMessages): string {
  const { rights: acts, noRight, not } = messages.matrix;
  const all = Object.values(rights);
  const has = all.filter(({ permission }) => held.has(permission)).map(({ act }) => acts[act].does);
  const lacks = all.filter(({ permission }) => !held.has(permission)).map(({ act }) => acts[act].lacks);
  if (has.length === 0) return noRight;
  return [has.join(', '), ...(lacks.length > 0 ? [not(lacks.join(', '))] : [])].join('; ');
}

/** All permissions, in the order of the table. */
export const ALL_PERMISSIONS = ROWS.flatMap(({ rights }) =>
  Object.values(rights).map(({ permission }) => permission),
);

/** Common sets of permissions, which can be adjusted afterwards. */
export const PRESETS = {
  reviewer: ['contacts:read', 'contacts:update', 'applications:read', 'applications:review'],
  desk: [
    'contacts:read',
    'shareholders:read',
    'shareholders:review',
    'shareholders:reveal',
    'subscriptions:read',
    'subscriptions:update',
  ],
  manager: ALL_PERMISSIONS.filter((one) => one !== 'admins:manage'),
  owner: ALL_PERMISSIONS,
} as const satisfies Record<string, readonly Permission[]>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** How many permissions one set has that another lacks, and the reverse. */
interface Difference {
  added: number;
  removed: number;
}

/** Counts the permissions that were added and removed between two sets. */
export function differenceOf(before: Iterable<Permission>, after: Iterable<Permission>): Difference {
  const [old, now] = [new Set(before), new Set(after)];
  return {
    added: [...now].filter((one) => !old.has(one)).length,
    removed: [...old].filter((one) => !now.has(one)).length,
  };
}

/** The name of a set of permissions: a preset with the number of differences, `own` or `nothing`. */
export interface PresetMatch extends Difference {
  name: Preset | 'nothing' | 'own';
}

/** Counts the permissions that were added to a preset and removed from it. */
export function compareWithPreset(name: Preset, held: ReadonlySet<Permission>): PresetMatch {
  return { name, ...differenceOf(PRESETS[name], held) };
}

/**
 * The preset with the fewest differences or, among equals, the fewest permissions. `own` if there are at least as many
 * differences as permissions that the preset has in common.
 */
export function presetOf(permissions: Iterable<Permission>): PresetMatch {
  const held = new Set(permissions);
  if (held.size === 0) return { name: 'nothing', added: 0, removed: 0 };
  const differing = ({ added, removed }: PresetMatch) => added + removed;
  const [nearest] = PRESET_NAMES.map((name) => compareWithPreset(name, held)).sort(
    (one, other) => differing(one) - differing(other),
  );
  if (!nearest || held.size - nearest.added <= differing(nearest)) {
    return { name: 'own', added: 0, removed: 0 };
  }
  return nearest;
}

/** For example "1 right added, 2 removed"; undefined when there is no difference. */
export function differenceLabel({ added, removed }: Difference, messages: TeamMessages): string | undefined {
  const { rightsAdded, rightsRemoved, rightsAddedAndRemoved } = messages.matrix;
  if (added > 0 && removed > 0) return rightsAddedAndRemoved(added, removed);
  if (added > 0) return rightsAdded(added);
  return removed > 0 ? rightsRemoved(removed) : undefined;
}

/** For example "Reviewer" or "Reviewer, 1 right added". */
export function presetLabel(match: PresetMatch, messages: TeamMessages): string {
  const difference = differenceLabel(match, messages);
  return difference ? `${messages.presets[match.name]}, ${difference}` : messages.presets[match.name];
}
