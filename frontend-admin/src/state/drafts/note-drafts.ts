import { draftKey } from './draft-key';

/** In memory only. */
const drafts = new Map<string, string>();

/** Notes that were being typed: they come back after a look at another record or a session that ended. */
export const noteDrafts = {
  of(id: string): string {
    return drafts.get(draftKey(id)) ?? '';
  },
  keep(id: string, text: string): void {
    if (text === '') drafts.delete(draftKey(id));
    else drafts.set(draftKey(id), text);
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    drafts.clear();
  },
};
