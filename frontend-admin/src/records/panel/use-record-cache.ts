import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useMemo } from 'react';
import { records } from '../../content/records';
import type { RecordSource, RecordsPage, SubmittedRecord } from '../../data/records/records';
import { longDateTime } from '../../format/date-time';
import type { RecordMessages } from '../record-kind';

/** Updates the query cache of one kind of record from the responses of the API. */
export function useRecordCache<R extends SubmittedRecord, D extends R>(source: RecordSource<R, D>) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { keys } = source;
    const refetchCounts = () => {
      void queryClient.invalidateQueries({ queryKey: keys.oldest });
      void queryClient.invalidateQueries({ queryKey: keys.totals });
    };
    const refetchLists = () => {
      void queryClient.invalidateQueries({ queryKey: keys.lists });
      refetchCounts();
    };
    const setRecord = (record: D) => {
      // A request that is still running may be answered with an older state of the record.
      void queryClient.cancelQueries({ queryKey: keys.record(record._id) });
      queryClient.setQueryData(keys.record(record._id), record);
    };
    const removeRows = (ids: readonly string[]) =>
      queryClient.setQueriesData<RecordsPage<R>>(
        { queryKey: keys.lists },
        (page) => page && { ...page, rows: page.rows.filter(({ _id }) => !ids.includes(_id)) },
      );
    const removeFromCache = (id: string) => {
      queryClient.removeQueries({ queryKey: keys.record(id) });
      queryClient.removeQueries({ queryKey: keys.file(id) });
    };
    const putRow = (record: D) => {
      setRecord(record);
      queryClient.setQueriesData<RecordsPage<R>>(
        { queryKey: keys.lists },
        (page) => page && { ...page, rows: page.rows.map((row) => (row._id === record._id ? record : row)) },
      );
    };
    return {
      /** Refetches the pending summary and the totals of the lists. */
      refetchCounts,
      /** Refetches the lists, the pending summary and the totals. */
      refetchLists,
      /** Stores the record and its row in the cache; nothing is fetched. */
      putRow,
      /**
       * Stores the record and refetches the lists, since it may belong in others now. Until they are loaded the updated
       * row is not treated as pending.
       */
      put: (record: D) => {
        putRow(record);
        refetchLists();
      },
      /** Stores the record but keeps its row in place for as long as the list is on screen. */
      putInPlace: (record: D) => {
        putRow(record);
        // The cached list differs from what the server would return, so it is refetched when the list is opened again.
        void queryClient.invalidateQueries({ queryKey: keys.lists, refetchType: 'none' });
        refetchCounts();
      },
      /** Removes an erased record from the lists at once, before they are refetched. */
      removeFromLists: (id: string) => {
        removeRows([id]);
        refetchLists();
      },
      /** Removes several erased records from the lists and the cache. */
      removeFromListsAndCache: (ids: readonly string[]) => {
        removeRows(ids);
        ids.forEach(removeFromCache);
        refetchLists();
      },
      /** Removes an erased record and its file from the cache. */
      removeFromCache,
    };
  }, [queryClient, source]);
}

/** The current record in a 409 response. */
export function currentRecord<D extends SubmittedRecord>(error: unknown): D | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.data as D | undefined;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Describes who changed the record in the meantime, and how. */
export function changeMessage(current: SubmittedRecord, messages: RecordMessages, locale: Locale): string {
  const recordsMessages = records[locale];
  const last = current.history.at(-1);
  const verb =
    last?.status !== current.status
      ? undefined
      : last.undo
        ? recordsMessages.undid
        : messages.verbs[last.status];
  if (!last || !verb) return recordsMessages.changedMeanwhile(messages.recordNoun);
  return recordsMessages.changedBy(
    last.by ?? capitalize(messages.sender),
    verb,
    messages.recordNoun,
    longDateTime(last.at, locale),
  );
}
