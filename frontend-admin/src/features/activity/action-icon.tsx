import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import type { ActivityEntry } from '../../data/activity';
import { Icon, type IconName } from '../../ui/icon';
import { isRecordKind, RECORD_KINDS } from '../../ui/record-kinds';

/** Actions that readers of the log look for: deletions, disclosures and refused access. */
const SERIOUS = new Set([
  'admin.factor_removed',
  'admin.factor_reset',
  'admin.login_failed',
  'admin.proof_failed',
  'admin.recovery_code_used',
  'admin.removed',
  'admin.suspended',
  'application.erased',
  'contact.erased',
  'shareholder.erased',
  'shareholder.pan_revealed',
  'subscription.erased',
]);

const ICONS: Readonly<Record<string, IconName>> = {
  delivery: 'box',
  admin: 'person',
  view: 'eye',
  mail: 'mail',
};

function iconOf(action: string, subject: ActivityEntry['subject'] | undefined): IconName {
  if (action.endsWith('.exported')) return 'download';
  if (isRecordKind(subject?.kind)) return RECORD_KINDS[subject.kind].icon;
  return (subject && ICONS[subject.kind]) ?? 'gear';
}

/** The icon of an entry: that of its subject, or a warning for serious actions. */
export function ActionIcon({ action, subject }: Pick<ActivityEntry, 'action' | 'subject'>) {
  const messages = useMessages(activity);
  const isSerious = SERIOUS.has(action);
  return (
    <span className={isSerious ? 'ad-activity__icon is-serious' : 'ad-activity__icon'}>
      {isSerious && <span className="ad-hidden">{messages.serious} </span>}
      <Icon name={isSerious ? 'warning' : iconOf(action, subject)} size={16} />
    </span>
  );
}
