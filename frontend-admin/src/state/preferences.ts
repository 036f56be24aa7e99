import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Settings } from '../data/settings';

export type ColourChoice = Settings['colours'];
export type Density = Settings['density'];

interface Preferences {
  /** Language of the console; before a login the one last used on this device. */
  locale: Settings['locale'];
  colours: ColourChoice;
  /** How close the rows of lists stand, unless the address says otherwise. */
  density: Density;
  sidebarCollapsed: boolean;
  /** Single-key shortcuts can be switched off (WCAG 2.1.4): speech input and shaky hands set them off by accident. */
  shortcuts: boolean;
  chooseLocale: (locale: Settings['locale']) => void;
  chooseColours: (colours: ColourChoice) => void;
  collapseSidebar: (collapsed: boolean) => void;
}

/** How this person likes the console: as the settings of the account have it, kept in the browser for the first paint. */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      locale: 'en',
      colours: 'system',
      density: 'comfortable',
      sidebarCollapsed: false,
      shortcuts: true,
      chooseLocale: (locale) => set({ locale }),
      chooseColours: (colours) => set({ colours }),
      collapseSidebar: (sidebarCollapsed) => set({ sidebarCollapsed }),
    }),
    {
      name: 'console-preferences',
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ locale, colours, density, sidebarCollapsed, shortcuts }) => ({
        locale,
        colours,
        density,
        sidebarCollapsed,
        shortcuts,
      }),
    },
  ),
);
