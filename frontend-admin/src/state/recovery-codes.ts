import { useSession } from 'frontend-shared/api/session';
import { create } from 'zustand';

interface NewRecoveryCodes {
  /** The account they are for. */
  adminId: string | undefined;
  codes: readonly string[];
}

/** What somebody wants to do although they have not said to keep the codes. */
interface Leaving {
  /** By logging out the codes are lost; by going to another screen they are not. */
  how: 'link' | 'logout';
  go: () => void;
}

interface RecoveryCodesState {
  shown?: NewRecoveryCodes | undefined;
  leaving?: Leaving | undefined;
}

const useRecoveryCodesStore = create<RecoveryCodesState>()(() => ({}));

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** The recovery codes that whoever is logged in was given and has not yet said to keep. */
export function useNewRecoveryCodes(): readonly string[] | undefined {
  const adminId = useSession((session) => session.admin?._id);
  return useRecoveryCodesStore(({ shown }) => (shown?.adminId === adminId ? shown?.codes : undefined));
}

/** The question that is open. */
export function useLeavingRecoveryCodes(): Leaving | undefined {
  return useRecoveryCodesStore(({ leaving }) => leaving);
}

/**
 * The server gives recovery codes once, so a look at another screen must not lose them, nor a reload that nobody meant.
 * They are in memory only and go with the session, however it ends.
 */
export const newRecoveryCodes = {
  show(codes: readonly string[]): void {
    useRecoveryCodesStore.setState({ shown: { adminId: useSession.getState().admin?._id, codes } });
    window.addEventListener('beforeunload', preventUnload);
  },
  areShown(): boolean {
    const { shown } = useRecoveryCodesStore.getState();
    return shown !== undefined && shown.adminId === useSession.getState().admin?._id;
  },
  /** Goes on at once, or once whoever has not said to keep the codes has been asked. */
  confirmLeaving(how: Leaving['how'], go: () => void): void {
    if (newRecoveryCodes.areShown()) useRecoveryCodesStore.setState({ leaving: { how, go } });
    else go();
  },
  cancelLeaving(): void {
    useRecoveryCodesStore.setState({ leaving: undefined });
  },
  forget(): void {
    useRecoveryCodesStore.setState({ shown: undefined, leaving: undefined });
    window.removeEventListener('beforeunload', preventUnload);
  },
};

useSession.subscribe(({ status }) => {
  if (status === 'out') newRecoveryCodes.forget();
});
