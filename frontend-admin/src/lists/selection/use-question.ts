import { useState } from 'react';

export interface Question<A, R> {
  /** The action that is asked about, and with which rows it would be done. */
  asked: { action: A; rows: readonly R[] } | undefined;
  /** The action that was asked about and not begun: its button gets the focus back. */
  cancelled: A | undefined;
  ask: (action: A) => void;
  cancel: () => void;
  /** The answer was yes. */
  close: () => void;
}

/**
 * Asks before something is done with rows that are ticked: with those that were when its button was pressed. What is ticked
 * while somebody answers, such as by "Select all" that goes on, is not what they were asked about.
 *
 * @param rows those that are ticked, as they are by now
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
