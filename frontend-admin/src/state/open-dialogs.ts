import { create } from 'zustand';

interface OpenDialogs {
  /** The one in front comes last. */
  dialogs: readonly HTMLDialogElement[];
  add: (dialog: HTMLDialogElement) => void;
  remove: (dialog: HTMLDialogElement) => void;
}

/** The dialogs that are open. All outside of the one in front is inert and lies behind its backdrop. */
export const useOpenDialogs = create<OpenDialogs>()((set) => ({
  dialogs: [],
  add: (dialog) => set(({ dialogs }) => ({ dialogs: [...dialogs, dialog] })),
  remove: (dialog) => set(({ dialogs }) => ({ dialogs: dialogs.filter((one) => one !== dialog) })),
}));
