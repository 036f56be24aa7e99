import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deliveries } from '../../../content/deliveries';
import { currentMessages } from '../../../content/messages';
import { showToast } from '../../../state/toasts';

type Pages<Page> = Pick<
  UseInfiniteQueryResult<{ pages: Page[] }>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

/** Stages of printing: all pages are loaded while the screen stays unchanged, then all are rendered and printed. */
type Stage = { name: 'idle' } | { name: 'loading'; shown: number } | { name: 'loaded' };

/** A query for additional data that must also be loaded before printing. */
interface PrintDependency {
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** Loads and renders all pages of the list, then prints it, because there is no "Show more" on paper. */
export function usePrintAll<Page>(list: Pages<Page>, { isPending, error, retry }: PrintDependency) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const isPreparing = stage.name === 'loading';
  const all = data?.pages ?? [];
  useEffect(() => {
    if (!isPreparing || isFetchingNextPage) return;
    if (hasNextPage && !isFetchNextPageError) {
      void fetchNextPage();
      return;
    }
    setStage(hasNextPage ? { name: 'idle' } : { name: 'loaded' });
    if (hasNextPage) showIncompleteError();
  }, [isPreparing, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  useEffect(() => {
    if (stage.name !== 'loaded' || isPending) return;
    setStage({ name: 'idle' });
    if (error) showIncompleteError();
    else window.print();
  }, [stage, isPending, error]);
  return {
    isPreparing: stage.name !== 'idle',
    // Rendering thousands of rows after each loaded page takes minutes, so they are rendered once at the end.
    pages: stage.name === 'loading' ? all.slice(0, stage.shown) : all,
    print: () => {
      retry();
      // Otherwise the failure of an earlier attempt would end this one.
      if (isFetchNextPageError) void fetchNextPage();
      setStage({ name: 'loading', shown: all.length });
    },
  };
}

function showIncompleteError() {
  showToast({ kind: 'error', text: currentMessages(deliveries).listFailed });
}
