import { create } from 'zustand';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** When it goes away, as `Date.now()` counts. */
  until: number;
  /** Takes back what the toast reports. It is offered until the toast goes away. */
  undo?: (() => Promise<void>) | undefined;
}

interface Toasts {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}

export const useToasts = create<Toasts>()((set) => ({
  toasts: [],
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

const DEFAULT_MS = 5000;
const MAX_SHOWN = 3;
let lastId = 0;

/** Tells the person at the desk what happened, wherever in the console they are by then. */
export function showToast(toast: Omit<Toast, 'id' | 'until'> & { until?: number }): number {
  lastId += 1;
  const added = { until: Date.now() + DEFAULT_MS, ...toast, id: lastId };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, added].slice(-MAX_SHOWN) }));
  return lastId;
}
