import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingApplications } from '../../data/records/applications';
import { newMessages } from '../../data/records/contacts';
import { waitingShareholders } from '../../data/records/shareholders';
import { useCan } from '../../state/permissions';
import { useWaitingTotal } from '../../state/waiting-total';
import { type Count, formatCount, sumOf } from '../../ui/text/format-count';
import type { NavItem } from '../nav-items';

/** How much work waits behind each item of the navigation; absent while it is not known. */
export function useWaitingCounts(): Record<NonNullable<NavItem['waiting']>, Count | undefined> {
  const messages = useQuery({ ...newMessages(), enabled: useCan('contacts:read') });
  const factories = useQuery({ ...waitingApplications(), enabled: useCan('applications:read') });
  const people = useQuery({ ...waitingShareholders(), enabled: useCan('shareholders:read') });
  return { contacts: messages.data, applications: factories.data, shareholders: people.data };
}

/** Has the title of the browser's tab say how much waits in all. */
export function useWaitingInTitle(): void {
  const counts = Object.values(useWaitingCounts()).filter((count) => count !== undefined);
  const sum = sumOf(counts);
  const shown = sum.total > 0 ? formatCount(sum) : undefined;
  useEffect(() => {
    useWaitingTotal.setState({ shown });
    return () => useWaitingTotal.setState({ shown: undefined });
  }, [shown]);
}
