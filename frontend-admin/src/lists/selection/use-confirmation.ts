import { useState } from 'react';

export interface Confirmation<A, R> {
  /** The action to confirm, with its rows. */
  pending: { action: A; rows: readonly R[] } | undefined;
  /** The action that was cancelled: its button gets the focus. */
  cancelled: A | undefined;
  ask: (action: A) => void;
  cancel: () => void;
  /** Closes the confirmation after the action was confirmed. */
  close: () => void;
}

/**
 * Confirmation of an action on the selected rows. The action applies to the rows that were selected when its button was
 * pressed, not to rows selected in the meantime, for example by a running "Select all".
 *
 * @param rows the currently selected rows
 */
export function useConfirmation<A, R extends { _id: string }>(rows: readonly R[]): Confirmation<A, R> {
  const [pending, setPending] = useState<{ action: A; ids: ReadonlySet<string> }>();
  const [cancelled, setCancelled] = useState<{ action: A }>();
  return {
    pending: pending && { action: pending.action, rows: rows.filter(({ _id }) => pending.ids.has(_id)) },
    cancelled: cancelled?.action,
    ask: (action) => {
      setCancelled(undefined);
      setPending({ action, ids: new Set(rows.map(({ _id }) => _id)) });
    },
    cancel: () => {
      setCancelled(pending);
      setPending(undefined);
    },
    close: () => setPending(undefined),
  };
}
