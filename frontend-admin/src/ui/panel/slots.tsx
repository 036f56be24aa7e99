import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  search: HTMLElement | null;
  panel: HTMLElement | null;
  panelOpen: boolean;
  /** What belongs to the panel covers the page. */
  covered: boolean;
  setSearch: (element: HTMLElement | null) => void;
  setPanel: (element: HTMLElement | null) => void;
  setPanelOpen: (open: boolean) => void;
  setCovered: (covered: boolean) => void;
}

const SlotsContext = createContext<Slots | null>(null);

/** Places of the frame that a screen may fill: the search in the top bar and the panel beside the page. */
export function SlotsProvider({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [panelOpen, setPanelOpen] = useState(false);
  const [covered, setCovered] = useState(false);
  const slots = useMemo(
    () => ({ search, panel, panelOpen, covered, setSearch, setPanel, setPanelOpen, setCovered }),
    [search, panel, panelOpen, covered],
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

/** For a part of the panel that lies over the page, which is out of reach for as long. */
export function useCoveredPage() {
  const { setCovered } = useSlots();
  useLayoutEffect(() => {
    setCovered(true);
    return () => setCovered(false);
  }, [setCovered]);
}
