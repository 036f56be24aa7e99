import { useQueries } from '@tanstack/react-query';
import { type Box, type PinCodeTotals, pinCodeTotals } from '../../data/deliveries';

/** Totals by PIN code for the loaded pages of the list. */
export interface LoadedPinCodeTotals {
  byPinCode: ReadonlyMap<string, PinCodeTotals>;
  /** Whether some are still loading. */
  isPending: boolean;
  /** The error, if some could not be loaded. */
  error: Error | null;
  /** Retries those that failed. */
  retry: () => void;
}

/**
 * Loads the totals of the PIN codes on the given pages.
 *
 * @param pages of a list that has all boxes of its PIN codes
 */
export function usePinCodeTotals(
  day: string | undefined,
  pages: readonly { boxes: readonly Box[] }[],
): LoadedPinCodeTotals {
  const queries = pages.map(({ boxes }) => pinCodeTotals(day, boxes));
  return useQueries({
    // Without duplicates: pages that start and end with the same PIN codes have the same query.
    queries: [...new Map(queries.map((query) => [query.queryKey.join(), query])).values()],
    combine: (results) => ({
      byPinCode: new Map(results.flatMap(({ data = [] }) => data.map((one) => [one.pinCode, one] as const))),
      isPending: results.some(({ isLoading }) => isLoading),
      error: results.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
}
