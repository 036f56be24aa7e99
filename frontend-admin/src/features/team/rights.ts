import type { Locale } from 'frontend-shared/i18n/locale';
import type { team } from '../../content/team';
import type { Permission } from '../../state/permissions';

type TeamTexts = (typeof team)[Locale];

export type Column = 'see' | 'decide' | 'reveal' | 'delete' | 'manage';
export const COLUMNS: readonly Column[] = ['see', 'decide', 'reveal', 'delete', 'manage'];

/** What a right lets somebody do, as the texts call it. */
type Act = keyof TeamTexts['matrix']['acts'];

interface Right {
  permission: Permission;
  act: Act;
}

export interface Row {
  name: keyof TeamTexts['rows'];
  rights: Partial<Record<Column, Right>>;
}

const right = (permission: Permission, act: Act): Right => ({ permission, act });

/** All permissions as a table that one can read aloud. */
export const ROWS: readonly Row[] = [
  {
    name: 'messages',
    rights: { see: right('contacts:read', 'see'), decide: right('contacts:update', 'change') },
  },
  {
    name: 'applications',
    rights: { see: right('applications:read', 'see'), decide: right('applications:review', 'decide') },
  },
  {
    name: 'shareholders',
    rights: {
      see: right('shareholders:read', 'see'),
      decide: right('shareholders:review', 'decide'),
      reveal: right('shareholders:reveal', 'reveal'),
      delete: right('shareholders:delete', 'delete'),
    },
  },
  {
    name: 'subscriptions',
    rights: { see: right('subscriptions:read', 'see'), decide: right('subscriptions:update', 'change') },
  },
  {
    name: 'people',
    rights: { see: right('admins:read', 'see'), manage: right('admins:manage', 'manage') },
  },
  { name: 'activity', rights: { see: right('audit:read', 'see') } },
];

/** A row in words: "sees, decides; does not reveal PAN, delete". */
export function inWords({ rights }: Row, held: ReadonlySet<Permission>, copy: TeamTexts): string {
  const { acts, noRight, not } = copy.matrix;
  const all = Object.values(rights);
  const has = all.filter(({ permission }) => held.has(permission)).map(({ act }) => acts[act].does);
  const lacks = all.filter(({ permission }) => !held.has(permission)).map(({ act }) => acts[act].lacks);
  if (has.length === 0) return noRight;
  return [has.join(', '), ...(lacks.length > 0 ? [not(lacks.join(', '))] : [])].join('; ');
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
