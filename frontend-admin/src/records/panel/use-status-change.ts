import { useMutation } from '@tanstack/react-query';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useRef, useState } from 'react';
import { records } from '../../content/records';
import type { StatusChange, SubmittedRecord } from '../../data/records/records';
import { showToast } from '../../state/toasts';
import { errorMessage } from '../../ui/text/error-message';
import { useIsMounted } from '../../ui/use-is-mounted';
import type { RecordKind } from '../record-kind';
import { changeMessage, currentRecord, useRecordCache } from './use-record-cache';

/** The change to make; the record and its expected status are taken from the open record. */
export type ChangePayload<S extends string> = Omit<StatusChange<S>, 'id' | 'expectedStatus'>;

interface ChangeEvents<D> {
  /**
   * Called when the server has stored the change, regardless of what is on screen by then. `sentAt` is when the request
   * was sent, as returned by `Date.now()`.
   */
  onChanged: (record: D, sentAt: number) => void;
  /** The same, but only if the record is still open: a user who has moved on stays where they are. */
  onChangedHere?: (record: D) => void;
  onFailed?: (error: unknown) => void;
  /** Keeps the row in place, even if it no longer belongs in the list. */
  inPlace?: boolean;
}

/** Ignores a second press that comes before the first one has updated the record on screen. */
function usePressGuard(record: SubmittedRecord) {
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an updated record can be changed again
  useEffect(() => {
    pressed.current = false;
  }, [record]);
  return pressed;
}

/** Changes the status of a record. Nothing on screen changes before the server has answered. */
export function useStatusChange<R extends SubmittedRecord, D extends R>(
  { source, messages, name }: Pick<RecordKind<R, D>, 'source' | 'messages' | 'name'>,
  record: D,
  { onChanged, onChangedHere, onFailed, inPlace = false }: ChangeEvents<D>,
) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const cache = useRecordCache(source);
  const updateCache = inPlace ? cache.putInPlace : cache.put;
  const [conflict, setConflict] = useState<string>();
  const pressed = usePressGuard(record);
  const isOpen = useIsMounted();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (payload: ChangePayload<D['status']>) => {
      const sentAt = Date.now();
      const change = { ...payload, id: record._id, expectedStatus: record.status };
      return { changed: await source.change(change), sentAt };
    },
    onMutate: () => setConflict(undefined),
    onSuccess: ({ changed, sentAt }) => {
      updateCache(changed);
      onChanged(changed, sentAt);
    },
    onError: (failure) => {
      pressed.current = false;
      const current = currentRecord<D>(failure);
      if (current) {
        setConflict(recordsMessages.conflict(changeMessage(current, messages, locale)));
        updateCache(current);
      }
      if (isOpen.current) onFailed?.(failure);
      else {
        const why = current
          ? changeMessage(current, messages, locale)
          : errorMessage(failure, messages.updateFailed);
        showToast({ kind: 'error', text: recordsMessages.notSaved(name(record), why) });
      }
    },
  });
  const change = (payload: ChangePayload<D['status']>) => {
    if (pressed.current || isPending) return;
    pressed.current = true;
    // This callback is called only while the component is mounted.
    mutate(payload, { onSuccess: ({ changed }) => onChangedHere?.(changed) });
  };
  return {
    change,
    busy: isPending,
    /** Message about a conflicting change by somebody else. */
    conflict,
    failure: error && !conflict ? errorMessage(error, messages.updateFailed) : undefined,
  };
}
