import { create } from 'zustand';
import { draftKey } from './draft-key';

/** Kept in memory only. */
const useDrafts = create<{ drafts: Readonly<Record<string, string>> }>()(() => ({ drafts: {} }));

/** The unsaved note about a record; re-renders when it changes. */
export const useNoteDraft = (id: string): string => useDrafts(({ drafts }) => drafts[draftKey(id)]) ?? '';

/** Unsaved notes. They survive opening another record and the end of a session. */
export const noteDrafts = {
  get(id: string): string {
    return useDrafts.getState().drafts[draftKey(id)] ?? '';
  },
  set(id: string, text: string): void {
    useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [draftKey(id)]: text } }));
  },
  /** Called on logout. */
  clear(): void {
    useDrafts.setState({ drafts: {} });
  },
};
