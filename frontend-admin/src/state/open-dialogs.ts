import { create } from 'zustand';

interface OpenDialogs {
  /** The topmost one is last. */
  dialogs: readonly HTMLDialogElement[];
  add: (dialog: HTMLDialogElement) => void;
  remove: (dialog: HTMLDialogElement) => void;
}

/** The open dialogs. Everything outside of the topmost one is inert. */
export const useOpenDialogs = create<OpenDialogs>()((set) => ({
  dialogs: [],
  add: (dialog) => set(({ dialogs }) => ({ dialogs: [...dialogs, dialog] })),
  remove: (dialog) => set(({ dialogs }) => ({ dialogs: dialogs.filter((one) => one !== dialog) })),
}));
