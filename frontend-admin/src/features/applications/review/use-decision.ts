import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api-error';
import { useEffect, useRef, useState } from 'react';
import { common } from '../../../content/en/common';
import { review as copy } from '../../../content/en/review';
import {
  type Application,
  type ApplicationStatus,
  applicationKeys,
  changeApplicationStatus,
} from '../../../data/applications';
import { errorSentence } from '../../../kit/error-sentence';
import { longMoment } from '../../../kit/moments';
import { notify } from '../../../kit/notices';
import { reasonDrafts } from '../../../kit/reason-drafts';

/** How long the API holds the mail of an undoable change, in ms. */
const UNDO_MS = 10_000;

/** Who changed the record meanwhile, and how. */
function conflictSentence(current: Application): string {
  const last = current.history.at(-1);
  if (!last || last.status !== current.status) return copy.conflictUnknown;
  return copy.conflict(last.by ?? copy.someone, copy.conflictVerb[last.status], longMoment(last.at));
}

/** The current record of a 409 answer. */
function currentRecord(error: unknown): Application | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.data as Application | undefined;
}

/** Keeps what is on screen true to what the server said last. */
function useServerTruth() {
  const queryClient = useQueryClient();
  return (record: Application) => {
    queryClient.setQueryData(applicationKeys.record(record._id), record);
    return queryClient.invalidateQueries({ queryKey: applicationKeys.lists });
  };
}

/** Lets a press through once for a record as it stands: a second one can come before the first has changed the screen. */
function useOnePress(record: Application) {
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the record may be answered anew
  useEffect(() => {
    pressed.current = false;
  }, [record]);
  return pressed;
}

/** Takes a decision back while its mail is still held, and says how that went. */
function useUndo(onUndone: (id: string) => void) {
  const keep = useServerTruth();
  return async (decided: Application) => {
    try {
      const record = await changeApplicationStatus({
        id: decided._id,
        status: 'pending',
        expectedStatus: decided.status,
      });
      void keep(record);
      notify({ kind: 'success', text: copy.undone(decided.name) });
      onUndone(decided._id);
    } catch (error) {
      const current = currentRecord(error);
      if (current) void keep(current);
      const why = errorSentence(error, copy.updateFailed);
      notify({ kind: 'error', text: copy.undoFailed(decided.name, why), until: Date.now() + UNDO_MS });
    }
  };
}

/** Takes the suspect mark off, which lets the mails to the applicant go. */
export function useClearSuspect(record: Application) {
  const keep = useServerTruth();
  const pressed = useOnePress(record);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      changeApplicationStatus({
        id: record._id,
        status: record.status,
        expectedStatus: record.status,
        clearSuspect: true,
      }),
    onSuccess: (cleared) => {
      void keep(cleared);
      notify({ kind: 'success', text: copy.cleared(cleared.name) });
    },
    onError: (error) => {
      pressed.current = false;
      const current = currentRecord(error);
      if (current) void keep(current);
      notify({ kind: 'error', text: common.error(errorSentence(error, copy.updateFailed)) });
    },
  });
  const clear = () => {
    if (pressed.current || isPending) return;
    pressed.current = true;
    mutate();
  };
  return { clear, clearing: isPending };
}

interface DecisionEvents {
  /** The server has taken the decision. */
  onDecided: (record: Application) => void;
  onUndone: (id: string) => void;
}

export interface Decision {
  status: ApplicationStatus;
  reason?: string | undefined;
}

/** Carries a decision to the server. Nothing on screen counts as decided before the answer is there. */
export function useDecision(record: Application, { onDecided, onUndone }: DecisionEvents) {
  const keep = useServerTruth();
  const undo = useUndo(onUndone);
  const [conflict, setConflict] = useState<string>();
  const pressed = useOnePress(record);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ status, reason }: Decision) => {
      const sentAt = Date.now();
      const undoable = status !== 'pending';
      const given = reason === undefined ? {} : { reason };
      const change = { id: record._id, status, ...given, expectedStatus: record.status, undoable };
      return { decided: await changeApplicationStatus(change), sentAt };
    },
    onMutate: () => setConflict(undefined),
    onSuccess: ({ decided, sentAt }) => {
      reasonDrafts.forget(decided._id);
      void keep(decided);
      notify({
        kind: 'success',
        text: copy.done[decided.status](decided.name),
        ...(decided.status === 'pending' ? {} : { undo: () => undo(decided), until: sentAt + UNDO_MS }),
      });
      onDecided(decided);
    },
    onError: (failure) => {
      pressed.current = false;
      const current = currentRecord(failure);
      if (!current) return;
      setConflict(conflictSentence(current));
      void keep(current);
    },
  });
  const failure = error && !conflict ? errorSentence(error, copy.updateFailed) : undefined;
  const decide = (decision: Decision) => {
    if (pressed.current || isPending) return;
    pressed.current = true;
    mutate(decision);
  };
  return { decide, busy: isPending, conflict, failure };
}
