import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createQueryClient } from '../../../state/query-client';
import { useToasts } from '../../../state/toasts';
import { usePrintAll } from './use-print-all';

const SUMS = { isPending: false, error: null, retry: () => undefined };

it('requests a page that failed to load again when the button is pressed again', async () => {
  const client = createQueryClient();
  const printed: number[] = [];
  let isBroken = true;
  const { result } = renderHook(
    () => {
      const list = useInfiniteQuery({
        queryKey: ['pages'],
        initialPageParam: 1,
        queryFn: ({ pageParam }) => {
          if (pageParam === 2 && isBroken) throw new Error('The server is restarting.');
          return { number: pageParam };
        },
        getNextPageParam: ({ number }) => (number < 3 ? number + 1 : undefined),
      });
      return { list, printing: usePrintAll(list, SUMS) };
    },
    {
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  window.print = () => printed.push(client.getQueryData<{ pages: unknown[] }>(['pages'])?.pages.length ?? 0);
  await waitFor(() => expect(result.current.list.hasNextPage).toBe(true));
  act(() => result.current.printing.print());
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(result.current.printing.isPreparing).toBe(false);
  isBroken = false;
  act(() => result.current.printing.print());
  await waitFor(() => expect(printed).toEqual([3]));
  expect(useToasts.getState().toasts).toHaveLength(1);
});
