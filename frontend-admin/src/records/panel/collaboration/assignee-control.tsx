import { useMutation, useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useState } from 'react';
import { collaboration } from '../../../content/collaboration';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import type { SubmittedRecord } from '../../../data/records/records';
import { longDateTime } from '../../../format/date-time';
import { ChoiceFilter } from '../../../lists/filters/choice-filter';
import { useHasPermission } from '../../../state/permissions';
import { showToast } from '../../../state/toasts';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';
import type { RecordKind } from '../../record-kind';
import { currentRecord, useRecordCache } from '../use-record-cache';
import './collaboration.css';

interface AssigneeControlProps<R extends SubmittedRecord, D extends R> {
  kind: Pick<RecordKind<R, D>, 'source' | 'changePermission' | 'name'>;
  record: D;
}

/** Shows the assignee of a record, and lets accounts with the permission change it. */
export function AssigneeControl<R extends SubmittedRecord, D extends R>({
  kind,
  record,
}: AssigneeControlProps<R, D>) {
  const locale = useLocale();
  const messages = collaboration[locale];
  const commonMessages = useMessages(common);
  const { source, name } = kind;
  const { assignee } = record;
  const cache = useRecordCache(source);
  /** Message about a conflicting change by somebody else. */
  const [conflict, setConflict] = useState<string>();
  const isOpen = useIsMounted();
  const canChange = useHasPermission(kind.changePermission);
  const ownId = useSession(({ admin }) => admin?._id);
  const { data: colleagues = [] } = useQuery({ ...source.colleagues(), enabled: canChange });
  const { mutate, isPending, error } = useMutation({
    onMutate: () => setConflict(undefined),
    mutationFn: (adminId: string | null) =>
      source.assign({ id: record._id, adminId, expected: assignee?.adminId ?? null }),
    onSuccess: (changed) => {
      cache.put(changed);
      const who = changed.assignee?.email;
      const text = who ? messages.assigned(name(changed), who) : messages.unassigned(name(changed));
      showToast({ kind: 'success', text });
    },
    onError: (failure) => {
      const current = currentRecord<D>(failure);
      setConflict(current && assignedMessage(current, locale));
      if (current) cache.put(current);
      if (isOpen.current) return;
      const why = current ? assignedMessage(current, locale) : errorMessage(failure, messages.assignFailed);
      showToast({ kind: 'error', text: messages.notAssigned(name(record), why) });
    },
  });
  if (!canChange)
    return <p className="ad-quiet">{messages.assigneeIs(assignee?.email ?? messages.nobody)}</p>;

  const others = colleagues.filter(({ adminId }) => adminId !== ownId);
  // An assignee whose permissions were removed is not a colleague any more, but is still shown as selected.
  const isListed =
    !assignee || assignee.adminId === ownId || others.some((one) => one.adminId === assignee.adminId);
  const choices = [
    { value: undefined, label: messages.nobody },
    ...(ownId && colleagues.some(({ adminId }) => adminId === ownId)
      ? [{ value: ownId, label: messages.me }]
      : []),
    ...(isListed ? others : [...others, assignee]).map(({ adminId, email }) => ({
      value: adminId,
      label: email,
    })),
  ];
  // The record stores the address at the time of assignment; the account may have another one now.
  const present = colleagues.find(({ adminId }) => adminId === assignee?.adminId) ?? assignee;
  const shown = assignee?.adminId === ownId ? messages.me : (present?.email ?? messages.nobody);
  return (
    <div className="ad-assignee" aria-busy={isPending}>
      <ChoiceFilter
        name={messages.assignee}
        label={messages.assigneeIs(shown)}
        className="ad-assignee__button"
        choices={choices}
        value={assignee?.adminId}
        onChoose={(adminId) => {
          if (!isPending && adminId !== assignee?.adminId) mutate(adminId ?? null);
        }}
      />
      {conflict && <Alert type="warning" role="alert" title={conflict} />}
      {error && !conflict && (
        <Alert
          type="error"
          role="alert"
          title={commonMessages.error(errorMessage(error, messages.assignFailed))}
        />
      )}
    </div>
  );
}

function assignedMessage({ assignee, assignedBy, assignedAt }: SubmittedRecord, locale: Locale): string {
  const messages = collaboration[locale];
  const by = assignedBy ?? messages.someone;
  const when = assignedAt ? longDateTime(assignedAt, locale) : '';
  return assignee
    ? messages.assignedMeanwhile(by, assignee.email, when)
    : messages.unassignedMeanwhile(by, when);
}
