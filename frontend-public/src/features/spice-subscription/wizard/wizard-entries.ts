import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useRef, useState } from 'react';
import { type Step, stepNames } from '../spice-subscription';

/** What the wizard shows, in its order: each has an entry of the browser's history. */
export type Screen = Step | 'failed';
const screens: readonly Screen[] = [...stepNames, 'failed'];

export interface Shown {
  screen: Screen;
  /**
   * How it came there: `entry` the browser went to an entry of the history; `press` the person pressed a button and
   * `move` the wizard goes by itself, and the history follows both; `instead` it takes the place of what is in the
   * entry; `arrival` nothing has moved yet.
   */
  by: 'entry' | 'press' | 'move' | 'instead' | 'arrival';
}

/**
 * The screen of the wizard, one entry of the browser's history for each, so that Back and Forward go from step to step.
 * The entries lie in the order of the screens; going to an earlier one goes back to its entry.
 *
 * @param allowed the screen that can be shown where an entry asks for one: the form may have changed since
 */
export function useWizardEntries(allowed: (wanted: Screen) => Screen) {
  const navigate = useNavigate();
  const locale = useLocale();
  const { key, state, pathname, search, hash } = useLocation();
  const inEntry = screenOf(state);
  const [shown, setShown] = useState<Shown>({ screen: 'details', by: 'arrival' });

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
      setShown({ screen: allowed(inEntry), by: 'entry' });
      return;
    }
    if (screen === inEntry || by === 'arrival') return;
    at.current.underway = true;
    const here = `${pathname}${search}${hash}`;
    const entry = { state: { ...(state as object | null), [SCREEN]: screen } };
    const way = screens.indexOf(screen) - screens.indexOf(inEntry);
    if (by === 'entry' || by === 'instead' || spoken) navigate(here, { ...entry, replace: true });
    else if (way < 0) navigate(way);
    else navigate(here, entry);
  }, [shown, key]);

  const show = (screen: Screen, by: Exclude<Shown['by'], 'entry' | 'arrival'> = 'move') =>
    setShown({ screen, by });
  return { shown, inEntry, show };
}

const SCREEN = 'spice-screen';

/** The screen that an entry of the history belongs to; the first one for the entry that somebody came by. */
function screenOf(state: unknown): Screen {
  const kept = (state as Record<string, unknown> | null)?.[SCREEN];
  return screens.find((screen) => screen === kept) ?? 'details';
}
