import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export type ColourChoice = 'system' | 'light' | 'dark';

interface Preferences {
  colours: ColourChoice;
  sidebarCollapsed: boolean;
  /** Single-key shortcuts can be switched off (WCAG 2.1.4): speech input and shaky hands set them off by accident. */
  shortcuts: boolean;
  chooseColours: (colours: ColourChoice) => void;
  collapseSidebar: (collapsed: boolean) => void;
  enableShortcuts: (enabled: boolean) => void;
}

/** How this person likes the console on this device; nothing personal, kept in the browser. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      colours: 'system',
      sidebarCollapsed: false,
      shortcuts: true,
      chooseColours: (colours) => set({ colours }),
      collapseSidebar: (sidebarCollapsed) => set({ sidebarCollapsed }),
      enableShortcuts: (shortcuts) => set({ shortcuts }),
    }),
    {
      name: 'console-preferences',
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ colours, sidebarCollapsed, shortcuts }) => ({ colours, sidebarCollapsed, shortcuts }),
    },
  ),
);
