import { create } from 'zustand';

/** State of the connection for live updates; `lost` while it is reconnecting. */
export type LiveState = 'connecting' | 'live' | 'lost';

export const useLiveState = create<{ state: LiveState }>()(() => ({ state: 'connecting' }));
