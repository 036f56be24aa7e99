import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Settings } from '../data/account/settings';

export type ColourChoice = Settings['colours'];
export type Density = Settings['density'];

interface Preferences {
  /** Language of the console; before login, the one last used on this device. */
  locale: Settings['locale'];
  colours: ColourChoice;
  /** Row density of lists, unless the URL has another one. */
  density: Density;
  sidebarCollapsed: boolean;
  /** Single-key shortcuts can be disabled (WCAG 2.1.4): speech input and tremor trigger them by accident. */
  shortcuts: boolean;
  /** Whether the mail of a decision is previewed while its reason is typed. */
  decisionMail: boolean;
  /** Whether a document is shown beside its record instead of in front of it, if there is space. */
  documentBeside: boolean;
  chooseLocale: (locale: Settings['locale']) => void;
  chooseColours: (colours: ColourChoice) => void;
  collapseSidebar: (collapsed: boolean) => void;
  showDecisionMail: (shown: boolean) => void;
  setDocumentBeside: (beside: boolean) => void;
}

/** The language of the mail whose link opened this page, for a browser without stored preferences. */
function localeOfLink(): Settings['locale'] {
  return new URLSearchParams(window.location.search).get('lang') === 'hi' ? 'hi' : 'en';
}

const NAME = 'console-preferences';

/**
 * Preferences stored in this browser. Language, colours, density and shortcuts are copies of the account's settings,
 * needed for the first paint.
 */
export const usePreferences = create<Preferences>()(
  persist(
    (set) => ({
      locale: localeOfLink(),
      colours: 'system',
      density: 'comfortable',
      sidebarCollapsed: false,
      shortcuts: true,
      decisionMail: true,
      documentBeside: true,
      chooseLocale: (locale) => set({ locale }),
      chooseColours: (colours) => set({ colours }),
      collapseSidebar: (sidebarCollapsed) => set({ sidebarCollapsed }),
      showDecisionMail: (decisionMail) => set({ decisionMail }),
      setDocumentBeside: (documentBeside) => set({ documentBeside }),
    }),
    {
      name: NAME,
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({
        locale,
        colours,
        density,
        sidebarCollapsed,
        shortcuts,
        decisionMail,
        documentBeside,
      }) => ({
        locale,
        colours,
        density,
        sidebarCollapsed,
        shortcuts,
        decisionMail,
        documentBeside,
      }),
    },
  ),
);

// Each change stores all preferences: without those of the other tabs it would undo what was chosen there.
window.addEventListener('storage', ({ key }) => {
  if (key === NAME) void usePreferences.persist.rehydrate();
});
