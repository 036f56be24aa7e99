import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Toast store, shared between shell and remotes: any of them adds toasts, and the shell (or a standalone remote)
 * renders them with `ToastViewport`.
 */
export const toaster = {
  /** Shows a toast. @returns its id */
  show(kind: ToastKind, text: string): number {
    const id = nextId++;
    set([...toasts, { id, kind, text }]);
    return id;
  },
  dismiss(id: number): void {
    set(toasts.filter((toast) => toast.id !== id));
  },
  clear(): void {
    set([]);
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];

/** The visible toasts, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
