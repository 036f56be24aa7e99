import { useQueryClient } from '@tanstack/react-query';
import { saveSettings, settings } from '../data/account/settings';
import { usePreferences } from '../state/preferences';
import { useColourMode } from '../theme/console-theme';

/** Number of switches so far: the response to any but the last one would switch back for a moment. */
let switches = 0;

/** Switches between light and dark colours. */
export function useColourSwitch() {
  const mode = useColourMode();
  const choose = usePreferences((preferences) => preferences.chooseColours);
  const queryClient = useQueryClient();
  const other = mode === 'dark' ? 'light' : 'dark';

  function change() {
    choose(other);
    switches += 1;
    const own = switches;
    // If saving fails, the choice applies to this device until the next reload.
    saveSettings({ colours: other })
      .then((saved) => {
        if (own === switches) queryClient.setQueryData(settings().queryKey, saved);
      })
      .catch(() => undefined);
  }

  return { other, change } as const;
}
