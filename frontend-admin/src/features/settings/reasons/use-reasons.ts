import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import {
  type DecisionReason,
  type DecisionReasons,
  decisionReasons,
  saveDecisionReasons,
} from '../../../data/records/decision-reasons';

/** A change, applied to the current list. */
export type ReasonsChange = (reasons: readonly DecisionReason[]) => readonly DecisionReason[];

/**
 * The decision reasons, as the server last returned them, and a function to change them.
 *
 * @param isEditing whether one is being edited: the list is not refetched then, so that its revision still tells the
 *   server that a colleague has changed it meanwhile
 */
export function useReasons(isEditing: boolean) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({ ...decisionReasons(), enabled: !isEditing });
  const { queryKey } = decisionReasons();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: ReasonsChange) => {
      const current = queryClient.getQueryData<DecisionReasons>(queryKey);
      if (!current) throw new Error('There are no reasons to change yet.');
      return saveDecisionReasons(current.revision, change(current.reasons));
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: (failure) => {
      const current = failure instanceof ApiError && failure.status === 409 ? failure.data : undefined;
      if (current) queryClient.setQueryData(queryKey, current as DecisionReasons);
    },
  });
  return {
    list: data,
    error,
    reload: () => void refetch(),
    /** @throws ApiError; after a 409 the current list is shown, and a retry applies to that list. */
    change: mutateAsync,
    busy: isPending,
  };
}

/** Replaces the reason with the same id, or appends it. */
export function withReason(reason: DecisionReason): ReasonsChange {
  return (reasons) =>
    reasons.some(({ id }) => id === reason.id)
      ? reasons.map((one) => (one.id === reason.id ? reason : one))
      : [...reasons, reason];
}

export function withoutReason(id: string): ReasonsChange {
  return (reasons) => reasons.filter((one) => one.id !== id);
}

/** Moves the reason up or down by one. */
export function withReasonMoved(id: string, step: 1 | -1): ReasonsChange {
  return (reasons) => {
    const from = reasons.findIndex((one) => one.id === id);
    const [moved, other] = [reasons[from], reasons[from + step]];
    if (!moved || !other) return reasons;
    const next = [...reasons];
    next[from] = other;
    next[from + step] = moved;
    return next;
  };
}
