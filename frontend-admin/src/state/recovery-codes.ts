import { useSession } from 'frontend-shared/api/session';
import { create } from 'zustand';

interface NewRecoveryCodes {
  /** The account that they belong to. */
  adminId: string | undefined;
  codes: readonly string[];
}

/** A navigation or logout while the codes are not yet confirmed as saved. */
interface Leaving {
  /** The codes are lost with a logout; they survive opening another screen. */
  how: 'link' | 'logout';
  go: () => void;
}

interface RecoveryCodesState {
  shown?: NewRecoveryCodes | undefined;
  leaving?: Leaving | undefined;
}

const useRecoveryCodesStore = create<RecoveryCodesState>()(() => ({}));

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** New recovery codes of the current account that are not yet confirmed as saved. */
export function useNewRecoveryCodes(): readonly string[] | undefined {
  const adminId = useSession((session) => session.admin?._id);
  return useRecoveryCodesStore(({ shown }) => (shown?.adminId === adminId ? shown?.codes : undefined));
}

/** The navigation or logout that waits for confirmation. */
export function useLeavingRecoveryCodes(): Leaving | undefined {
  return useRecoveryCodesStore(({ leaving }) => leaving);
}

/**
 * New recovery codes. The server sends them only once, so they must survive opening another screen, and an accidental
 * reload asks for confirmation. Kept in memory only, until the session ends.
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
  /** Proceeds at once, or after confirmation when there are unsaved codes. */
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
