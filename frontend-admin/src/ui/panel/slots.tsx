import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  search: HTMLElement | null;
  panel: HTMLElement | null;
  panelOpen: boolean;
  cover: HTMLElement | null;
  /** Something is shown instead of the page. */
  covered: boolean;
  setSearch: (element: HTMLElement | null) => void;
  setPanel: (element: HTMLElement | null) => void;
  setPanelOpen: (open: boolean) => void;
  setCover: (element: HTMLElement | null) => void;
  setCovered: (covered: boolean) => void;
}

const SlotsContext = createContext<Slots | null>(null);

/** Places of the frame that a screen may fill: the search in the top bar, the panel beside the page, and the page's own. */
export function SlotsProvider({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [panelOpen, setPanelOpen] = useState(false);
  const [cover, setCover] = useState<HTMLElement | null>(null);
  const [covered, setCovered] = useState(false);
  const slots = useMemo(
    () => ({
      search,
      panel,
      panelOpen,
      cover,
      covered,
      setSearch,
      setPanel,
      setPanelOpen,
      setCover,
      setCovered,
    }),
    [search, panel, panelOpen, cover, covered],
  );
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

/** For the frame: the places to put on the page. */
export function useSlots(): Slots {
  const slots = useContext(SlotsContext);
  if (!slots) throw new Error('useSlots needs a SlotsProvider above it');
  return slots;
}

/** Shows its children in the top bar. */
export function TopBarSearch({ children }: { children: ReactNode }) {
  const { search } = useSlots();
  return search && createPortal(children, search);
}

/** Shows its children beside the page; while it is there the page makes room for it. */
export function SidePanel({ children }: { children: ReactNode }) {
  const { panel, setPanelOpen } = useSlots();
  // Before the browser paints: focus goes back to the page as soon as the panel is gone.
  useLayoutEffect(() => {
    setPanelOpen(true);
    return () => setPanelOpen(false);
  }, [setPanelOpen]);
  return panel && createPortal(children, panel);
}

/** Shows its children in the place of the page, which is out of reach for as long; the panel stays beside them. */
export function PageCover({ children }: { children: ReactNode }) {
  const { cover, setCovered } = useSlots();
  useLayoutEffect(() => {
    setCovered(true);
    return () => setCovered(false);
  }, [setCovered]);
  return cover && createPortal(children, cover);
}
