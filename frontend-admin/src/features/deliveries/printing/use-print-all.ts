import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deliveries } from '../../../content/deliveries';
import { currentMessages } from '../../../content/messages';
import { showToast } from '../../../state/toasts';

type Pages<Page> = Pick<
  UseInfiniteQueryResult<{ pages: Page[] }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** What happens to the pages: they are fetched while the screen stays as it is, drawn, and printed. */
type Stage = { name: 'none' } | { name: 'gathering'; shown: number } | { name: 'gathered' };

/** What is shown beside the pages: what is not here yet, or could not be had, is missing on paper as well. */
interface Beside {
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** Prints once all pages of the list are on screen: paper has no "Show more". */
export function usePrintAll<Page>(list: Pages<Page>, { isPending, error, retry }: Beside) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [stage, setStage] = useState<Stage>({ name: 'none' });
  const isGathering = stage.name === 'gathering';
  const all = data?.pages ?? [];
  useEffect(() => {
    if (!isGathering || isFetchingNextPage) return;
    if (hasNextPage && !isFetchNextPageError) {
      void fetchNextPage();
      return;
    }
    setStage(hasNextPage ? { name: 'none' } : { name: 'gathered' });
    if (hasNextPage) sayIncomplete();
  }, [isGathering, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  useEffect(() => {
    if (stage.name !== 'gathered' || isPending) return;
    setStage({ name: 'none' });
    if (error) sayIncomplete();
    else window.print();
  }, [stage, isPending, error]);
  return {
    isGathering: stage.name !== 'none',
    // Rendering a table of thousands of rows after each page takes minutes; rendering it once takes a moment.
    pages: stage.name === 'gathering' ? all.slice(0, stage.shown) : all,
    print: () => {
      retry();
      setStage({ name: 'gathering', shown: all.length });
    },
  };
}

function sayIncomplete() {
  showToast({ kind: 'error', text: currentMessages(deliveries).listFailed });
}
