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

/** What is asked for; the record and the state it was seen in come from what is open. */
export type ChangePayload<S extends string> = Omit<StatusChange<S>, 'id' | 'expectedStatus'>;

interface ChangeEvents<D> {
  /**
   * The server has taken it, whatever is on screen by then. `sentAt` is when it was sent, as `Date.now()` counts.
   */
  onChanged: (record: D, sentAt: number) => void;
  /** The same, if the record is still open: whoever has gone on is not led elsewhere. */
  onChangedHere?: (record: D) => void;
  onFailed?: (error: unknown) => void;
  /** The row stays where it is, though the list may not be meant for its new state. */
  inPlace?: boolean;
}

/** Lets one press through for each state of a record: a second one can come before the first has changed the screen. */
function usePressGuard(record: SubmittedRecord) {
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the record may be answered again
  useEffect(() => {
    pressed.current = false;
  }, [record]);
  return pressed;
}

/** Carries a change of state to the server. Nothing on screen counts as changed before the answer is there. */
export function useStatusChange<R extends SubmittedRecord, D extends R>(
  { source, messages, name }: Pick<RecordKind<R, D>, 'source' | 'messages' | 'name'>,
  record: D,
  { onChanged, onChangedHere, onFailed, inPlace = false }: ChangeEvents<D>,
) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const cache = useRecordCache(source);
  const keep = inPlace ? cache.putInPlace : cache.put;
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
      keep(changed);
      onChanged(changed, sentAt);
    },
    onError: (failure) => {
      pressed.current = false;
      const current = currentRecord<D>(failure);
      if (current) {
        setConflict(recordsMessages.conflict(changeMessage(current, messages, locale)));
        keep(current);
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
    // What is given here is called only while the record is on screen.
    mutate(payload, { onSuccess: ({ changed }) => onChangedHere?.(changed) });
  };
  return {
    change,
    busy: isPending,
    /** Who was first, when somebody was. */
    conflict,
    failure: error && !conflict ? errorMessage(error, messages.updateFailed) : undefined,
  };
}
