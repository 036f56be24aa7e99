import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useManualScroll } from '../../../forms/state/use-manual-scroll';
import {
  allowedScreen,
  type Screen,
  screens,
  showScreen,
  useWizardScreen,
  type WizardScreen,
} from './wizard-store';

/**
 * Gives each screen of the wizard a history entry, so that Back and Forward go from step to step. The entries are in
 * the order of the screens; going to an earlier screen goes back to its entry.
 */
export function useWizardHistory(): WizardScreen {
  const navigate = useNavigate();
  const locale = useLocale();
  const { key, state, pathname, search, hash } = useLocation();
  const entryScreen = screenOf(state);
  const shown = useWizardScreen();
  useManualScroll();

  useLayoutEffect(() => {
    if (shown.cause === 'restored') showScreen(allowedScreen(entryScreen), 'replace');
  }, [shown, entryScreen]);

  /** The last entry handled, and whether a history navigation is pending. */
  const lastEntry = useRef({ key, locale, navigating: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only screen and history entry are synchronised
  useEffect(() => {
    const { screen, cause } = shown;
    const { navigating, ...before } = lastEntry.current;
    const arrived = key !== before.key;
    // `navigate(-n)` is asynchronous; until it has completed, no other navigation can be started.
    if (navigating && !arrived) return;
    lastEntry.current = { key, locale, navigating: false };
    // A change of language changes the URL, but not the screen.
    const languageChanged = locale !== before.locale;
    if (arrived && !navigating && !languageChanged && entryScreen !== screen) {
      showScreen(allowedScreen(entryScreen), 'history');
      return;
    }
    if (screen === entryScreen || cause === 'initial' || cause === 'restored') return;
    lastEntry.current.navigating = true;
    const here = `${pathname}${search}${hash}`;
    const entry = { state: { ...(state as object | null), [SCREEN]: screen } };
    const delta = screens.indexOf(screen) - screens.indexOf(entryScreen);
    if (cause === 'history' || cause === 'replace' || languageChanged)
      navigate(here, { ...entry, replace: true });
    else if (delta < 0) navigate(delta);
    else navigate(here, entry);
  }, [shown, key]);

  return shown;
}

const SCREEN = 'spice-screen';

/** The screen of a history entry; the first one for the entry by which the person arrived. */
function screenOf(state: unknown): Screen {
  const stored = (state as Record<string, unknown> | null)?.[SCREEN];
  return screens.find((screen) => screen === stored) ?? 'details';
}
