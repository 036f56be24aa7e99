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
import { useCan } from '../../../state/permissions';
import { type Count, sumOf } from '../../../ui/text/format-count';

/** An application of either kind, as a row of the queue. */
export interface PendingRow {
  id: string;
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

/** Rows of the queue. The API returns the five oldest of each kind, so the five oldest of both are certain. */
const MAX_SHOWN = 5;

function factoryRow(one: ApplicationRow, messages: QueueMessages, choiceNames: ChoiceNames): PendingRow {
  return {
    id: one._id,
    to: recordPath(paths.applications, one._id),
    reference: one.reference,
    name: one.name,
    purpose: messages.factory(one.business_idea),
    place: one.location,
    amount: choiceNames.short(one.required_amount),
    createdAt: one.createdAt,
  };
}

function shareholderRow(one: ShareholderRow, messages: QueueMessages): PendingRow {
  return {
    id: one._id,
    to: recordPath(paths.shareholders, one._id),
    reference: one.reference,
    name: one.fullName,
    purpose: messages.shares(one.sharePurchase),
    place: one.location,
    amount: formatRupees(one.amount),
    createdAt: one.createdAt,
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
  const seesFactories = useCan('applications:read');
  const seesPeople = useCan('shareholders:read');
  const factories = useQuery({ ...pendingApplications(), enabled: seesFactories });
  const people = useQuery({ ...pendingShareholders(), enabled: seesPeople });
  const known = (!seesFactories || factories.data) && (!seesPeople || people.data);
  const counts: Count[] = [factories.data, people.data].filter((page) => page !== undefined);
  const rows = [
    ...(factories.data?.rows.map((one) => factoryRow(one, messages, choiceNames)) ?? []),
    ...(people.data?.rows.map((one) => shareholderRow(one, messages)) ?? []),
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return {
    /** Whether the account may read any of them. */
    visible: seesFactories || seesPeople,
    /** Undefined until both kinds are loaded: a partial sum would be wrong. */
    queue: known ? { ...sumOf(counts), rows: rows.slice(0, MAX_SHOWN) } : undefined,
    factories: factories.data,
    people: people.data,
    failure:
      failed(factories, applicationsMessages.listFailed) ?? failed(people, shareholdersMessages.listFailed),
  };
}
