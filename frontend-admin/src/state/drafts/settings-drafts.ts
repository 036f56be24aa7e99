import { create } from 'zustand';
import type { Settings } from '../../data/account/settings';
import { draftKey } from './draft-key';

type Changes = Partial<Settings>;

const NONE: Changes = {};
/** What drafts of other kinds name by a record. */
const KEY = 'settings';

/** In memory only. */
const useDrafts = create<{ drafts: Readonly<Record<string, Changes>> }>()(() => ({ drafts: {} }));

/** Settings that were chosen and not saved. */
export const useSettingsDraft = (): Changes => useDrafts(({ drafts }) => drafts[draftKey(KEY)]) ?? NONE;

/** They come back after a look at another screen. */
export const settingsDrafts = {
  change(by: (changes: Changes) => Changes): void {
    useDrafts.setState(({ drafts }) => ({
      drafts: { ...drafts, [draftKey(KEY)]: by(drafts[draftKey(KEY)] ?? NONE) },
    }));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    useDrafts.setState({ drafts: {} });
  },
};
