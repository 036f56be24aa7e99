import { create } from 'zustand';

/** How the console learns what others do: `live` at once; `lost` when the connection is being made again. */
export type LiveState = 'connecting' | 'live' | 'lost';

export const useLiveState = create<{ state: LiveState }>()(() => ({ state: 'connecting' }));
