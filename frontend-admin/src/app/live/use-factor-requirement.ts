import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useEffect, useRef } from 'react';
import { secondFactor } from '../../data/account/second-factor';

/** Polling interval while the server refuses all other requests, in ms. */
const POLL_MS = 10_000;

/**
 * Unlocks the console when the server no longer requires a second factor: it may have been set up in another tab or on
 * another device, or the permission that required it may have been removed.
 */
export function useFactorRequirement(): void {
  const queryClient = useQueryClient();
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  const refusedAt = useRef(0);
  const { data, dataUpdatedAt } = useQuery({
    ...secondFactor(),
    enabled: mustSetUp,
    staleTime: 0,
    refetchInterval: POLL_MS,
  });

  useEffect(() => {
    if (mustSetUp) refusedAt.current = Date.now();
  }, [mustSetUp]);

  useEffect(() => {
    // Data fetched before the refusal is outdated.
    if (!mustSetUp || !data || data.mustSetUp || dataUpdatedAt <= refusedAt.current) return;
    useStepUp.setState({ mustSetUp: false });
    void queryClient.invalidateQueries();
  }, [mustSetUp, data, dataUpdatedAt, queryClient]);
}
