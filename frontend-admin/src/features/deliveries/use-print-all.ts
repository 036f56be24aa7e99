import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deliveries } from '../../content/deliveries';
import { textsNow } from '../../content/texts';
import { showToast } from '../../state/toasts';

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** Prints once all pages of the list are on screen: paper has no "Show more". */
export function usePrintAll({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Pages) {
  const [isGathering, setGathering] = useState(false);
  useEffect(() => {
    if (!isGathering || isFetchingNextPage) return;
    if (hasNextPage && !isFetchNextPageError) {
      void fetchNextPage();
      return;
    }
    setGathering(false);
    if (hasNextPage) showToast({ kind: 'error', text: textsNow(deliveries).listFailed });
    else window.print();
  }, [isGathering, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { isGathering, print: () => setGathering(true) };
}
