import { create } from 'zustand';

/** How much waits for whoever is logged in, over all tabs, as it is shown: "14"; absent while nothing does. */
export const usePendingTotal = create<{ shown: string | undefined }>()(() => ({ shown: undefined }));
