import { create } from 'zustand';

/** The pending records for the current account over all tabs, as shown: "14"; undefined when there are none. */
export const usePendingTotal = create<{ shown: string | undefined }>()(() => ({ shown: undefined }));
