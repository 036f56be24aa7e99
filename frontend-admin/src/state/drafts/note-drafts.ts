import { create } from 'zustand';
import { draftKey } from './draft-key';

/** In memory only. */
const useDrafts = create<{ drafts: Readonly<Record<string, string>> }>()(() => ({ drafts: {} }));

/** The note that is being typed about a record, wherever it is changed. */
export const useNoteDraft = (id: string): string => useDrafts(({ drafts }) => drafts[draftKey(id)]) ?? '';

/** Notes that were being typed: they come back after a look at another record or a session that ended. */
export const noteDrafts = {
  of(id: string): string {
    return useDrafts.getState().drafts[draftKey(id)] ?? '';
  },
  keep(id: string, text: string): void {
    useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [draftKey(id)]: text } }));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    useDrafts.setState({ drafts: {} });
  },
};
