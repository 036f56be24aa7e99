import { team as copy } from '../../content/en/team';
import type { Permission } from '../../state/permissions';

export type Column = 'see' | 'decide' | 'reveal' | 'delete' | 'manage';
export const COLUMNS: readonly Column[] = ['see', 'decide', 'reveal', 'delete', 'manage'];

interface Right {
  permission: Permission;
  /** What somebody does who has it, and how it is called in "does not …". */
  does: string;
  verb: string;
}

export interface Row {
  label: string;
  rights: Partial<Record<Column, Right>>;
}

const right = (permission: Permission, does: string, verb: string): Right => ({ permission, does, verb });

/** All permissions as a table that one can read aloud. */
export const ROWS: readonly Row[] = [
  {
    label: copy.rows.messages,
    rights: {
      see: right('contacts:read', 'sees', 'see'),
      decide: right('contacts:update', 'changes', 'change'),
    },
  },
  {
    label: copy.rows.applications,
    rights: {
      see: right('applications:read', 'sees', 'see'),
      decide: right('applications:review', 'decides', 'decide'),
    },
  },
  {
    label: copy.rows.shareholders,
    rights: {
      see: right('shareholders:read', 'sees', 'see'),
      decide: right('shareholders:review', 'decides', 'decide'),
      reveal: right('shareholders:reveal', 'reveals PAN', 'reveal PAN'),
      delete: right('shareholders:delete', 'deletes', 'delete'),
    },
  },
  {
    label: copy.rows.subscriptions,
    rights: {
      see: right('subscriptions:read', 'sees', 'see'),
      decide: right('subscriptions:update', 'changes', 'change'),
    },
  },
  {
    label: copy.rows.people,
    rights: {
      see: right('admins:read', 'sees', 'see'),
      manage: right('admins:manage', 'manages', 'manage'),
    },
  },
  { label: copy.rows.activity, rights: { see: right('audit:read', 'sees', 'see') } },
];

/** A row in words: "sees, decides; does not reveal PAN, delete". */
export function inWords({ rights }: Row, held: ReadonlySet<Permission>): string {
  const all = Object.values(rights);
  const has = all.filter(({ permission }) => held.has(permission)).map(({ does }) => does);
  const lacks = all.filter(({ permission }) => !held.has(permission)).map(({ verb }) => verb);
  if (has.length === 0) return copy.matrix.noRight;
  return [has.join(', '), ...(lacks.length > 0 ? [copy.matrix.not(lacks.join(', '))] : [])].join('; ');
}

const EVERYTHING = ROWS.flatMap(({ rights }) => Object.values(rights).map(({ permission }) => permission));

/** Usual sets of permissions; each can be changed afterwards. */
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
  manager: EVERYTHING.filter((one) => one !== 'admins:manage' && one !== 'shareholders:delete'),
  owner: EVERYTHING,
} as const satisfies Record<string, readonly Permission[]>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The preset that consists of exactly these permissions, or what to call them otherwise. */
export function presetOf(permissions: readonly Permission[]): Preset | 'nothing' | 'own' {
  if (permissions.length === 0) return 'nothing';
  const held = new Set(permissions);
  const same = (preset: Preset) =>
    PRESETS[preset].length === held.size && PRESETS[preset].every((one) => held.has(one));
  return PRESET_NAMES.find(same) ?? 'own';
}
