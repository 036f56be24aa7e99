import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { formatRupees, type Locale } from 'frontend-shared/i18n/locale';
import { applications } from '../../../content/applications';
import { choices } from '../../../content/choices';
import { dashboard } from '../../../content/dashboard';
import { useMessages } from '../../../content/messages';
import { shareholders } from '../../../content/shareholders';
import { type ApplicationRow, pendingApplications } from '../../../data/records/applications';
import { pendingShareholders, type ShareholderRow } from '../../../data/records/shareholders';
import { paths, recordPath } from '../../../routing/paths';
import { useHasPermission } from '../../../state/permissions';
import { type Count, sumOf } from '../../../ui/text/format-count';

/** An application of either kind, as a row of the queue. */
export interface PendingRow {
  /** Path of its detail view. */
  to: string;
  reference: string;
  name: string;
  purpose: string;
  place: string;
  amount: string;
  createdAt: string;
}

type ChoiceNames = (typeof choices)[Locale];
type QueueMessages = (typeof dashboard)[Locale]['queue'];

/** Rows of the queue. The API returns the five oldest of each kind, which include the five oldest of both kinds. */
const MAX_SHOWN = 5;

function factoryRow(row: ApplicationRow, messages: QueueMessages, choiceNames: ChoiceNames): PendingRow {
  return {
    to: recordPath(paths.applications, row._id),
    reference: row.reference,
    name: row.name,
    purpose: messages.factory(row.business_idea),
    place: row.location,
    amount: choiceNames.short(row.required_amount),
    createdAt: row.createdAt,
  };
}

function shareholderRow(row: ShareholderRow, messages: QueueMessages): PendingRow {
  return {
    to: recordPath(paths.shareholders, row._id),
    reference: row.reference,
    name: row.fullName,
    purpose: messages.shares(row.sharePurchase),
    place: row.location,
    amount: formatRupees(row.amount),
    createdAt: row.createdAt,
  };
}

const failed = (query: UseQueryResult<unknown>, fallback: string) =>
  query.error && !query.data
    ? { error: query.error, fallback, retry: () => void query.refetch() }
    : undefined;

/** Pending factory and shareholder applications, as far as the account may read them. */
export function usePendingApplications() {
  const messages = useMessages(dashboard).queue;
  const applicationsMessages = useMessages(applications);
  const shareholdersMessages = useMessages(shareholders);
  const choiceNames = useMessages(choices);
  const canReadApplications = useHasPermission('applications:read');
  const canReadShareholders = useHasPermission('shareholders:read');
  const factories = useQuery({ ...pendingApplications(), enabled: canReadApplications });
  const people = useQuery({ ...pendingShareholders(), enabled: canReadShareholders });
  const known = (!canReadApplications || factories.data) && (!canReadShareholders || people.data);
  const counts: Count[] = [factories.data, people.data].filter((page) => page !== undefined);
  const rows = [
    ...(factories.data?.rows.map((row) => factoryRow(row, messages, choiceNames)) ?? []),
    ...(people.data?.rows.map((row) => shareholderRow(row, messages)) ?? []),
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return {
    /** Whether the account may read any of them. */
    visible: canReadApplications || canReadShareholders,
    /** Undefined until both kinds are loaded: a partial sum would be wrong. */
    queue: known ? { ...sumOf(counts), rows: rows.slice(0, MAX_SHOWN) } : undefined,
    failure:
      failed(factories, applicationsMessages.listFailed) ?? failed(people, shareholdersMessages.listFailed),
  };
}
