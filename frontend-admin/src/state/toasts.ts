import { create } from 'zustand';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** The record that it reports on: a later toast for the same record replaces it. */
  recordId?: string | undefined;
  /** When it disappears, in ms since 1970. */
  until: number;
  /** Undoes what the toast reports. Offered while the toast is visible. */
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

/** Shows a toast, on whatever screen of the console the user is. */
export function showToast(toast: Omit<Toast, 'id' | 'until'> & { until?: number }): number {
  lastId += 1;
  const added = { until: Date.now() + DEFAULT_MS, ...toast, id: lastId };
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter(({ recordId }) => recordId === undefined || recordId !== added.recordId);
    return { toasts: withoutSurplus([...others, added]) };
  });
  return lastId;
}

/** The oldest go first, but those with an undo only when there is nothing else to drop. */
function withoutSurplus(toasts: readonly Toast[]): readonly Toast[] {
  if (toasts.length <= MAX_SHOWN) return toasts;
  const earlier = toasts.slice(0, -1);
  const dropped = earlier.find(({ undo }) => !undo) ?? earlier[0];
  return toasts.filter((toast) => toast !== dropped);
}
