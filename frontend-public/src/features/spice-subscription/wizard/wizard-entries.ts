import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useManualScroll } from '../../../forms/state/use-manual-scroll';
import { allowedScreen, type Screen, type Shown, screens, show, useShownScreen } from './wizard-store';

/**
 * Gives each screen of the wizard an entry of the browser's history, so that Back and Forward go from step to step. The
 * entries lie in the order of the screens; going to an earlier one goes back to its entry.
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

  /** The entry that was looked at last, and whether the wizard is on its way to another one. */
  const at = useRef({ key, locale, underway: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown and the entry of the history are what is brought together
  useEffect(() => {
    const { screen, by } = shown;
    const { underway, ...before } = at.current;
    const arrived = key !== before.key;
    // The browser goes back later than it is told to; until it is there, nothing else can be told.
    if (underway && !arrived) return;
    at.current = { key, locale, underway: false };
    // Another language is another address of the same screen.
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

/** The screen that an entry of the history belongs to; the first one for the entry that somebody came by. */
function screenOf(state: unknown): Screen {
  const kept = (state as Record<string, unknown> | null)?.[SCREEN];
  return screens.find((screen) => screen === kept) ?? 'details';
}
