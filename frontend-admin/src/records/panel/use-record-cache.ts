import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useMemo } from 'react';
import { records } from '../../content/records';
import type { RecordSource, RecordsPage, SubmittedRecord } from '../../data/records/records';
import { longMoment } from '../../format/moments';
import type { RecordMessages } from '../record-kind';

/** Keeps what is on screen true to what the server said last about one kind of record. */
export function useRecordCache<R extends SubmittedRecord, D extends R>(source: RecordSource<R, D>) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { keys } = source;
    const countAgain = () => {
      void queryClient.invalidateQueries({ queryKey: keys.oldest });
      void queryClient.invalidateQueries({ queryKey: keys.totals });
    };
    const listAgain = () => {
      void queryClient.invalidateQueries({ queryKey: keys.lists });
      countAgain();
    };
    const setRecord = (record: D) => queryClient.setQueryData(keys.record(record._id), record);
    const removeRows = (ids: readonly string[]) =>
      queryClient.setQueriesData<RecordsPage<R>>(
        { queryKey: keys.lists },
        (page) => page && { ...page, rows: page.rows.filter(({ _id }) => !ids.includes(_id)) },
      );
    const clear = (id: string) => {
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
      /** What waits, and what each list holds, is counted again. */
      countAgain,
      /** The lists are read again, and what waits is counted. */
      listAgain,
      /** Puts the record as it is now, and its row, into the cache; nothing is fetched. */
      putRow,
      /**
       * The record as it is now. The lists are asked again, since it may belong into others; until they answer, nobody is
       * led back to it as one that waits.
       */
      put: (record: D) => {
        putRow(record);
        listAgain();
      },
      /** The same, but its row stays where it is for as long as the list is looked at. */
      putInPlace: (record: D) => {
        putRow(record);
        // What was put there is not what a list would answer: whoever comes back to it asks again.
        void queryClient.invalidateQueries({ queryKey: keys.lists, refetchType: 'none' });
        countAgain();
      },
      /** An erased record is in no list any more, also before the lists have been asked again. */
      removeFromLists: (id: string) => {
        removeRows([id]);
        listAgain();
      },
      /** Several erased records: they are in no list any more, and nothing of them stays in memory. */
      forget: (ids: readonly string[]) => {
        removeRows(ids);
        ids.forEach(clear);
        listAgain();
      },
      /** Nothing of an erased record stays in memory. */
      clear,
    };
  }, [queryClient, source]);
}

/** The current record of a 409 answer. */
export function currentRecord<D extends SubmittedRecord>(error: unknown): D | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.data as D | undefined;
}

/** A word as it begins a sentence. */
const atStart = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Who changed the record meanwhile, and how. */
export function changeMessage(current: SubmittedRecord, messages: RecordMessages, locale: Locale): string {
  const recordsMessages = records[locale];
  const last = current.history.at(-1);
  const verb =
    last?.status !== current.status
      ? undefined
      : last.undo
        ? recordsMessages.undid
        : messages.verbs[last.status];
  if (!last || !verb) return recordsMessages.changedMeanwhile(messages.thing);
  return recordsMessages.changedBy(
    last.by ?? atStart(messages.sender),
    verb,
    messages.thing,
    longMoment(last.at, locale),
  );
}
