import { useSession } from 'frontend-shared/api/session';
import { create } from 'zustand';

interface NewRecoveryCodes {
  /** The account that they belong to. */
  adminId: string | undefined;
  codes: readonly string[];
}

/** A navigation or logout while the codes are not yet confirmed as saved. */
interface BlockedNavigation {
  /** The codes are lost with a logout; they survive opening another screen. */
  trigger: 'link' | 'logout';
  proceed: () => void;
}

interface RecoveryCodesState {
  unsaved?: NewRecoveryCodes | undefined;
  blocked?: BlockedNavigation | undefined;
}

const useRecoveryCodesStore = create<RecoveryCodesState>()(() => ({}));

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** New recovery codes of the current account that are not yet confirmed as saved. */
export function useNewRecoveryCodes(): readonly string[] | undefined {
  const adminId = useSession((session) => session.admin?._id);
  return useRecoveryCodesStore(({ unsaved }) => (unsaved?.adminId === adminId ? unsaved?.codes : undefined));
}

/** The navigation or logout that waits for confirmation. */
export function useBlockedNavigation(): BlockedNavigation | undefined {
  return useRecoveryCodesStore(({ blocked }) => blocked);
}

/**
 * New recovery codes. The server sends them only once, so they must survive opening another screen, and an accidental
 * reload asks for confirmation. Kept in memory only, until the session ends.
 */
export const newRecoveryCodes = {
  show(codes: readonly string[]): void {
    useRecoveryCodesStore.setState({ unsaved: { adminId: useSession.getState().admin?._id, codes } });
    window.addEventListener('beforeunload', preventUnload);
  },
  areUnsaved(): boolean {
    const { unsaved } = useRecoveryCodesStore.getState();
    return unsaved !== undefined && unsaved.adminId === useSession.getState().admin?._id;
  },
  /** Proceeds at once, or after confirmation when there are unsaved codes. */
  confirmLeaving(trigger: BlockedNavigation['trigger'], proceed: () => void): void {
    if (newRecoveryCodes.areUnsaved()) useRecoveryCodesStore.setState({ blocked: { trigger, proceed } });
    else proceed();
  },
  cancelLeaving(): void {
    useRecoveryCodesStore.setState({ blocked: undefined });
  },
  clear(): void {
    useRecoveryCodesStore.setState({ unsaved: undefined, blocked: undefined });
    window.removeEventListener('beforeunload', preventUnload);
  },
};

useSession.subscribe(({ status }) => {
  if (status === 'out') newRecoveryCodes.clear();
});
