import { useState } from 'react';

export interface Question<A, R> {
  /** The action to confirm, with its rows. */
  asked: { action: A; rows: readonly R[] } | undefined;
  /** The action that was cancelled: its button gets the focus. */
  cancelled: A | undefined;
  ask: (action: A) => void;
  cancel: () => void;
  /** Closes the confirmation after the action was confirmed. */
  close: () => void;
}

/**
 * Confirmation of an action on the selected rows. It applies to the rows that were selected when its button was
 * pressed, not to rows selected meanwhile, for example by a running "Select all".
 *
 * @param rows the currently selected rows
 */
export function useQuestion<A, R extends { _id: string }>(rows: readonly R[]): Question<A, R> {
  const [asked, setAsked] = useState<{ action: A; ids: ReadonlySet<string> }>();
  const [cancelled, setCancelled] = useState<{ action: A }>();
  return {
    asked: asked && { action: asked.action, rows: rows.filter(({ _id }) => asked.ids.has(_id)) },
    cancelled: cancelled?.action,
    ask: (action) => {
      setCancelled(undefined);
      setAsked({ action, ids: new Set(rows.map(({ _id }) => _id)) });
    },
    cancel: () => {
      setCancelled(asked);
      setAsked(undefined);
    },
    close: () => setAsked(undefined),
  };
}
