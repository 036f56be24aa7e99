import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StatusChange, SubmittedRecord } from '../../data/records';
import { errorSentence } from '../../kit/error-sentence';
import type { RecordKind } from '../record-kind';
import { conflictSentence, currentRecord, useServerTruth } from './use-server-truth';

/** What is asked for; the record and the state it was seen in come from what is open. */
export type Wish<S extends string> = Omit<StatusChange<S>, 'id' | 'expectedStatus'>;

interface ChangeEvents<D> {
  /** The server has taken it. `sentAt` is when it was sent, as `Date.now()` counts. */
  onChanged: (record: D, sentAt: number) => void;
  onFailed?: (error: unknown) => void;
  /** The row stays where it is, though the list may not be meant for its new state. */
  inPlace?: boolean;
}

/** Lets a press through once for a record as it stands: a second one can come before the first has changed the screen. */
function useOnePress(record: SubmittedRecord) {
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the record may be answered anew
  useEffect(() => {
    pressed.current = false;
  }, [record]);
  return pressed;
}

/** Carries a change of state to the server. Nothing on screen counts as changed before the answer is there. */
export function useStatusChange<R extends SubmittedRecord, D extends R>(
  { source, words }: Pick<RecordKind<R, D>, 'source' | 'words'>,
  record: D,
  { onChanged, onFailed, inPlace = false }: ChangeEvents<D>,
) {
  const truth = useServerTruth(source);
  const keep = inPlace ? truth.keepInPlace : truth.keep;
  const [conflict, setConflict] = useState<string>();
  const pressed = useOnePress(record);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wish: Wish<D['status']>) => {
      const sentAt = Date.now();
      const change = { ...wish, id: record._id, expectedStatus: record.status };
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
        setConflict(conflictSentence(current, words));
        keep(current);
      }
      onFailed?.(failure);
    },
  });
  const change = (wish: Wish<D['status']>) => {
    if (pressed.current || isPending) return;
    pressed.current = true;
    mutate(wish);
  };
  return {
    change,
    busy: isPending,
    /** Who was first, when somebody was. */
    conflict,
    failure: error && !conflict ? errorSentence(error, words.updateFailed) : undefined,
  };
}
