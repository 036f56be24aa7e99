import { useQuery } from '@tanstack/react-query';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useEffect } from 'react';
import { pendingApplications } from '../../data/records/applications';
import { newMessages } from '../../data/records/contacts';
import { pendingShareholders } from '../../data/records/shareholders';
import { usePendingTotal } from '../../state/pending-total';
import { type Permission, useHasPermission } from '../../state/permissions';
import { type Count, formatCount, sumOf } from '../../ui/text/format-count';
import type { NavItem } from '../nav-items';

/** The number of pending items for each navigation item; undefined until it is loaded. */
export function usePendingCounts(): Record<NonNullable<NavItem['pending']>, Count | undefined> {
  const contacts = useQuery({ ...newMessages(), enabled: useMayRead('contacts:read') });
  const applications = useQuery({ ...pendingApplications(), enabled: useMayRead('applications:read') });
  const shareholders = useQuery({ ...pendingShareholders(), enabled: useMayRead('shareholders:read') });
  return { contacts: contacts.data, applications: applications.data, shareholders: shareholders.data };
}

/** Until a required second factor is set up, the server refuses what the permission allows. */
function useMayRead(permission: Permission): boolean {
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  return useHasPermission(permission) && !mustSetUp;
}

/** Shows the total number of pending items in the title of the browser tab. */
export function usePendingInTitle(): void {
  const counts = Object.values(usePendingCounts()).filter((count) => count !== undefined);
  const sum = sumOf(counts);
  const shown = sum.total > 0 ? formatCount(sum) : undefined;
  useEffect(() => {
    usePendingTotal.setState({ shown });
    return () => usePendingTotal.setState({ shown: undefined });
  }, [shown]);
}
