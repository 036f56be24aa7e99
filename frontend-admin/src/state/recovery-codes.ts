import { useSession } from 'frontend-shared/api/session';
import { create } from 'zustand';

interface NewRecoveryCodes {
  /** The account they are for. */
  adminId: string | undefined;
  codes: readonly string[];
}

const useShown = create<{ shown?: NewRecoveryCodes | undefined }>()(() => ({}));

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** The recovery codes that whoever is logged in was given and has not yet said to keep. */
export function useNewRecoveryCodes(): readonly string[] | undefined {
  const adminId = useSession((session) => session.admin?._id);
  return useShown(({ shown }) => (shown?.adminId === adminId ? shown?.codes : undefined));
}

/**
 * The server gives recovery codes once, so a look at another screen must not lose them, nor a reload that nobody meant.
 * They are in memory only and go with the
 * session, however it ends.
 */
export const newRecoveryCodes = {
  show(codes: readonly string[]): void {
    useShown.setState({ shown: { adminId: useSession.getState().admin?._id, codes } });
    window.addEventListener('beforeunload', askFirst);
  },
  areShown(): boolean {
    const { shown } = useShown.getState();
    return shown !== undefined && shown.adminId === useSession.getState().admin?._id;
  },
  forget(): void {
    useShown.setState({ shown: undefined });
    window.removeEventListener('beforeunload', askFirst);
  },
};

useSession.subscribe(({ status }) => {
  if (status === 'out') newRecoveryCodes.forget();
});
