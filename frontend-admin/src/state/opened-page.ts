import { create } from 'zustand';

interface OpenedPage {
  pathname: string | undefined;
  title: string;
}

/** The page that was opened last; its title is not updated. */
export const useOpenedPage = create<OpenedPage>()(() => ({ pathname: undefined, title: '' }));
