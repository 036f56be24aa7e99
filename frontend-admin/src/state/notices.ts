import { create } from 'zustand';

export interface Notice {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** When it goes away, as `Date.now()` counts. */
  until: number;
  /** Takes back what the notice reports. It is offered until the notice goes away. */
  undo?: (() => Promise<void>) | undefined;
}

interface Notices {
  notices: readonly Notice[];
  dismiss: (id: number) => void;
}

export const useNotices = create<Notices>()((set) => ({
  notices: [],
  dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
}));

const DEFAULT_MS = 5000;
const MOST_SHOWN = 3;
let lastId = 0;

/** Tells the person at the desk what happened, wherever in the console they are by then. */
export function notify(notice: Omit<Notice, 'id' | 'until'> & { until?: number }): number {
  lastId += 1;
  const added = { until: Date.now() + DEFAULT_MS, ...notice, id: lastId };
  useNotices.setState(({ notices }) => ({ notices: [...notices, added].slice(-MOST_SHOWN) }));
  return lastId;
}
