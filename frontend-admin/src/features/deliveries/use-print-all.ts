import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deliveries } from '../../content/deliveries';
import { textsNow } from '../../content/texts';
import { showToast } from '../../state/toasts';

type Pages<Page> = Pick<
  UseInfiniteQueryResult<{ pages: Page[] }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** What happens to the pages: they are fetched while the screen stays as it is, drawn, and printed. */
type Stage = { name: 'none' } | { name: 'gathering'; shown: number } | { name: 'gathered' };

/**
 * Prints once all pages of the list are on screen: paper has no "Show more".
 *
 * @param isReady whether what is shown beside the pages has come too
 */
export function usePrintAll<Page>(list: Pages<Page>, isReady: boolean) {
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
    if (hasNextPage) showToast({ kind: 'error', text: textsNow(deliveries).listFailed });
  }, [isGathering, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  useEffect(() => {
    if (stage.name !== 'gathered' || !isReady) return;
    setStage({ name: 'none' });
    window.print();
  }, [stage, isReady]);
  return {
    isGathering: stage.name !== 'none',
    // Drawing a table of thousands of rows anew for each page that comes takes minutes; once takes a moment.
    pages: stage.name === 'gathering' ? all.slice(0, stage.shown) : all,
    print: () => setStage({ name: 'gathering', shown: all.length }),
  };
}
