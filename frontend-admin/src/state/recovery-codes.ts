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

interface Shown {
  shown?: NewRecoveryCodes | undefined;
  leaving?: Leaving | undefined;
}

const useShown = create<Shown>()(() => ({}));

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/** The recovery codes that whoever is logged in was given and has not yet said to keep. */
export function useNewRecoveryCodes(): readonly string[] | undefined {
  const adminId = useSession((session) => session.admin?._id);
  return useShown(({ shown }) => (shown?.adminId === adminId ? shown?.codes : undefined));
}

/** The question that is open. */
export function useLeavingRecoveryCodes(): Leaving | undefined {
  return useShown(({ leaving }) => leaving);
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
  /** Goes on at once, or once whoever has not said to keep the codes has been asked. */
  askBefore(how: Leaving['how'], go: () => void): void {
    if (newRecoveryCodes.areShown()) useShown.setState({ leaving: { how, go } });
    else go();
  },
  stay(): void {
    useShown.setState({ leaving: undefined });
  },
  forget(): void {
    useShown.setState({ shown: undefined, leaving: undefined });
    window.removeEventListener('beforeunload', askFirst);
  },
};

useSession.subscribe(({ status }) => {
  if (status === 'out') newRecoveryCodes.forget();
});
