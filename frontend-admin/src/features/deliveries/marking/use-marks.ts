import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { apiLimits } from 'frontend-shared/api/limits.generated';
import { useSession } from 'frontend-shared/api/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { bulk } from '../../../content/bulk';
import { deliveries } from '../../../content/deliveries';
import { currentMessages } from '../../../content/messages';
import {
  type Box,
  type BoxPage,
  type BoxStatus,
  deliveryKeys,
  type MarkedBox,
  markBoxes,
} from '../../../data/deliveries';
import { longDay } from '../../../format/date-time';
import { pauseListRefetch } from '../../../state/list-refetch';
import { usePreferences } from '../../../state/preferences';
import { showToast } from '../../../state/toasts';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';

/** The result for one box. */
export interface MarkResult {
  box: Box;
  /** The error; undefined if the box was marked. */
  why?: string;
  /** The colleague whose mark with the same status was there before; undo leaves it. */
  colleague?: string;
  /** Whether it was paid online and came back. */
  owed?: boolean;
}

/** A bulk change of boxes and its results. */
export interface MarkRun {
  /** The selected boxes, including those that already had the status. */
  chosen: readonly Box[];
  status: BoxStatus | 'undone';
  isOver: boolean;
  items: MarkResult[];
}

export interface Marks {
  run: MarkRun | undefined;
  /** Marks the boxes that do not have the status yet. */
  start: (boxes: readonly Box[], status: BoxStatus) => Promise<void>;
  /** Restores the previous status of the boxes that were marked. */
  undo: () => Promise<void>;
  /** Closes the report and refetches the list. */
  close: () => void;
}

type Pages = InfiniteData<BoxPage>;

/** A box with its expected and its new status. */
interface StatusUpdate {
  box: Box;
  expected: BoxStatus;
  status: BoxStatus;
}

/**
 * Marks boxes of a day. Rows stay in place until the report is closed, even if they no longer match the filters.
 *
 * @param listed the day in the query key of the list; undefined if the URL has none
 */
export function useMarks(day: string | undefined, listed: string | undefined): Marks {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<MarkRun>();
  const isOpen = useIsMounted();
  const isReporting = run !== undefined;
  useEffect(() => {
    return isReporting ? pauseListRefetch() : undefined;
  }, [isReporting]);

  /** Sends the changes in requests of limited size, each with a single expected status. */
  const send = useCallback(
    async (updates: readonly StatusUpdate[]): Promise<MarkResult[]> => {
      const items: MarkResult[] = [];
      const current = new Map<string, MarkedBox>();
      for (const call of callsFor(updates)) {
        const boxes = call.boxes;
        try {
          const marked = await markBoxes({
            day: day ?? '',
            subscriptionIds: boxes.map(({ _id }) => _id),
            status: call.status,
            expected: call.expected,
          });
          for (const one of marked) current.set(one.subscriptionId, one);
          items.push(...boxes.map((box) => ({ box, ...resultOf(current.get(box._id)) })));
        } catch (error) {
          const why = errorMessage(error, currentMessages(deliveries).markFailed);
          items.push(...boxes.map((box) => ({ box, why })));
        }
      }
      queryClient.setQueriesData<Pages>({ queryKey: [...deliveryKeys.lists, listed] }, (pages) =>
        withMarks(pages, current),
      );
      // Not refetched yet, so that rows stay in place; a list by status is refetched when it is opened.
      void queryClient.invalidateQueries({ queryKey: deliveryKeys.lists, refetchType: 'none' });
      if (!isOpen.current) notifyOfFailures(items, day ?? '');
      await queryClient.invalidateQueries({ queryKey: deliveryKeys.totals });
      return items;
    },
    [day, listed, queryClient, isOpen],
  );

  const start = useCallback(
    async (boxes: readonly Box[], status: BoxStatus) => {
      setRun({ chosen: boxes, status, isOver: false, items: [] });
      const unmarked = boxes.filter((box) => box.status !== status);
      const items = await send(unmarked.map((box) => ({ box, expected: box.status, status })));
      setRun({ chosen: boxes, status, isOver: true, items });
    },
    [send],
  );

  const undo = useCallback(async () => {
    if (run === undefined || run.status === 'undone') return;
    const { chosen, status } = run;
    const done = run.items.filter(isUndoable);
    setRun({ chosen, status: 'undone', isOver: false, items: [] });
    const items = await send(done.map(({ box }) => ({ box, expected: status, status: box.status })));
    setRun({ chosen, status: 'undone', isOver: true, items });
  }, [run, send]);

  const close = useCallback(() => {
    setRun(undefined);
    void queryClient.invalidateQueries({ queryKey: deliveryKeys.lists });
    void queryClient.invalidateQueries({ queryKey: deliveryKeys.pinCodes });
  }, [queryClient]);

  return useMemo(() => ({ run, start, undo, close }), [run, start, undo, close]);
}

/** Shows a toast about failures, for when the screen and with it the report has been closed. */
function notifyOfFailures(items: readonly MarkResult[], day: string): void {
  const failed = items.filter(({ why }) => why !== undefined);
  const [first] = failed;
  if (!first) return;
  const what = currentMessages(deliveries).failedOfDay(
    failed.length,
    longDay(day, usePreferences.getState().locale),
  );
  const { box, why } = first;
  showToast({ kind: 'error', text: `${what} ${currentMessages(bulk).outcomeOf(box.name)} ${why}` });
}

interface Call {
  expected: BoxStatus;
  status: BoxStatus;
  boxes: Box[];
}

function callsFor(updates: readonly StatusUpdate[]): Call[] {
  const calls: Call[] = [];
  for (const { box, expected, status } of updates) {
    const match = calls.find(
      (call) =>
        call.expected === expected && call.status === status && call.boxes.length < apiLimits.markedBoxes,
    );
    if (match) match.boxes.push(box);
    else calls.push({ expected, status, boxes: [box] });
  }
  return calls;
}

/** Whether undo restores the box: this account has marked it. */
export function isUndoable({ why, colleague }: MarkResult): boolean {
  return why === undefined && colleague === undefined;
}

function resultOf(marked: MarkedBox | undefined): Omit<MarkResult, 'box'> {
  if (marked?.outcome === 'done') {
    const { markedBy, markedById, owed } = marked;
    // By id: an account's address may have changed since it set the mark.
    const isOwn = markedBy === undefined || markedById === useSession.getState().admin?._id;
    return { ...(!isOwn && { colleague: markedBy }), ...(owed && { owed }) };
  }
  const messages = currentMessages(deliveries);
  if (marked?.outcome === 'marked_otherwise' && marked.status) {
    return { why: messages.why.marked_otherwise(messages.statuses[marked.status], marked.markedBy) };
  }
  return { why: messages.why.not_of_day };
}

/** Updates the boxes in the cached list. */
function withMarks(pages: Pages | undefined, current: ReadonlyMap<string, MarkedBox>): Pages | undefined {
  if (!pages) return pages;
  const update = (box: Box): Box => {
    const marked = current.get(box._id);
    if (!marked?.status) return box;
    const { markedBy: _before, owed: _owed, ...rest } = box;
    const { status, markedBy, owed } = marked;
    return { ...rest, status, ...(markedBy && { markedBy }), ...(owed && { owed }) };
  };
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, boxes: page.boxes.map(update) })),
  };
}
