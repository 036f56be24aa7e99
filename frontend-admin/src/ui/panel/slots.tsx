import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  search: HTMLElement | null;
  panel: HTMLElement | null;
  panelOpen: boolean;
  cover: HTMLElement | null;
  /** Whether something covers the page. */
  covered: boolean;
  setSearch: (element: HTMLElement | null) => void;
  setPanel: (element: HTMLElement | null) => void;
  setPanelOpen: (open: boolean) => void;
  setCover: (element: HTMLElement | null) => void;
  setCovered: (covered: boolean) => void;
}

const SlotsContext = createContext<Slots | null>(null);

/**
 * Provides the slots of the frame that pages can fill: the search in the top bar, the side panel, and a cover over the
 * page.
 */
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

/** The slots, for the frame that renders them. */
export function useSlots(): Slots {
  const slots = useContext(SlotsContext);
  if (!slots) throw new Error('useSlots needs a SlotsProvider above it');
  return slots;
}

/** Renders its children in the top bar. */
export function TopBarSearch({ children }: { children: ReactNode }) {
  const { search } = useSlots();
  return search && createPortal(children, search);
}

/** Renders its children beside the page, which makes room for them. */
export function SidePanel({ children }: { children: ReactNode }) {
  const { panel, setPanelOpen } = useSlots();
  // In a layout effect, because focus returns to the page as soon as the panel is closed.
  useLayoutEffect(() => {
    setPanelOpen(true);
    return () => setPanelOpen(false);
  }, [setPanelOpen]);
  return panel && createPortal(children, panel);
}

/** Renders its children over the page, which becomes inert. The side panel stays usable beside them. */
export function PageCover({ children }: { children: ReactNode }) {
  const { cover, setCovered } = useSlots();
  useLayoutEffect(() => {
    setCovered(true);
    return () => setCovered(false);
  }, [setCovered]);
  return cover && createPortal(children, cover);
}
