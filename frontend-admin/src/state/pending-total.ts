import { create } from 'zustand';

/** Number of pending records in all lists of the current account, as shown: "14"; undefined when there are none. */
export const usePendingTotal = create<{ shown: string | undefined }>()(() => ({ shown: undefined }));
