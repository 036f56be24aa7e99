import { useQueries } from '@tanstack/react-query';
import { type Box, type PinCodeTotals, pinCodeTotals } from '../../data/deliveries';

/** Totals of the PIN codes of some pages of the list, as far as they are here. */
export interface PinCodesOfPages {
  byPinCode: ReadonlyMap<string, PinCodeTotals>;
  /** Some are still on their way. */
  isPending: boolean;
  /** Why some could not be had. */
  error: Error | null;
  /** Asks again for those that could not be had. */
  retry: () => void;
}

/** @param pages of a list that has all boxes of its PIN codes */
export function usePinCodeTotals(
  day: string | undefined,
  pages: readonly { boxes: readonly Box[] }[],
): PinCodesOfPages {
  const queries = pages.map(({ boxes }) => pinCodeTotals(day, boxes));
  return useQueries({
    // A PIN code can fill more than one page.
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
