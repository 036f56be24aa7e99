import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useManualScroll } from '../../../forms/state/use-manual-scroll';
import { allowedScreen, type Screen, type Shown, screens, show, useShownScreen } from './wizard-store';

/**
 * Gives each screen of the wizard a history entry, so that Back and Forward go from step to step. The entries are in
 * the order of the screens; going to an earlier screen goes back to its entry.
 */
export function useWizardEntries(): Shown {
  const navigate = useNavigate();
  const locale = useLocale();
  const { key, state, pathname, search, hash } = useLocation();
  const inEntry = screenOf(state);
  const shown = useShownScreen();
  useManualScroll();

  useLayoutEffect(() => {
    if (shown.by === 'restored') show(allowedScreen(inEntry), 'instead');
  }, [shown, inEntry]);

  /** The last entry handled, and whether a history navigation is pending. */
  const at = useRef({ key, locale, underway: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only screen and history entry are synchronised
  useEffect(() => {
    const { screen, by } = shown;
    const { underway, ...before } = at.current;
    const arrived = key !== before.key;
    // `navigate(-n)` is asynchronous; until it has completed, no other navigation can be started.
    if (underway && !arrived) return;
    at.current = { key, locale, underway: false };
    // A change of language changes the URL, but not the screen.
    const spoken = locale !== before.locale;
    if (arrived && !underway && !spoken && inEntry !== screen) {
      show(allowedScreen(inEntry), 'entry');
      return;
    }
    if (screen === inEntry || by === 'arrival' || by === 'restored') return;
    at.current.underway = true;
    const here = `${pathname}${search}${hash}`;
    const entry = { state: { ...(state as object | null), [SCREEN]: screen } };
    const way = screens.indexOf(screen) - screens.indexOf(inEntry);
    if (by === 'entry' || by === 'instead' || spoken) navigate(here, { ...entry, replace: true });
    else if (way < 0) navigate(way);
    else navigate(here, entry);
  }, [shown, key]);

  return shown;
}

const SCREEN = 'spice-screen';

/** The screen of a history entry; the first one for the entry by which the person arrived. */
function screenOf(state: unknown): Screen {
  const kept = (state as Record<string, unknown> | null)?.[SCREEN];
  return screens.find((screen) => screen === kept) ?? 'details';
}
