import Button from 'antd/es/button';
import { useSession } from 'frontend-shared/api/session';
import { mails } from '../../content/mails';
import { useTexts } from '../../content/texts';
import type { UndeliveredMail } from '../../data/undelivered-mails';
import { ChoiceFilter } from '../../records/list/filters/choice-filter';
import { mayRead } from './mail-areas';
import type { MailNavigation } from './use-mail-filters';

const tint = (active: boolean) => (active ? 'ad-filter is-active' : 'ad-filter');

/** Narrows the list to a kind of mail, and to why mails were given up. */
export function MailFilters({ filters, narrow, clear }: MailNavigation) {
  const copy = useTexts(mails);
  const permissions = useSession(({ admin }) => admin?.permissions) ?? [];
  const { template, reason } = filters;
  const kinds = (Object.keys(copy.templates) as UndeliveredMail['template'][]).filter(
    (kind) => kind === template || mayRead(kind, permissions),
  );
  const reasons = Object.keys(copy.reasonNames) as UndeliveredMail['reason'][];
  return (
    <fieldset className="ad-mails__filters" aria-label={copy.filters}>
      <ChoiceFilter
        name={copy.kind}
        label={template ? copy.templates[template] : copy.kind}
        className={tint(template !== undefined)}
        choices={[
          { value: undefined, label: copy.anyKind },
          ...kinds.map((value) => ({ value, label: copy.templates[value] })),
        ]}
        value={template}
        onChoose={(chosen) => narrow({ template: chosen })}
      />
      <ChoiceFilter
        name={copy.reason}
        label={reason ? copy.reasonNames[reason] : copy.reason}
        className={tint(reason !== undefined)}
        choices={[
          { value: undefined, label: copy.anyReason },
          ...reasons.map((value) => ({ value, label: copy.reasonNames[value] })),
        ]}
        value={reason}
        onChoose={(chosen) => narrow({ reason: chosen })}
      />
      {(template ?? reason) !== undefined && (
        <Button type="link" className="ad-filters__clear" onClick={clear}>
          {copy.clearAll}
        </Button>
      )}
    </fieldset>
  );
}
