import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface DocumentPaneState {
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

const PaneContext = createContext<DocumentPaneState>({ isOpen: false, setOpen: () => undefined });

/** Keeps the document pane beside the panel open while the user moves between records. */
export function DocumentPaneProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const state = useMemo(() => ({ isOpen, setOpen }), [isOpen]);
  return <PaneContext value={state}>{children}</PaneContext>;
}

export function useDocumentPane(): DocumentPaneState {
  return useContext(PaneContext);
}
