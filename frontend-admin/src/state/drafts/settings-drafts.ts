import { create } from 'zustand';
import type { Settings } from '../../data/account/settings';
import { draftKey } from './draft-key';

type Changes = Partial<Settings>;

const NONE: Changes = {};
/** Takes the place of the record id in the draft key. */
const KEY = 'settings';

/** Kept in memory only. */
const useDrafts = create<{ drafts: Readonly<Record<string, Changes>> }>()(() => ({ drafts: {} }));

/** Unsaved changes to the settings; re-renders when they change. */
export const useSettingsDraft = (): Changes => useDrafts(({ drafts }) => drafts[draftKey(KEY)]) ?? NONE;

/** Unsaved changes to the settings. They survive opening another screen. */
export const settingsDrafts = {
  update(by: (changes: Changes) => Changes): void {
    useDrafts.setState(({ drafts }) => ({
      drafts: { ...drafts, [draftKey(KEY)]: by(drafts[draftKey(KEY)] ?? NONE) },
    }));
  },
  /** Called on logout. */
  clear(): void {
    useDrafts.setState({ drafts: {} });
  },
};
