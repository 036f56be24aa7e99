import Button from 'antd/es/button';
import { useSession } from 'frontend-shared/api/session';
import { mails } from '../../content/mails';
import { useMessages } from '../../content/messages';
import type { UndeliveredMail } from '../../data/undelivered-mails';
import { ChoiceFilter } from '../../lists/filters/choice-filter';
import { filterClass } from '../../lists/filters/filter-class';
import { canReadMail } from './mail-areas';
import type { MailNavigation } from './use-mail-navigation';

/** Filters by kind of mail and by the reason for the failure. */
export function MailFilters({ filters, filter, clear }: MailNavigation) {
  const messages = useMessages(mails);
  const permissions = useSession(({ admin }) => admin?.permissions) ?? [];
  const { template, reason } = filters;
  const kinds = (Object.keys(messages.templates) as UndeliveredMail['template'][]).filter(
    (kind) => kind === template || canReadMail(kind, permissions),
  );
  const reasons = Object.keys(messages.reasonNames) as UndeliveredMail['reason'][];
  return (
    <fieldset className="ad-mails__filters" aria-label={messages.filters}>
      <ChoiceFilter
        name={messages.kind}
        label={template ? messages.templates[template] : messages.kind}
        className={filterClass(template !== undefined)}
        choices={[
          { value: undefined, label: messages.anyKind },
          ...kinds.map((value) => ({ value, label: messages.templates[value] })),
        ]}
        value={template}
        onChoose={(chosen) => filter({ template: chosen })}
      />
      <ChoiceFilter
        name={messages.reason}
        label={reason ? messages.reasonNames[reason] : messages.reason}
        className={filterClass(reason !== undefined)}
        choices={[
          { value: undefined, label: messages.anyReason },
          ...reasons.map((value) => ({ value, label: messages.reasonNames[value] })),
        ]}
        value={reason}
        onChoose={(chosen) => filter({ reason: chosen })}
      />
      {(template ?? reason) !== undefined && (
        <Button type="link" className="ad-filters__clear" onClick={clear}>
          {messages.clearAll}
        </Button>
      )}
    </fieldset>
  );
}
